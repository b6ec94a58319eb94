import { enemyOf, type Scenario, SIDES, type Side, type UnitRequest, unitsOfSide } from '../../model/scenario'
import { MOST_LETTERS } from '../../request/words/sentence'
import { sideOfSpeaker, sideOfTroop, type UnitsOfSides } from '../../request/words/speaker'
import type { Rulebook } from '../../rules/types'
import { wordsAndOptions } from '../arguments'
import { inDigits } from './dice-words'
import type { Made } from './fight-read'
import { firstMatch } from './may-match'
import { CHANCE, firstPhrase, LEADER } from './rewording'
import { troopsSaid } from './units-said'

/**
 * What a sentence asks of the fight in it, whose answer has it but does not name it: "..., what are the huscarls' chances of winning",
 * "will they be wiped out", "how likely is it that my 8 ceorls survive". The fight is read elsewhere.
 */

/** What becomes of who is asked about, or of those whom he fights. */
type Fate = 'wins' | 'loses' | 'dies' | 'survives' | 'killsAll'

const A_LEADER = `an? (?:(?:lone|single|lonely) )?${LEADER}`
const OWNED_UNIT = '(?:the|my|his|her|their|your|those) [^,;:.?!]{2,30}?'
const ONES = `(?:them|him|her|me|us|it|${A_LEADER}|${OWNED_UNIT})`
const WHOLE = `(?:them|it|the unit|${A_LEADER}|the (?:whole )?lot|everyone|everybody|all [^,;:.?!]{2,30}?|${OWNED_UNIT})`
const THE_FIGHT = '(?: (?:it|this|that|the (?:fight|melee|combat|battle|whole thing)|this (?:one|fight|melee)|outright))?'
const KILLED = '(?:wiped out|destroyed|annihilated|killed off|slaughtered|massacred)'
const ALL_OF_THEM = `(?:them all|all (?:of ${ONES}|(?:the |his |my )?\\d{1,2} [a-z]+)|every(?:one| last one of them)|the (?:whole )?lot)`

/** The verbs of each fate, in any of their forms. */
const FATES: Readonly<Record<Fate, readonly string[]>> = {
  wins: [
    `win(?:s|ning)?${THE_FIGHT}`,
    `(?:beat(?:s|ing)?|defeat(?:s|ing)?) ${ONES}`,
    'prevail(?:s|ing)?|com(?:e|es|ing) out on top|carr(?:y|ies|ying) the day'
  ],
  loses: [`los(?:e|es|ing)${THE_FIGHT}`, '(?:get|gets|getting|be|is|are|being) beaten'],
  dies: [
    'd(?:ie|ies|ying)',
    `(?:(?:be|get|gets|is|are|being|getting) )?(?:completely |all )?${KILLED}`,
    '(?:all|both) (?:die|fall|perish)|dead|done for|toast|doomed|finished|history|go(?:es)? down'
  ],
  survives: [
    'surviv(?:e|es|ing)(?: (?:an?|the|this|that|their|his) (?:charge|attack|volley|assault))?|liv(?:e|es|ing)',
    'mak(?:e|es|ing) it(?: through| out alive)?|pull(?:s|ing)? through',
    '(?:get|gets|getting|com(?:e|es|ing)) (?:out|away) alive'
  ],
  killsAll: [
    `(?:wip(?:e|es|ing)|clear(?:s|ing)?|tak(?:e|es|ing)) ${ONES} out|shoot(?:s|ing)? ${ONES} down`,
    `(?:wip(?:e|es|ing) out|shoot(?:s|ing)? down) ${WHOLE}`,
    '(?:tak(?:e|es|ing)|bring(?:s|ing)?|cut(?:s|ting)?) (?:him|her) down',
    `(?:finish(?:es|ing)?|kill(?:s|ing)?|polish(?:es|ing)?) ${ONES} off`,
    `(?:kill(?:s|ing)?|slay(?:s|ing)?|destroy(?:s|ing)?) (?:${A_LEADER}|${ALL_OF_THEM}|him|her)|destroy(?:s|ing)? ${ONES}`
  ]
}

