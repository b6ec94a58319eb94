import { unitOf } from '../../battle/unit'
import { usableAbility } from '../../battle/usable-ability'
import { combinations } from '../../model/combinations'
import { RequestError } from '../../model/errors'
import { t, translateUnitName } from '../../model/language'
import type { ActStep, Conduct, Plan } from '../../model/plan'
import type { AbilityUse, Spend } from '../../model/scenario'
import { abilityKeyOf } from '../../rules/lookup'
import { readingsInForce } from '../../rules/readings-in-force'
import type { Rulebook } from '../../rules/types'
import { spendsAgainst } from '../advice/spendings'
import { capacityOf, type DiceUse, usedBy, useInTurn } from './dice-budget'

/** Everything that both sides choose at an activity: its target, what they use and spend, and which dice pay. */
export interface Action {
  readonly step: ActStep
  readonly target?: number
  readonly own: Conduct
  /** What the enemy does, where it chooses; absent where the step states its rules. */
  readonly reply?: Conduct
  /** What pays for the activation. */
  readonly activationCosts: readonly DiceUse[]
  /** Abilities used in it, by both sides. */
  readonly uses: readonly DiceUse[]
  /** What was chosen, in words: "fyrd, Ullr". */
  readonly name: string
}

/**
 * Every action at a step, in nested lists by who decides, in rulebook order: the target (own choice); whether the enemy gives up dice (R3.3); own
 * abilities and fatigue; the enemy's abilities and fatigue (R3.4).
 */
export type Actions = readonly (readonly (readonly (readonly Action[])[])[])[]

const MOST_ACTIONS = 20_000

/** Every way to use up to `dice` dice of a pool for attack and defence. */
const poolSplits = (use: AbilityUse, kinds: readonly string[], dice: number): readonly AbilityUse[] => {
  const found: AbilityUse[] = []
  for (let attack = 0; attack <= (kinds.includes('attack') ? dice : 0); attack++)
    for (let defence = 0; attack + defence <= dice && (defence === 0 || kinds.includes('defence')); defence++)
      if (attack + defence > 0) found.push({ id: use.id, ...(attack && { attack }), ...(defence && { defence }) })
  return found
}

interface PlanInBook {
  readonly plan: Plan
  readonly book: Rulebook
}

const TIMINGS = { charge: ['Melee', 'Melee'], shoot: ['Shooting', 'Shooting/Reaction'] } as const

/** Every set of abilities that the dice on a side's board allow a unit in this fight. */
const abilitySets = (
  unit: number,
  step: ActStep,
  isEnemy: boolean,
  { plan, book }: PlanInBook
): readonly (readonly AbilityUse[])[] => {
  const prepared = plan.units[unit]
  const timing = TIMINGS[step.verb === 'charge' ? 'charge' : 'shoot'][isEnemy ? 1 : 0]
  if (!prepared || plan.warbands[prepared.warband].dice === undefined) return [[]]
  const boxes = new Map<string, readonly AbilityUse[]>()
  for (const { use } of usableAbility(prepared.request, !isEnemy, book)) {
    const key = abilityKeyOf(use, prepared.request, book)
    const ability = book.abilities[key]
    const dice = Math.min(8, capacityOf(plan, usedBy(use, prepared.request, prepared.warband, book), book))
    if (!ability?.when.includes(timing) || dice < 1) continue
    const more = ability.choice?.take === 'pool' ? poolSplits(use, ability.choice.kinds, dice) : [...(boxes.get(key) ?? []), use]
    boxes.set(key, more)
  }
  return combinations([...boxes.values()].map(uses => [[], ...uses.map(use => [use])])).map(chosen => chosen.flat())
}

/** The most fatigue that any of these units can have: its limit, unless a reading keeps fatigue above it (T4.3). */
const mostFatigue = (units: readonly number[], { plan, book }: PlanInBook): number => {
  const readings = readingsInForce(plan.readings, book)
  if (readings['fatigue-above-limit'] === 'kept') return Number.POSITIVE_INFINITY
  const requests = units.flatMap(index => plan.units[index]?.request ?? [])
  return Math.max(0, ...requests.map(request => unitOf(request, book, 'melee', readings).profile.fatigueLimit))
}

/** Every way to spend the fatigue of these enemies: the least fatigue first; of as much, own armour before enemy armour. */
const spendOptions = (
  { verb }: ActStep,
  isEnemy: boolean,
  enemies: readonly number[],
  chooser: PlanInBook
): readonly (readonly Spend[])[] => {
  const most = mostFatigue(enemies, chooser)
  const ofEnemy = (spends: readonly Spend[]): number => spends.filter(each => each === 'enemy-armour').length
  return spendsAgainst(verb === 'charge' ? 'melee' : isEnemy ? 'shot-at' : 'shooting', chooser.book)
    .filter(({ length }) => length <= most)
    .toSorted((one, other) => one.length - other.length || ofEnemy(one) - ofEnemy(other))
}

/** "fatigue for armour"; in the second edition "fatigue for armour x2" too. */
const spendNames = (spends: readonly Spend[]): readonly string[] =>
  [...new Set(spends)].map(spend => {
    const count = spends.filter(each => each === spend).length
    const name = t('fatigue for {what}', { what: t(spend === 'armour' ? 'armour' : 'enemy armour') })
    return count > 1 ? `${name} x${count}` : name
  })

