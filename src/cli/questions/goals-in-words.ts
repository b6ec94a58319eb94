import { MOST_LETTERS } from '../../request/words/sentence'
import { NUMBER, OWNED, phraseAcross, UNIT_WITH } from './rewording'

/** What a player wants of a fight, said in words, as the options that ask for it: `--goal` of advice, `--assert` and `--until` of a fight. */

/** Words without what is wanted, and the condition that says it. */
interface Wanted {
  readonly text: string
  readonly condition: string
}

const WIPED_OUT = 'defender wiped out'
const DEED = `
  (?<all>wipe(?: out)?(?=\\W*$)|(?:wipe|take) (?:them|it) (?:all )?out|(?:kill|destroy|slay) (?:them all|all of them|everyone|everybody|them to the last man))
  |kill (?:at least )?(?<killed>${NUMBER})(?: or more)?(?: of them)?
  |(?:not lose more than|lose (?:at most|no more than)) (?<lost>${NUMBER})(?: (?:of mine|men|models|myself))?
  |(?<won>win(?: the (?:melee|fight|combat))?)
`.replaceAll(/\n\s*/g, '')

/** "advise 8 bondi charge 4 huscarls, I want to wipe them out": the wish stands behind the fight. */
const WISH = phraseAcross`
  [\s,;.:]*(?:\b(?:and|but|if|because|since) )?\b(?:(?:I|we) (?:(?:really|just|only) )?(?:want|need|have|must|would like|'d like)(?: to)?
  |(?:my|our|the) (?:goal|aim|plan) (?:is|being)(?: to)?|(?:goal|aim)\s*[:=]\s*|(?:in order )?to) (?:${DEED})\W*$
`
const BEST_WAY = phraseAcross`
  ^\W*(?:what(?:['\u2019]?s| is) )?(?:the )?best way (?:of|to) (?:wip(?:e|ing) out|destroy(?:ing)?|annihilat(?:e|ing)|kill(?:ing)? all of)
  \s+(${OWNED}${NUMBER} [a-z]+) with (${OWNED}${NUMBER} [^;:.?!\d]{3,60}?)(?: available| ready)?\W*$
`
/** Who is charged speaks: what he wants of the others is not said of the defender. */
const SPEAKER_IS_CHARGED = /\bcharged\b|\b(?:charges?|charging|attacks?|attacking) (?:(?:at|me|us|my|our)\b)/i

/** A fight for which advice is asked, and the goal in words behind it; undefined where none is said. */
export const goalSaid = (text: string): Wanted | undefined => {
  if (text.length > MOST_LETTERS || !/\d/.test(text)) return undefined
  const [, enemy, own] = BEST_WAY.exec(text) ?? []
  if (enemy !== undefined) return { text: `should ${own} charge ${enemy}`, condition: WIPED_OUT }
  const wish = WISH.exec(text)
  if (!wish || SPEAKER_IS_CHARGED.test(text)) return undefined
  const { all, killed, lost } = wish.groups ?? {}
  const condition =
    all !== undefined
      ? WIPED_OUT
      : killed !== undefined
        ? `defender losses >= ${killed}`
        : lost !== undefined
          ? `attacker losses <= ${lost}`
          : 'attacker wins'
  return { text: text.slice(0, wish.index), condition }
}

const FOR_WHOM = phraseAcross`^\W*(?:for )?the ([a-z]{3,20})(?:\s*[,:]\s*| (?:when|if|as) )(?=${OWNED}\d)`
const FOR_WHOM_LAST = phraseAcross`[\s,;]+for the (defender|attacker|charger|target)\W*$`

/** "advise the defender: 6 knights charge 8 ceorls": the question of what that side should do; undefined where no side is named. */
export const whomAdvised = (text: string): string | undefined => {
  if (text.length > MOST_LETTERS) return undefined
  const first = FOR_WHOM.exec(text)
  if (first) return `what should the ${first[1]} do when ${text.slice(first[0].length)}`
  const last = FOR_WHOM_LAST.exec(text)
  return last ? `what should the ${last[1]} do when ${text.slice(0, last.index)}` : undefined
}

