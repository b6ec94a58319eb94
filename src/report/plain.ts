const SEQUENCES = /(?:\p{Cc}\[|\u009b)[0-?]*[ -/]*[@-~]/gu
const INVISIBLE = /\p{Cc}|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu
const BROKEN = /\p{Cs}|[\ufffe\uffff]/gu

/** A text that moves no cursor and turns no line around: names may come from a stranger's file. */
export const plain = (text: string): string =>
  text.replace(/\s/gu, ' ').replace(SEQUENCES, '').replace(INVISIBLE, '').replace(BROKEN, '\ufffd')
