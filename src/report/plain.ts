/** Letters, dashes and the blocks of bars, which harm nothing: most texts. The classes below take V8 long to read. */
const PLAIN = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u2013\u2014\u2500-\u25ff]*$/

/** A text that moves no cursor and turns no line around: names may come from a stranger's file. */
export const plain = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text
        .replace(/\s/gu, ' ')
        .replace(/(?:\p{Cc}\[|\u009b)[0-?]*[ -/]*[@-~]/gu, '')
        .replace(/\p{Cc}|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu, '')
        .replace(/\p{Cs}|[\ufffe\uffff]/gu, '\ufffd')