const WHO =
  "(?!(?:of|for|to|that|is|are|what|how|which|who|tell|give|show)\\b)(?<who>[a-z\\d'\\u2019-]+(?: [a-z\\d'\\u2019-]+){0,5}?)"
const MAYBE = '(?: (?:will|would|can|could|do|does|actually|really|still|just|even|all|manage to|likely to))*'
const DEED = `(?:${Object.entries(FATES)
  .map(([fate, verbs]) => `(?<${fate}>${verbs.join('|')})`)
  .join('|')})`
/** What may stand behind the question: the end, another clause, or the fight that it is about. */
const END = String.raw`(?=\W*$|\s*[,;:.?!]|\s+(?:${[
  'if|when|once|after|against|with|in (?:this|that|the)|here|then|now|alone',
  String.raw`by (?:\d+|himself|themselves)|this turn|doing (?:it|that)|from (?:this|that|it)`
].join('|')})\b)`

const QUESTIONS: readonly RegExp[] = [
  firstPhrase`\b${CHANCE}(?: (?:is|are) there)?(?: that)? ${WHO}${MAYBE} ${DEED}${END}`,
  firstPhrase`\bhow (?:likely|probable) is it(?: that)? ${WHO}${MAYBE} ${DEED}${END}`,
  firstPhrase`\bhow likely (?:is|are|am) ${WHO} to ${DEED}${END}`,
  firstPhrase`\bhow likely ${WHO} (?:is|are|am) to ${DEED}${END}`,
  firstPhrase`\b${CHANCE} (?:of|for) ${WHO}(?:['\u2019]s?)? (?:to )?${DEED}${END}`,
  firstPhrase`
    (?<=^\W*|[,;:.?!-]\s*|\b(?:what(?:['\u2019]s| is| are)|(?:tell|give|show) me) )${WHO}(?:['\u2019]s?)? ${CHANCE} (?:of
    |to) ${DEED}${END}
  `,
  firstPhrase`\b(?:chance|hope) (?:do|does|have|has) ${WHO} (?:have|stand|got)(?<wins>)(?=\W*$)`,
  firstPhrase`\b(?:chance|hope) (?:do|does|have|has) ${WHO} (?:have|stand|got) (?:of|to) ${DEED}${END}`,
  firstPhrase`
    (?<=^\W*|[,;:.?!-]\s*|\b(?:and|so|but|how often) )(?:can|could|will|would|do|does|may|might|are|is|am) ${WHO}${MAYBE}
    \s+(?:going to )?${DEED}${END}
  `
]
/** What none of those questions is without. */
const HINT = new RegExp(
  `\\b(?:${CHANCE}|probab\\w*|likel\\w*|hope|can|could|will|would|do|does|may|might|are|is|am)\\b.*\\b(?:${[
    'win|beat|defeat|prevail|com(?:e|es|ing) out|carr|los|get|be|is|are|being|d(?:ie|ies|ying)|wip|destroy|annihil|slaughter',
    'massacre|all|both|dead|done|toast|doomed|finish|history|go|surviv|liv|mak|pull|tak|bring|cut|clear|shoot|kill|polish|slay|have|stand|got'
  ].join('|')})`,
  'i'
)

