/** What `piece` takes of the processor on the machine that limits in milliseconds were set on. */
const USUAL_MS = 50

/** Texts cut, searched, sorted and put together again. */
const piece = (): number => {
  let letters = 0
  for (let round = 0; round < 14; round++) {
    const words = Array.from({ length: 2000 }, (_, at) => `word ${(at * 7919) % 2003} of ${round}`)
    const kept = words.filter(word => !/ (?:1|2)\d* of/.test(word)).map(word => word.split(' '))
    letters += JSON.stringify(kept.sort().map(([first, second]) => ({ first, second }))).length
  }
  return letters
}

/** What comes of it, and the milliseconds of the processor that it takes: what else runs on this machine does not count. */
export const timed = <T>(play: () => T): { readonly found: T; readonly milliseconds: number } => {
  const start = process.cpuUsage()
  const found = play()
  const { user, system } = process.cpuUsage(start)
  return { found, milliseconds: (user + system) / 1000 }
}

/**
 * How many times slower the processor is now than that of the machine on which limits were set, at least 1: machines differ, and two threads
 * of one core slow each other.
 */
export const slowness = (): number => Math.max(1, Math.min(timed(piece).milliseconds, timed(piece).milliseconds) / USUAL_MS)

/** The milliseconds of the processor that it takes; beyond a limit, those that it would take on the machine on which limits were set. */
export const usualMilliseconds = async (limit: number, play: () => Promise<unknown>): Promise<number> => {
  const start = process.cpuUsage()
  await play()
  const milliseconds = process.cpuUsage(start).user / 1000
  return milliseconds < limit ? milliseconds : milliseconds / slowness()
}
