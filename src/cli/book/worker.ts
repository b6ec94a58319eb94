import { parentPort } from 'node:worker_threads'
import { type PageOrder, pageOf } from './page'

/** A thread of `book`: gets the order for a page and posts its rows back. */

parentPort?.on('message', async (order: PageOrder) => parentPort?.postMessage(await pageOf(order)))
