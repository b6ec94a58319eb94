/** Thrown where the question was answered and the answer is "no" (exit code 1). Each sentence is a reason and goes to stderr. */
export class AnswerIsNo extends Error {
  override readonly name = 'AnswerIsNo'
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join('\n'))
  }
}

/** The exit codes of the program. */
export const EXIT = {
  answered: 0,
  /** An assertion is false, a warband illegal, some lines of a batch failed. */
  no: 1,
  wrongRequest: 2,
  /** A bug of ours. */
  bug: 70,
  /**
   * Ctrl-C at a prompt. In the middle of a computation the signal itself ends the program, which shells report as the same code.
   */
  interrupted: 130,
  /** SIGTERM, in the same way. */
  terminated: 143
} as const

export type ExitCode = (typeof EXIT)[keyof typeof EXIT]
