import { isSame } from '../../model/data'
import { type PlanFile, POINTS } from '../../model/plan'

/** A choice between a shot and a charge in words, "8 crossbowmen shoot or charge 4 huscarls": a step of a plan that may be either. */

const SHOT = 'shoot(?:s|ing)?|fir(?:es?|ing)|dispar(?:an?|ar(?:le)?|o|amos)'
const CHARGE = 'charg(?:es?|ing)|attack(?:s|ing)?|assault(?:s|ing)?|carg(?:an?|ar(?:le)?|o|amos)|atac(?:an?|ar|o|amos)'
const THEM = String.raw`(?:\s+(?:at|them|him|it|at\s+them|les?|al?|contra))?`
/** The two deeds of a choice, `one` and `other`, and the words between them. */
const CHOICES: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![a-zà-ÿ])(?<one>${SHOT}|${CHARGE})${THEM}\s+(?:or|o)\s+(?:to\s+|rather\s+)?(?<other>${SHOT}|${CHARGE})(?![a-zà-ÿ])`,
    'i'
  ),
  new RegExp(
    String.raw`(?<![a-zà-ÿ])(?<one>${SHOT}|${CHARGE})(?<between>\s[^,;:?]{3,80}?)\s+(?:or|o)\s+(?:to\s+|rather\s+)?(?<other>${SHOT}|${CHARGE})${THEM}(?=\W*$)`,
    'i'
  )
]
const IS_SHOT = new RegExp(`^(?:${SHOT})$`, 'i')
/** "shoot or charge 4 huscarls with 8 crossbowmen?": no command, though a word of its own. */
const BEGINS = new RegExp(String.raw`^[^\p{L}\d]*(?:${SHOT}|${CHARGE})\s+(?:or|o)\s+(?:to\s+)?(?:${SHOT}|${CHARGE})[\s:,]`, 'iu')

/** Whether a choice of deeds stands first. */
export const beginsWithChoice = (text: string): boolean => BEGINS.test(text)

/** What asks which is better, as a choice does by itself. */
const WHICH_IS_BETTER =
  /^\W*(?:is\s+it\s+(?:better|best|wiser|smarter)\s+(?:to|for)|what(?:['\u2019]?s|\s+is)\s+(?:better|best)\W+(?:to\s+)?|which\s+is\s+better\W+(?:to\s+)?|better\s+to|(?:es|ser[ií]a)\s+mejor(?:\s+que)?|qu[eé]\s+es\s+mejor\W+|mejor)\s*/i

/** "with 8 crossbowmen against 4 huscarls": who does it to whom, behind the choice. */
const TWO_UNITS =
  /^[\s:,]*(?:(?:with|using|for|as|con|de|para)\s+)?([^,;]{0,20}\d[^;]{2,80}?)\s+(?:vs\.?|v|versus|against|at|contra|frente\s+a)\s+(\S.{2,120})$/i

/** The two sentences that a choice between a shot and a charge stands for, in its order; undefined for any other sentence. */
export const eitherDeed = (text: string): readonly [string, string] | undefined => {
  for (const choice of CHOICES) {
    const { 0: whole = '', index = 0, groups: { one = '', other = '', between = '' } = {} } = choice.exec(text) ?? {}
    if (whole === '' || IS_SHOT.test(one) === IS_SHOT.test(other)) continue
    const [before, after] = [text.slice(0, index).replace(WHICH_IS_BETTER, ''), text.slice(index + whole.length)]
    const [, actor, target] = (between === '' && !/\d/.test(before) && TWO_UNITS.exec(after)) || []
    const said = (deed: string): string =>
      actor === undefined
        ? `${before}${deed}${between}${after}`.trim()
        : `${actor} ${IS_SHOT.test(deed) ? 'shoot' : 'charge'} ${target}`
    return [said(one), said(other)]
  }
  return undefined
}

/** Two plans as one that leaves open the steps in which they differ; undefined where their units or the number of their steps differ. */
export const eitherOf = (one: PlanFile, other: PlanFile): PlanFile | undefined =>
  isSame(one.warbands, other.warbands) && one.steps.length === other.steps.length
    ? {
        ...one,
        steps: one.steps.map((step, index) => {
          const instead = other.steps[index] ?? step
          return isSame(step, instead) ? step : { choose: [step, instead] }
        })
      }
    : undefined

/** Whether a plan leaves a step open. */
export const leavesOpen = ({ steps }: PlanFile): boolean => steps.some(({ choose }) => choose !== undefined)

/** The goal that a plan in words asks to be solved for, where none is named: a choice asks which is best. None where it is sampled. */
export const goalAsked = (file: PlanFile, method: string | undefined): typeof POINTS | undefined =>
  method !== 'monte-carlo' && leavesOpen(file) ? POINTS : undefined
