/** The question was answered, and the answer is no: a sentence for each reason, on stderr, and exit code 1. */
export class AnswerIsNo extends Error {
  override readonly name = 'AnswerIsNo'
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join('\n'))
  }
}

/** What the program ends with. */
export const EXIT = {
  answered: 0,
  /** An assertion is false, a warband illegal, some lines of a batch failed. */
  no: 1,
  wrongRequest: 2,
  /** A bug of ours. */
  bug: 70,
  /** Ctrl-C at a question. In the middle of a computation the signal itself ends the program, which shells report as the same. */
  interrupted: 130,
  /** A wish that the program ends (SIGTERM), in the same way. */
  terminated: 143
} as const

export type ExitCode = (typeof EXIT)[keyof typeof EXIT]
