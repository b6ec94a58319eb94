import type { Report } from '../model/report'
import { linesOf } from './kinds'
import { plain } from './plain'

/** One sentence, to say at the table or send to a friend; of several answers a line each. */
export const line = async (report: Report): Promise<string> => (await linesOf(report)).map(text => `${plain(text)}\n`).join('')
