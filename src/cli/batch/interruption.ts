/** Ctrl-C, or a wish that the program ends: what is begun is finished, and no more. */
export interface Interruption {
  readonly signal: AbortSignal
  /** The program is deaf to it no longer. */
  readonly over: () => void
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

export const interruption = (): Interruption => {
  const controller = new AbortController()
  const heard = () => controller.abort()
  for (const signal of SIGNALS) process.on(signal, heard)
  return {
    signal: controller.signal,
    over: () => {
      for (const signal of SIGNALS) process.off(signal, heard)
    }
  }
}

/** Told to who interrupted it: the program ends as it is expected to. */
export class Interrupted extends Error {
  override readonly name = 'AbortError'
}