/** Some of a unit, nobody, or a question that is denied: what is counted is asked elsewhere. */
const COUNTS = firstPhrase`
  \b(?:how|many|much|any(?:one|body)?|some|half|most|none|no|nobody|neither|either|one|two|at|least|more|less|fewer|than
  |only|not|never|or|each|who|which|what|why)\b|n['\u2019]t\b|%
`
const MEN = '(?:side|men|lads|guys|boys|unit|team|troops|own)'
const NONE_OF_MINE = firstPhrase`^(?:nobody|no one|none|not one) (?:(?:on|of) (?:my|our) ${MEN}|of (?:mine|ours|us))$`
const SPEAKER = firstPhrase`^(?:I|we|me|us|(?:my|our) ${MEN})$`
const ENEMY = firstPhrase`
  ^(?:you|(?:my|the) (?:enemy|opponent)|(?:his|her|their|your) ${MEN}|the other (?:side|unit|guy|lot))$
`
const THEM = /^(?:they|these|those|them|the unit)$/i
const HIM = /^(?:he|she|it|him|her)$/i
const OWN_DEED = firstPhrase`
  \b(?:I|we) (?:(?:will|am going to|want to|wanna|would|['\u2019]d|['\u2019]ll|now|then) )*(?:charge|attack|shoot|hit
  |rush|assault|go (?:in|for|into)|fire|take on)\b
`
const DONE_TO_ME = firstPhrase`
  \b(?:charg(?:es?|ed|ing)|attack(?:s|ed|ing)?|shoots?(?: at)?|shot(?: at)?|hits?|rush(?:es)?|fires? (?:on|at)|comes?
  \s+(?:at|for)) me\b
`
const BY = /\b(?:by|against)\s+(?:(?:my|his|her|their|the|your)\s+)?(?:\S+\s+){0,2}$/i

/** The fight of a question, and who is who in it. */
interface Fight {
  readonly text: string
  readonly book: Rulebook
  readonly scenario: Scenario
  readonly units: UnitsOfSides
  readonly speaker: Side | undefined
}

const unitsIn = (scenario: Scenario): UnitsOfSides => ({
  attacker: unitsOfSide(scenario.attacker).map(({ unit }) => ({ unit })),
  defender: unitsOfSide(scenario.defender).map(({ unit }) => ({ unit }))
})

const modelsOf = (scenario: Scenario, side: Side): number =>
  unitsOfSide(scenario[side]).reduce((sum, { models = 1 }: UnitRequest) => sum + models, 0)

