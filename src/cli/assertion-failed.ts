/** The question was answered, and the answer is no: a sentence for each reason, on stderr, and exit code 1. */
export class AnswerIsNo extends Error {
  override readonly name = 'AnswerIsNo'
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join('\n'))
  }
}
