import { describeUnitInFight } from '../../battle/headline'
import { isSame } from '../../model/data'
import { msg, t } from '../../model/language'
import { type ActStep, type Conduct, NO_CONDUCT, type Plan, type PlanStep } from '../../model/plan'
import type { UnitRequest } from '../../model/scenario'
import { abilityKeyOf } from '../../rules/lookup'
import type { Rulebook } from '../../rules/types'

/**
 * The headline of a plan: the sentence that a player could type for it, where a sentence can say all of it; else the texts of its
 * steps.
 */

/** A unit with its conduct in one fight. */
const inFight = (
  request: UnitRequest,
  { abilities, spend, effects, engaged, cover, ground, building, givesUpDice }: Conduct
): UnitRequest => ({
  ...request,
  ...(abilities.length > 0 && { abilities }),
  ...(spend.length > 0 && { spend }),
  ...(effects && { effects }),
  ...(engaged && 'models' in engaged && { engaged: engaged.models }),
  ...(cover && { cover }),
  ...(ground && { ground }),
  ...(building && { building }),
  ...(givesUpDice !== undefined && { givesUpDice })
})

const isPlain = (conduct: Conduct | undefined): boolean =>
  conduct === undefined || (conduct.stops === undefined && (conduct.engaged === undefined || 'models' in conduct.engaged))

/** Whether a sentence can say all of a step. */
const canBeSaid = (step: PlanStep, { units }: Plan, book: Rulebook): step is PlanStep & ActStep => {
  if (step.is !== 'act' || step.when !== undefined || step.otherwise.length > 0) return false
  const { verb, enemy, own, companion, free, pays } = step
  const [actor] = step.units
  const request = units[actor ?? -1]?.request
  const isPaidByItself = pays.every(key => request && own.abilities.some(use => abilityKeyOf(use, request, book) === key))
  const isFight = verb === 'charge' || verb === 'shoot'
  return (
    (isFight ? step.targets.length === 1 : (verb === 'rest' || verb === 'move') && step.targets.length === 0) &&
    (verb === 'charge' || step.units.length === 1) &&
    enemy !== 'best' &&
    enemy.every(reply => reply.when === undefined && isPlain(reply)) &&
    isPlain(own) &&
    isPlain(companion) &&
    free.abilities === undefined &&
    free.spend === undefined &&
    isPaidByItself &&
    step.isFree === undefined &&
    !step.tireless &&
    step.near.length === 0 &&
    step.distance === undefined &&
    step.restsAll === undefined &&
    step.turn === undefined
  )
}

const VERBS = {
  charge: '{who} {n|charges|charge} {whom}',
  shoot: '{who} {n|shoots|shoot} {whom}',
  'charge or shoot': msg('{who} {n|charges|charge} or {n|shoots|shoot} {whom}'),
  'shoot or charge': msg('{who} {n|shoots|shoot} or {n|charges|charge} {whom}')
} as const

const ALONE = { rest: '{who} {n|rests|rest}', move: '{who} {n|moves|move}' } as const

/** The units that the sentence has named so far. */
interface Named {
  readonly places: readonly number[]
  /** The target of the step before. */
  readonly target?: number
}

interface Telling {
  readonly plan: Plan
  readonly book: Rulebook
  /** As a player types it, without the kit that a unit has anyway: typed, it would be in the plan. */
  readonly isTyped: boolean
}

/** A unit in words, by its name alone where it was named before; undefined where the words would mean another unit. */
const unitWords = (
  place: number,
  conduct: Conduct,
  isTarget: boolean,
  /** The warband of a unit that is named here for the first time. */
  newOf: number,
  { places, target }: Named,
  { plan, book, isTyped }: Telling
): string | undefined => {
  const unit = plan.units[place]
  if (!unit) return undefined
  const {
    name,
    isCounted,
    usual,
    assumed,
    inFight: said
  } = describeUnitInFight(unit.request, inFight(unit.request, conduct), book)
  const here = said.filter(text => !usual.includes(text))
  const twins = places.filter(other => plan.units[other]?.request.unit === unit.request.unit)
  if (places.includes(place)) {
    const again = isTarget && target === place ? t('them') : twins.at(-1) === place ? name : undefined
    return again === undefined ? undefined : [again, ...here].join(', ')
  }
  // words without a count would mean the unit of its kind that was named before
  if (unit.warband !== newOf || (!isCounted && twins.length > 0)) return undefined
  return said.filter(text => !isTyped || !assumed.includes(text)).join(', ')
}

