import { namesOf } from '../../request/names'
import { plain } from '../../rules/named'
import type { Rulebook } from '../../rules/types'
import { matchOf, withReplaced } from './may-match'
import { A_CHANCE, NUMBER, OWNED, phrase, phraseAcross } from './rewording'
import { isLeader, isTroop } from './units-said'

/** A leader who is "he" once he has been named: "my warlord dies if he charges 10 geburs", "Ragnar charges 4 huscarls, odds that he survives". */

/** "if he charges 10 geburs", but not "if he charges 10 geburs at my warlord" */
const HE_CHARGES = phrase`
  \b(?:if|when|once|after|and) (?:he|she) (?=(?:charges|attacks) ${OWNED}${NUMBER} (?![^,;.?!]{0,40} (?:at|into) (?:my|the)))
`
const HIS_FATE = phrase`
  (?<=\b(?:odds|chances?|probability|likelihood|likely|likely is it)(?: that)? )(?:he|she)
  \s+(?:will )?(?=(?:dies?|survives|lives|is (?:killed|wiped)|falls|kills|loses|wins|beats)\b)
`
/** "Ragnar charges 6 ceorls, he's got 2 fatigue" */
const HE_HAS = phrase`\b(?:he|she)(?:['\u2019]s(?: got)?| has(?: got)?) (?=(?:an?|${NUMBER}) fatigue\b)`
/** "odds they kill him", where he is the only leader named. */
const KILLS_HIM = phrase`
  (?<=\b(?:odds|chances?|probability|likelihood|likely|likely is it|can|could|will|do)(?: that)? )
  (?:they|it|we|I|you|(?:the|my|his) [a-z]+)(?: (?:will|can|could))? (?:kill|slay|finish(?: off)?|cut down|take out)s? (?:him|her)(?: off)?\b
`
const WORD = /[a-zà-ÿ]+/gi

/** "my 8 bondi charge 4 huscarls, can they wipe them out": who acts is named first, and kills the others. */
const THEY_KILL = phraseAcross`
  ^(?<fight>(?!.*\b(?:by|I|we (?:charge|attack|shoot)|me)\b).{8,200}?[,.;:?!] (?:(?:and|so) )?
  (?:${A_CHANCE}(?: that)? |how likely is it(?: that)? |do |can |could |will |would ))they
  (?<deed> (?:(?:all|actually) )?(?:kill|wipe|destroy|slay|take|clear|finish)\b[^,;.?!]*
  \b(?:them|(?:the|his|their|my) [^,;.?!]*)\b[^,;.?!]*\W*)$
`

/** The text with the unit named first in the place of "they" who kill "them", where it names two. */
const withTheyNamed = (text: string, book: Rulebook): string => {
  const { fight = '', deed = '' } = matchOf(THEY_KILL, text)?.groups ?? {}
  const [first, second, third] = new Set(
    [...`${fight}${deed}`.matchAll(WORD)].flatMap(([word]) => (isTroop(word, book) ? [word] : []))
  )
  return first !== undefined && second !== undefined && third === undefined ? `${fight}the ${first}${deed}` : text
}

/** The only leader that the text names, in its words; undefined where it names none, or several. */
const leaderIn = (text: string, book: Rulebook): string | undefined => {
  const { troop } = namesOf(book)
  const heroOf = (word: string): string | undefined => {
    const id = troop.get(plain(word)) ?? ''
    return book.troops[id]?.hero === undefined ? undefined : id
  }
  // "Harald Hardrada" is one
  const named = new Map(
    [...text.matchAll(WORD)].flatMap(([word]) => {
      const hero = heroOf(word)
      return hero !== undefined ? [[hero, word] as const] : isLeader(word, book) ? [[word, `the ${word}`] as const] : []
    })
  )
  return named.size === 1 ? [...named.values()][0] : undefined
}

/** The text with the leader in the place of "he", where he is the only one that it names, and with those who act in the place of "they". */
export const withHimNamed = (said: string, book: Rulebook): string => {
  const text = withTheyNamed(said, book)
  const named = (said: string): string => {
    const name = leaderIn(text, book)
    return name === undefined ? said : said.replace(/\bs?he\b(?:\s+will\b(?=.*\bdie\b))?/i, name)
  }
  const dies = (said: string): string => {
    const name = leaderIn(text, book)
    return name === undefined ? said : `${name} dies`
  }
  const has = (said: string): string => {
    const name = /\bhis\b/i.test(text) ? undefined : leaderIn(text, book)
    return name === undefined ? said : `${name} has `
  }
  return [[HE_CHARGES, named] as const, [HIS_FATE, named] as const, [KILLS_HIM, dies] as const, [HE_HAS, has] as const].reduce(
    (plainer, [said, otherwise]) => withReplaced(plainer, said, otherwise),
    text
  )
}
