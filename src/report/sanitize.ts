/** Letters, dashes and the blocks of bars: most texts have nothing else. A shortcut, since V8 is slow to compile the classes below. */
const HARMLESS = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u2013\u2014\u2500-\u25ff]*$/

/**
 * The text without terminal escapes, control characters and direction marks: names may come from a stranger's file. Whitespace becomes
 * blanks; lone surrogates become U+FFFD.
 */
export const sanitizeText = (text: string): string =>
  HARMLESS.test(text)
    ? text
    : text
        .replace(/\s/gu, ' ')
        .replace(/(?:\p{Cc}\[|\u009b)[0-?]*[ -/]*[@-~]/gu, '')
        .replace(/\p{Cc}|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu, '')
        .replace(/\p{Cs}|[\ufffe\uffff]/gu, '\ufffd')
