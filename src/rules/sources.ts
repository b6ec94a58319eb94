/** What the letters of a source stand for. Pages are the source's own. */
export const sources = {
  S1: 'the rulebook of the first edition with the questions and answers of December 2011, in Spanish translation',
  S2: 'the official clarifications and errata of the second edition',
  S3: 'the quick reference sheet of the late first edition',
  public: 'published play aids, reviews and official answers beside these'
} as const satisfies Record<string, string>