/** The side of a troop in some words; undefined if they name none, or one that both sides have. */
const sideNamed = (words: string, { units, book }: Fight): Side | undefined => {
  const sides = words.split(/\s+/).flatMap(word => {
    const name = word.replace(/['\u2019]s?$/, '')
    const found = [name, name.replace(/s$/, '')].map(each => sideOfTroop(each, units, book)).find(side => side !== undefined)
    return found ? [found] : []
  })
  const [side, other] = new Set(sides)
  if (side === undefined || other !== undefined) return undefined
  const here = new Set(units[side].map(({ unit }) => unit))
  return units[enemyOf(side)].some(({ unit }) => here.has(unit)) ? undefined : side
}

/** The side that the sentence names first as who acts: not "by 6 knights". */
const sideSpokenOf = (fight: Fight): Side | undefined => {
  for (const { 0: word, index } of fight.text.matchAll(/[a-z-]{2,}/gi)) {
    const side = troopsSaid(word, fight.book).length > 0 ? sideNamed(word, fight) : undefined
    if (side) return BY.test(fight.text.slice(0, index)) ? enemyOf(side) : side
  }
  return undefined
}

const sideOfHim = ({ scenario, speaker }: Fight, who: string): Side | undefined => {
  const [lone, another] = SIDES.filter(side => modelsOf(scenario, side) === 1)
  if (lone && !another) return lone
  return /^it$/i.test(who) ? undefined : enemyOf(speaker ?? 'attacker')
}

/** Who "they" are: who acts, where they win or kill; where they suffer, who is shot at, or those of the person asking. */
const sideOfThem = (fight: Fight, fate: Fate, said: string): Side | undefined => {
  const { scenario, speaker, text } = fight
  if (/\b(?:me|us|mine|my)\b/i.test(said)) return speaker && enemyOf(speaker)
  const spoken = sideSpokenOf(fight)
  if (fate === 'wins' || fate === 'killsAll') return OWN_DEED.test(text) ? undefined : spoken
  if (spoken === 'defender' && speaker !== 'attacker') return spoken
  if (scenario.kind === 'shoot') return fate === 'loses' ? undefined : 'defender'
  return speaker !== undefined && (speaker === spoken || (speaker === 'defender' && fate !== 'loses')) ? speaker : undefined
}

const sideAsked = (who: string, fate: Fate, said: string, fight: Fight): Side | undefined => {
  if (SPEAKER.test(who)) return fight.speaker ?? 'attacker'
  if (ENEMY.test(who)) return fight.speaker && enemyOf(fight.speaker)
  if (THEM.test(who)) return sideOfThem(fight, fate, said)
  return HIM.test(who) ? sideOfHim(fight, who) : sideNamed(who, fight)
}

/** Whether a number in the words is the size of the whole unit. */
const isWhole = (who: string, side: Side, { scenario }: Fight): boolean =>
  who
    .split(/\s+/)
    .map(word => inDigits(word))
    .every(word => !/^\d+$/.test(word) || Number(word) === modelsOf(scenario, side))

const pathOf = (fate: Fate, side: Side, scenario: Scenario): string | undefined => {
  if (fate === 'wins' || fate === 'loses') {
    const winner = fate === 'wins' ? side : enemyOf(side)
    return scenario.kind === 'shoot' ? undefined : winner === 'attacker' ? 'result.attackerWins' : 'result.defenderWins'
  }
  if (fate === 'killsAll') return `${enemyOf(side)}.wipedOut`
  const models = modelsOf(scenario, side)
  if (fate === 'dies') return `${side}.wipedOut`
  return models === 1 ? `${side}.losses.p.0` : `${side}.losses.atMost.${models - 1}`
}

/** The number that the text asks of its fight; undefined where it asks none, or it is not clear of whom. */
const fateIn = (fight: Fight): string | undefined => {
  const { 0: said = '', groups = {} } = firstMatch(QUESTIONS, fight.text) ?? {}
  const who = (groups['who'] ?? '').replace(/['\u2019]s?$/, '')
  const fate = (Object.keys(FATES) as Fate[]).find(each => groups[each] !== undefined)
  if (!fate || who === '') return undefined
  if (fate === 'dies' && NONE_OF_MINE.test(who)) return `${fight.speaker ?? 'attacker'}.losses.p.0`
  if (COUNTS.test(said.slice(said.indexOf(who)))) return undefined
  const side = sideAsked(who, fate, groups[fate] ?? '', fight)
  return side && isWhole(who, side, fight) ? pathOf(fate, side, fight.scenario) : undefined
}

const OTHERWISE_ASKED = /^--(?:ask|until|by|observed|assert|vary|what-if)(?:=|$)/

/** The command with the chance that the words ask for, where the fight that was read asks for none: `melee ... --ask defender.wipedOut`. */
export const withFateAsked = (typed: readonly string[], { argv, book, fight }: Made): readonly string[] => {
  const [command = ''] = argv
  const words = wordsAndOptions(typed)[0].join(' ')
  const text = (words.startsWith(`${command} `) ? words.slice(command.length + 1) : words).replace(
    /(?<=\b(?:they|we|you))['\u2019]re\b/gi,
    ' are'
  )
  const mayAsk = (command === 'melee' || command === 'shoot') && text.length <= MOST_LETTERS && HINT.test(text)
  if (!mayAsk || argv.some(word => OTHERWISE_ASKED.test(word))) return argv
  const scenario = fight()
  if (!scenario || scenario.ask !== undefined) return argv
  const units = unitsIn(scenario)
  const own = OWN_DEED.test(text) ? 'attacker' : DONE_TO_ME.test(text) ? 'defender' : undefined
  const path = fateIn({ text, book, scenario, units, speaker: sideOfSpeaker(units, text, book) ?? own })
  return path === undefined ? argv : [...argv, '--ask', path]
}
