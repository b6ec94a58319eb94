/** What the letters of a source stand for. Pages are the source's own. */
export const sources = {
  S1: 'the rulebook of the first edition with the questions and answers of December 2011, in Spanish translation',
  S2: 'the official clarifications and errata of the second edition',
  S3: 'the quick reference sheet of the late first edition',
  public: 'published play aids, reviews and official answers beside these'
} as const satisfies Record<string, string>

/** What is public of the second edition, source by source. */
export const publicSources = {
  BS: 'a fan-made catalogue of units and special rules for roster builders, of 2024',
  F24: 'the official questions and errata of 2024 and 2025',
  F19: 'the official questions of the Age of Vikings, of 2019',
  SD: 'a fan-made helper for SAGA dice with two battleboards, typed by hand',
  GR: "articles by one of the game's authors",
  'LL, FP, SG': 'reviews by players'
} as const satisfies Record<string, string>
