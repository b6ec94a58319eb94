/** Ctrl-C, or a wish that the program ends: what is begun is finished, and no more. Who asks again is obeyed at once. */
export interface Interruption {
  /** Its reason is which of them it was. */
  readonly signal: AbortSignal
  /** The program is deaf to it no longer. */
  readonly over: () => void
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

export const interruption = (): Interruption => {
  const controller = new AbortController()
  const heard = (name: NodeJS.Signals) => {
    over()
    controller.abort(name)
  }
  const over = () => {
    for (const signal of SIGNALS) process.off(signal, heard)
  }
  for (const signal of SIGNALS) process.on(signal, heard)
  return { signal: controller.signal, over }
}

/** Told to who interrupted it: the program ends as it is expected to. */
export class Interrupted extends Error {
  override readonly name = 'AbortError'
  readonly isTerminated: boolean
  constructor({ reason }: AbortSignal) {
    super('interrupted')
    this.isTerminated = reason === 'SIGTERM'
  }
}