const choiceName = ({ abilities, spend }: Conduct, request: Parameters<typeof abilityKeyOf>[1], book: Rulebook): string =>
  [
    ...abilities.map(use => {
      const { attack = 0, defence = 0, count } = use
      const dice = [attack ? `${attack}a` : '', defence ? `${defence}d` : '', count === undefined ? '' : `${count}`].join('')
      return `${book.abilities[abilityKeyOf(use, request, book)]?.name ?? use.id}${dice === '' ? '' : ` ${dice}`}`
    }),
    ...spendNames(spend)
  ].join(', ')

/** What the abilities of a unit use of its side's board; nothing where there is no unit. */
export const usesOf = (
  conduct: Pick<Conduct, 'abilities'>,
  unit: number | undefined,
  turn: number,
  { plan, book }: PlanInBook
): readonly DiceUse[] => {
  const prepared = unit === undefined ? undefined : plan.units[unit]
  return prepared
    ? conduct.abilities.map(use => useInTurn(usedBy(use, prepared.request, prepared.warband, book), turn, plan))
    : []
}

/** The boxes that pay for an activation. A box that activates many is counted for each unit, and so is Determination (R6.2). */
const activationCostsOf = ({ verb, pays, units, turn = 0 }: ActStep, { plan, book }: PlanInBook): readonly DiceUse[] => {
  const [unit] = units
  const whose = (plan.turn + turn) % 2 === 0 ? 0 : 1
  const warband = unit === undefined ? whose : (plan.units[unit]?.warband ?? 0)
  const fees = pays.map((box): DiceUse => {
    const { all, of } = book.abilities[box]?.activates ?? {}
    const side = of === 'enemy' ? (warband === 0 ? 1 : 0) : warband
    return useInTurn(
      { warband: side, box, times: 1, ...((all || box === 'determination') && unit !== undefined && { unit }) },
      turn,
      plan
    )
  })
  // the second of two Side by Side moves by We Obey (R6.3)
  return verb === 'charge' && units.length > 1 ? [...fees, { warband, box: 'we-obey', times: 1 }] : fees
}

const ownConducts = (step: ActStep, unit: number, chooser: PlanInBook): readonly Conduct[] => {
  const sets = step.free.abilities ? abilitySets(unit, step, false, chooser) : [[]]
  const spends = step.free.spend ? spendOptions(step, false, step.targets, chooser) : [step.own.spend]
  return sets.flatMap(more => spends.map(spend => ({ ...step.own, abilities: [...step.own.abilities, ...more], spend })))
}

const replyConducts = (step: ActStep, target: number, givesUpDice: boolean, chooser: PlanInBook): readonly Conduct[] => {
  const all = abilitySets(target, step, true, chooser).flatMap(abilities =>
    spendOptions(step, true, step.units, chooser).map(
      (spend): Conduct => ({ abilities, spend, ...(givesUpDice && { givesUpDice }) })
    )
  )
  // fatigue may keep the charge away before anything else is done (R4.4)
  return step.verb === 'charge' && !givesUpDice && step.distance !== undefined
    ? [...all, { abilities: [], spend: [], stops: true }]
    : all
}

const tooMany = (verb: string, count: number): RequestError =>
  new RequestError([
    {
      message: t(
        "this step ({verb}) can be played in {count} ways, more than {most}: settle some of its abilities or of the enemy's",
        { verb, count, most: MOST_ACTIONS }
      )
    }
  ])

/** Every action at a step; one where nothing is left open. Throws a RequestError where there are more than 20 000. */
export const actionsOf = (step: ActStep, plan: Plan, book: Rulebook): Actions => {
  const chooser = { plan, book }
  const [unit = 0] = step.units
  const { turn = 0 } = step
  const request = plan.units[unit]?.request
  const isBest = step.enemy === 'best'
  const targets = step.targets.length > 0 && step.verb !== 'use' ? step.targets : [undefined]
  const owns = ownConducts(step, unit, chooser)
  const activationCosts = activationCostsOf(step, chooser)
  const ways = targets.map(target =>
    (isBest && step.verb === 'charge' ? [false, true] : [false]).map(giving => ({
      target,
      answers: isBest && target !== undefined ? replyConducts(step, target, giving, chooser) : [undefined]
    }))
  )
  const count = owns.length * ways.flat().reduce((sum, { answers }) => sum + answers.length, 0)
  if (count > MOST_ACTIONS) throw tooMany(step.verb, count)
  const playOf = (target: number | undefined, own: Conduct, reply: Conduct | undefined): Action => ({
    step,
    ...(target !== undefined && { target }),
    own,
    ...(reply && { reply }),
    activationCosts,
    uses: [
      ...usesOf(own, unit, turn, chooser).filter(({ box }) => !step.pays.includes(box)),
      ...(step.companion ? usesOf(step.companion, step.units[1], turn, chooser) : []),
      ...(reply ? usesOf(reply, target, turn, chooser) : [])
    ],
    name: [
      ...(step.targets.length > 1 && target !== undefined ? [translateUnitName(plan.units[target]?.name ?? '')] : []),
      ...(request && (step.free.abilities || step.free.spend) ? [choiceName(own, request, book) || t('nothing played')] : [])
    ].join(', ')
  })
  return ways.map(byGivingUp =>
    byGivingUp.map(({ target, answers }) => owns.map(own => answers.map(reply => playOf(target, own, reply))))
  )
}

/** The action where nobody chooses: the first target, no optional ability or fatigue. */
export const firstAction = (actions: Actions): Action => {
  const first = actions[0]?.[0]?.[0]?.[0]
  if (!first) throw new RangeError('there is no way to play this step')
  return first
}
