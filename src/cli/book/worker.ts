import { parentPort } from 'node:worker_threads'
import { type PageOrder, pageOf } from './page'

/** A thread of `book`: an attacker in, its rows out. */

parentPort?.on('message', async (order: PageOrder) => parentPort?.postMessage(await pageOf(order)))
