import { grouped } from '../model/quoted'
import type { Progress } from '../study/sweep'
import type { Streams } from './streams'

/** Fewer fights are answered before anybody looks. */
const MANY = 5000

const CLEAR = '\r\u001b[K'

/** One line on a terminal's stderr, written over itself and gone at the end; nothing where nobody watches. */
export const progressOn = ({ stderr }: Streams, count: number): Progress | undefined => {
  if (stderr.isTTY !== true || count < MANY) return undefined
  let shown = -1
  return (done, of) => {
    const percent = Math.floor((100 * done) / of)
    if (percent === shown) return
    shown = percent
    stderr.write(done === of ? CLEAR : `${CLEAR}${grouped(done)} of ${grouped(of)} fights, ${percent} %`)
  }
}
