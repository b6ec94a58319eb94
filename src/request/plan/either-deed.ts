import type { PlanFile } from '../../model/plan'

/** A choice of deeds in words: "8 crossbowmen shoot or charge 4 huscarls", which is a step that leaves open which of both it is. */

const SHOT = 'shoot(?:s|ing)?|fir(?:es?|ing)|dispar(?:an?|ar(?:le)?|o|amos)'
const CHARGE = 'charg(?:es?|ing)|attack(?:s|ing)?|assault(?:s|ing)?|carg(?:an?|ar(?:le)?|o|amos)|atac(?:an?|ar|o|amos)'
const THEM = String.raw`(?:\s+(?:at|them|him|it|at\s+them|les?|al?|contra))?`
/** Which of both it is, and what is left when the other words of the choice are taken out. */
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
/** What asks which is better, which a choice asks by itself. */
const WHICH_IS_BETTER =
  /^\W*(?:is\s+it\s+(?:better|best|wiser|smarter)\s+(?:to|for)|what(?:['\u2019]?s|\s+is)\s+(?:better|best)\W+(?:to\s+)?|which\s+is\s+better\W+(?:to\s+)?|better\s+to|(?:es|ser[ií]a)\s+mejor(?:\s+que)?|qu[eé]\s+es\s+mejor\W+|mejor)\s*/i

/** "with 8 crossbowmen against 4 huscarls": who does it to whom, behind the choice. */
const TWO_UNITS =
  /^[\s:,]*(?:(?:with|using|for|as|con|de|para)\s+)?([^,;]{0,20}\d[^;]{2,80}?)\s+(?:vs\.?|v|versus|against|at|contra|frente\s+a)\s+(\S.{2,120})$/i

/** The two sentences of a choice between a shot and a charge, the one that is said first before the other; undefined for any other. */
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

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The plan that leaves open which of two it is, where they differ; undefined where they are of other units, or of other steps. */
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

/** Whether a plan leaves a step open: words ask by it which is best. */
export const asksWhich = ({ steps }: PlanFile): boolean => steps.some(({ choose }) => choose !== undefined)
