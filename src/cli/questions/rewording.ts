import { NUMBERS } from '../../request/words/templates'

/** What people say: as the text of a `phrase`, which is compiled only for sentences that it may match; or as a pattern with flags of its own. */
export type Said = string | RegExp

/** A turn of phrase, and how it is put in plain words. */
export type Rewording = readonly [said: Said, otherwise: string]

/** The text of a `phrase`. A long one stands on several lines: the end of a line, with the blanks behind it, is no part of it. */
export const said = (parts: TemplateStringsArray, ...values: readonly unknown[]): string => {
  const text = String.raw(parts, ...values)
  return text.includes('\n') ? text.replaceAll(/\n\s*/g, '') : text
}

/** A blank of a pattern is any white space, and with a question mark behind it as much or none; in brackets it is itself. */
export const spaced = (pattern: string): string =>
  pattern.replace(/\[(?:\\.|[^\]\\])*\]| +\??/g, part => (part.startsWith('[') ? part : part.endsWith('?') ? '\\s*' : '\\s+'))

const patternWith =
  (flags: string) =>
  (parts: TemplateStringsArray, ...values: readonly string[]): RegExp =>
    new RegExp(spaced(said(parts, ...values)), flags)

/** A phrase wherever it stands in a text, in small letters or capitals. A pattern is written as people write: its blanks are any white space. */
export const phrase = patternWith('gi')

/** The same, where it stands first. */
export const firstPhrase = patternWith('i')

/** The same over the ends of lines: there a dot is any letter whatever. */
export const phraseAcross = patternWith('is')

/** Questions that are the whole of a text. */
export const wholeQuestions = (...questions: readonly string[]): readonly RegExp[] =>
  questions.map(question => firstPhrase`^\W*(?:how much )?${question}\W*$`)

/** Rounds after which hardly a melee goes on; it ends before where a side has fallen (R8.3). */
export const MANY_ROUNDS = 20

/** A number in digits, or in words of either language. */
export const NUMBER = String.raw`(?:\d+|${NUMBERS.slice(1).join('|')})`

export const DEED = String.raw`(?:charg\w*|attack\w*|shoot\w*|fight\w*)`

/** Looks ahead for what shoots, in the same clause. */
export const MISSILES = String.raw`(?=[^,;:.?!]*\b(?:x?bow|sling|jav|arch|crossbow|peasants))`

/** What the leader of a warband is called. */
export const LEADER = '(?:warlord|wl|jarl|lord|king|earl|duke|prince|chief(?:tain)?)'

/** Whose a unit is. */
export const OWN = '(?:my|our|his|her|their|the)'

/** The same, where it need not be said. */
export const OWNED = `(?:${OWN} )?`

/** A unit, and no more than its name: "my 8 bondi". */
export const UNIT = `${OWNED}${NUMBER} [a-z]+`

/** A unit with what it has: "my 8 bondi with 1 fatigue". It is no longer, so that a long text is not searched for its end again and again. */
export const UNIT_WITH = `${OWNED}${NUMBER} [^(),;:.?!]{2,60}?`

/** A box of a battleboard, or what else may be played, by the words of its name, which are captured. */
export const BOX = "(?:the )?([a-z][a-z' ]{2,28}?)"

/** A melee that goes on until one side has fallen. */
export const TO_THE_END = `${MANY_ROUNDS} rounds`

/** A unit with what it has, in Spanish and in digits. It is no longer, so that a long text is not searched for its end again and again. */
export const SPANISH_UNIT = String.raw`\d{1,2} [a-zà-ÿ][^,;:.¿?]{0,50}?`

/** Whose a unit is, in Spanish. */
export const SPANISH_OWN = '(?:(?:mis|sus|tus|los|las|unos|unas) )?'

/** Who plays the other side, in Spanish. */
export const RIVAL =
  '(?:[eé]l|ella|ellos|(?:mi|el|un|una|la) (?:otro|rival|enemigo|oponente|contrincante|adversario|amig[oa]|colega|primo|hermano))'

/** What a chance is called. */
export const CHANCE = '(?:odds|chances?|probability|likelihood)'

/** All that names a chance, in both languages. */
export const NAMES_CHANCE = String.raw`odds|chances?|prob\w*|posib\w*|likel\w*|how often`

/** What opens a question of chance. */
export const A_CHANCE = String.raw`(?:what(?:['\u2019]?s| is| are) )?(?:the )?${CHANCE}`