const BEAT = '(?:beat|defeat|win (?:against|over|vs\\.?)|overcome)'
const MORE = '(?<than>at least|no less than|more than|better than|over|above)'
const PERCENT = String.raw`(?<percent>\d{1,3}) ?(?:%|per ?cent)`
const LEAST_CHANCE = [
  phraseAcross`
    ^\W*(?:(?:do|does|will|would|can|could) )?(?<own>${UNIT_WITH}) ${BEAT} (?<enemy>${UNIT_WITH}) ${MORE} ${PERCENT} of the (?:time|fights)\W*$
  `,
  phraseAcross`
    ^\W*(?:do|does|will|would) (?<own>${UNIT_WITH}) have ${MORE} (?:an? )?${PERCENT} (?:chance|odds|probability)
    \s+(?:to (?:win against|beat|defeat)|of (?:winning against|beating|defeating)) (?<enemy>${UNIT_WITH})\W*$
  `,
  phraseAcross`
    ^\W*(?:do|would|will) (?:I|we) have (?:an? )?${MORE} (?:an? )?${PERCENT} (?:chance|odds|probability)(?: (?:of winning|to win))? with
    \s+(?<own>${UNIT_WITH}) (?:against|vs\.?|versus) (?<enemy>${UNIT_WITH})\W*$
  `,
  phraseAcross`
    ^\W*(?:is|are) the (?:chance|chances|odds|probability) (?:that|of) (?<own>${UNIT_WITH}) (?:${BEAT}|beating|defeating|winning against)
    \s+(?<enemy>${UNIT_WITH}) ${MORE} ${PERCENT}\W*$
  `
]

/** "do 12 bondi have at least a 30% chance to beat 4 huscarls": a fight and what is asserted of it; undefined where nothing is. */
export const leastChanceAsked = (text: string): Wanted | undefined => {
  if (text.length > MOST_LETTERS || !/\d ?(?:%|per ?cent)/i.test(text)) return undefined
  for (const question of LEAST_CHANCE) {
    const { own, enemy, than = '', percent } = question.exec(text)?.groups ?? {}
    if (own !== undefined)
      return {
        text: `${own} against ${enemy}`,
        condition: `attacker wins ${/^(?:at least|no less)/i.test(than) ? '>=' : '>'} ${percent}%`
      }
  }
  return undefined
}

const FATIGUE_NEEDED = [
  phraseAcross`
    ^\W*(?:how (?:much|many)|what) fatigues? (?:must|do|does|would|should|need) (?:the )?(?<enemy>${OWNED}${NUMBER} [a-z]+) (?:have|need)(?: to have)?
    \s+(?:before|for|so that|until) (?<own>${OWNED}${NUMBER} [a-z]+) (?:(?:to|can|will) )?(?:beat|defeat|win(?: against)?)(?: (?:them|him|it))?\W*$
  `,
  phraseAcross`
    ^\W*how (?:tired|exhausted|worn out|weary) (?:must|do|should|would) (?<enemy>${OWNED}${NUMBER} [a-z]+) (?:be|have to be|need to be)
    \s+(?:before|for|so that|until) (?<own>${OWNED}${NUMBER} [a-z]+) (?:(?:to|can|will) )?(?:beat|defeat|win(?: against)?)(?: (?:them|him|it))?\W*$
  `
]

/** "how much fatigue must 4 huscarls have before 8 bondi beat them": from which on they win more often than not. */
export const fatigueNeeded = (text: string): Wanted | undefined => {
  if (text.length > MOST_LETTERS) return undefined
  for (const question of FATIGUE_NEEDED) {
    const { own, enemy } = question.exec(text)?.groups ?? {}
    if (own !== undefined) return { text: `${own} charge ${enemy}`, condition: 'attacker wins >= 50%' }
  }
  return undefined
}