/** A step in words, and the units named after it; undefined where words cannot say it. `aimed` is what is done to the target. */
const stepWords = (
  step: PlanStep & ActStep,
  named: Named,
  telling: Telling,
  aimed: keyof typeof VERBS = step.verb === 'shoot' ? 'shoot' : 'charge'
): readonly [string, Named] | undefined => {
  const { plan } = telling
  const [target] = step.targets
  const [first = -1, second] = step.units
  const reply = step.enemy === 'best' ? undefined : step.enemy[0]
  const isOurs = (place: number | undefined): boolean => plan.units[place ?? -1]?.warband === 0
  // "then 6 knights charge bondi": a new unit is the enemy's where its target is named again and is ours
  const isNew = !named.places.includes(first)
  const isByOtherPlayer = isNew && target !== undefined && named.places.includes(target) && isOurs(target)
  const [own, enemy] = isOurs(first) ? [0, 1] : [1, 0]
  const { target: _, ...unaimed } = named
  const actorsOf = isNew && !isByOtherPlayer ? 0 : own
  const one = unitWords(first, step.own, false, actorsOf, named, telling)
  const other = second === undefined ? '' : unitWords(second, step.companion ?? NO_CONDUCT, false, actorsOf, named, telling)
  const whom =
    target === undefined ? '' : unitWords(target, reply ?? NO_CONDUCT, true, enemy, isByOtherPlayer ? unaimed : named, telling)
  if (one === undefined || other === undefined || whom === undefined) return undefined
  const names = [one, other].filter(Boolean).join(t(' and '))
  const who = `${names}${names.includes(',') ? ',' : ''}`
  const n = second === undefined ? (plan.units[first]?.request.models ?? 1) : 2
  const { verb } = step
  const text = verb === 'rest' || verb === 'move' ? t(ALONE[verb], { who, n }) : t(VERBS[aimed], { who, whom, n })
  const places = [...new Set([...named.places, ...step.units, ...step.targets])]
  return [text, { ...named, places, ...(target !== undefined && { target }) }]
}

const withoutVerb = ({ units, targets, own, companion, enemy }: ActStep) => ({ units, targets, own, companion, enemy })

/** A choice between a shot and a charge of the same units at the same target, in words; undefined for any other step. */
const eitherWords = (step: PlanStep, named: Named, telling: Telling): readonly [string, Named] | undefined => {
  if (step.is !== 'choose' || step.when !== undefined || step.otherwise.length > 0) return undefined
  const [one, other, ...more] = step.options.flatMap(({ steps }) => (steps.length === 1 ? steps : []))
  if (!one || !other || more.length > 0 || step.options.length > 2) return undefined
  if (![one, other].every(each => canBeSaid(each, telling.plan, telling.book))) return undefined
  const [first, second] = [one, other] as [PlanStep & ActStep, PlanStep & ActStep]
  const said = `${first.verb} or ${second.verb}`
  return said in VERBS && isSame(withoutVerb(first), withoutVerb(second))
    ? stepWords(first, named, telling, said as keyof typeof VERBS)
    : undefined
}

/**
 * Whether the plan's units have the names that a sentence would give them: their troop or class, with a number where there are
 * several.
 */
const isNamedByTroop = ({ units }: Plan, book: Rulebook): boolean =>
  units.every(({ name, request: { unit } }) =>
    [unit, book.troops[unit]?.class ?? unit].some(id =>
      new RegExp(`^${id.replace(/[^\p{L}\d]+/gu, '-')}(?:-\\d+)?$`, 'u').test(name)
    )
  )

const sentenceOf = (telling: Telling): string | undefined => {
  const { plan, book } = telling
  const { units, steps, warbands, goals, stopWhen, points, turn } = plan
  const isPlainPlan = goals.length === 0 && stopWhen === undefined && points === undefined && turn === 0
  const isPlainForce =
    warbands.every(({ dice }) => dice === undefined) && units.every(({ near, move }) => near.length === 0 && move === undefined)
  if (!isPlainPlan || !isPlainForce || !isNamedByTroop(plan, book)) return undefined
  const texts: string[] = []
  let named: Named = { places: [] }
  for (const step of steps) {
    const made = canBeSaid(step, plan, book) ? stepWords(step, named, telling) : eitherWords(step, named, telling)
    if (!made) return undefined
    texts.push(made[0])
    named = made[1]
  }
  return named.places.length === units.length ? texts.join(t(', then ')) : undefined
}

/** The sentence that asks for a plan again; undefined where words cannot say all of it. */
export const inWords = (plan: Plan, book: Rulebook): string | undefined => sentenceOf({ plan, book, isTyped: true })

/** The headline of a plan: its title, or else its sentence. */
export const headlineOf = (plan: Plan, book: Rulebook): string => {
  const { title, units, steps } = plan
  return title === ''
    ? (sentenceOf({ plan, book, isTyped: false }) ?? steps.map(({ text }) => text).join(t(', then ')))
    : t('{title}: {units} {units|unit|units}, {steps} {steps|step|steps}', { title, units: units.length, steps: steps.length })
}
