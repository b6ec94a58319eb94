import { wordsOf } from '../request/words/throw-words'

/** A throw of plain dice told or asked about in words: "I rolled 8 dice and got 1 hit on 4+, how unlucky is that". */

const DICE = /\b(\d{1,4}) (?:attack |defen[cs]e )?(?:dice|die)\b/
const FACE =
  /\b(?:on|at|needing|need|needs|hitting on|of|with|to hit on)(?: an?)? ([1-6])(?:s|\+)?(?: (?:or (?:more|better)|up|plus))?(?![\d.])(?! (?:dice|die|hits?|success\w*|times?)\b)|\b([1-6])s\b|\b([1-6])\+/
const GOT =
  /\b(?:got|observed|scored|hit only|and hit|getting|rolled) (?:only )?(\d{1,4}|none|no|once|twice)\b(?! (?:dice|die)\b)/
const BOUNDED = /\b(at least|at most|exactly|no more than|less than|fewer than|more than) (\d{1,4}|no|none)\b/
const BARE = /\b(\d{1,4}|no) (?:hits?|success(?:es)?|[1-6]s)\b/
const REROLLS = /\breroll\w*(?: (?:the|all|any|failed))? (?:misses|failures|fails)\b/

/** More than one throw, which the command's own words describe. */
const MORE_THAN_DICE = /\b(?:sav\w*|armou?r|then|again|against|defen\w*|enemy|wrath|saga|showing)\b|\d\+.*\d\+/

const LUCK = /\b(?:un)?lucky\b|\bobserved\b|\brolled\b|\bhow (?:un)?likely (?:is|was) that\b/
const COUNTS: Readonly<Record<string, string>> = { none: '0', no: '0', once: '1', twice: '2' }
const digits = (said: string): string => COUNTS[said] ?? said

/** The words of `throw`, where the text names dice, the faces that count, and how many have come up or are wanted. */
export const throwAsked = (text: string): readonly string[] | undefined => {
  const said = wordsOf(text).join(' ')
  const dice = DICE.exec(said)?.[1]
  const [, needed, plural, open] = FACE.exec(said) ?? []
  const face = needed ?? plural ?? open
  if (dice === undefined || face === undefined || MORE_THAN_DICE.test(said)) return undefined
  if (/\breroll/.test(said) && !REROLLS.test(said)) return undefined
  const thrown = ['throw', dice, 'dice', 'on', `${face}+`, ...(REROLLS.test(said) ? ['rerolls'] : [])]
  const [, bound = 'exactly', some] = BOUNDED.exec(said) ?? []
  const wanted = some ?? BARE.exec(said)?.[1]
  if (!LUCK.test(said)) {
    const isOpen = /\bhow many\b/.test(said) || REROLLS.test(said)
    return wanted === undefined ? (isOpen ? thrown : undefined) : [...thrown, ...bound.split(' '), digits(wanted)]
  }
  const got = GOT.exec(said)?.[1] ?? wanted
  return got === undefined ? undefined : [...thrown, '--observed', digits(got)]
}
