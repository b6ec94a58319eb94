import { unitAt } from '../../battle/combatant'
import { choiceOf } from '../../battle/headline'
import { withResults } from '../../battle/test-results'
import type { AfterThrow, ChoiceSummary, DecisionKind, LineReport } from '../../model/advice'
import { t } from '../../model/language'
import type { Side } from '../../model/scenario'
import { type AbilityUse, type Act, BOUGHT, type Scenario, type Spend, type UnitRequest } from '../../model/scenario'

import type { Move } from './acts'
import type { Way } from './box'
import { type ChoiceNumber, choiceAt } from './choice-space'
import { diceOf, type Uses, unitsOf } from './opening'
import { type Group, parted, shownText, waysOf } from './play'
import type { Fought } from './search'
import type { Solved } from './solved'
import type { Line } from './tree'

/** Lines of play in words, and as the fight that each leads to. */

const namesAt = ({ opening: { engagement }, spaces }: Fought, side: Side): readonly string[] =>
  spaces[side].units.map(name => unitAt(engagement, name).unit.name)

/** "6 hirdmen": who decides. */
export const deciderName = (fought: Fought, side: Side): string => namesAt(fought, side).join(t(' and '))

/** Of two units it is shown which one uses a box. */
const wayText = (way: Way | undefined, names: readonly string[]): readonly string[] =>
  (way?.played ?? []).map(played =>
    names.length > 1 ? `${choiceOf(played)} (${names[way?.unit ?? 0] ?? ''})` : choiceOf(played)
  )

const spendText = (spend: Spend, { opening: { engagement } }: Fought): string => {
  const { what, from } = BOUGHT[spend]
  const enemy = from === undefined ? '' : ` (${unitAt(engagement, from === 0 ? 'attacker' : 'companion').unit.name})`
  return t(what === 'armour' ? 'armour +1' : 'enemy armour -1') + enemy
}

const spendsText = (by: readonly (readonly Spend[])[], fought: Fought, names: readonly string[]): readonly string[] =>
  by.flatMap((spends, unit) =>
    spends.length === 0
      ? []
      : [
          t('fatigue for {what}', { what: spends.map(each => spendText(each, fought)).join(t(' and ')) }) +
            (names.length > 1 ? ` (${names[unit]})` : '')
        ]
  )

export const noChoice = (): string => t('no ability, no fatigue')

const listed = (texts: readonly string[]): string => texts.join(', ') || noChoice()

const usesBy = (ways: Uses, units: number): readonly (readonly AbilityUse[])[] =>
  Array.from({ length: units }, (_, unit) => ways.flatMap(way => (way?.unit === unit ? way.uses : [])))

/** Boxes used before the fight. */
export const describeEarly = (uses: Uses, fought: Fought, side: Side): ChoiceSummary => {
  const names = namesAt(fought, side)
  return {
    text: listed(uses.flatMap(way => wayText(way, names))),
    uses: usesBy(uses, names.length),
    spend: names.map(() => []),
    dice: diceOf(uses)
  }
}

export const describeDice = ({ opening: { givesUpDice, engagement } }: Fought): ChoiceSummary => {
  const closes = engagement.book.numbers.saveClosedRanks !== undefined
  const text = closes ? (givesUpDice ? 'close ranks' : 'keep ranks open') : givesUpDice ? 'give up dice' : 'keep their dice'
  return { text: t(text), uses: [[]], spend: [[]], givesUpDice, dice: 0 }
}

/** Abilities and fatigue; of the defender against two units how he divides his dice. */
export const describeChoice = (choice: ChoiceNumber, fought: Fought, side: Side, split?: number): ChoiceSummary => {
  const { ways, spending } = choiceAt(fought.spaces[side], choice)
  const names = namesAt(fought, side)
  const aimed =
    split === undefined
      ? []
      : [t('aims {split} dice at {the:name}', { split, name: unitAt(fought.opening.engagement, 'attacker').unit.name })]
  return {
    text: listed([...ways.flatMap(way => wayText(way, names)), ...spendsText(spending.by, fought, names), ...aimed]),
    uses: usesBy(ways, names.length),
    spend: names.map((_, unit) => spending.by[unit] ?? []),
    ...(split !== undefined && { split }),
    dice: diceOf(ways)
  }
}

type Step = LineReport['steps'][number]

const step = (by: Side, fought: Fought, what: DecisionKind, choice: ChoiceSummary): Step => ({
  by,
  name: deciderName(fought, by),
  what,
  choice
})

/** There is something to use or to spend. */
const hasChoices = (side: Side, { spaces }: Fought, { learnt }: Solved): boolean => {
  const { boxes, spends } = spaces[side]
  return spends.length > 1 || boxes.some(({ isFixed }, box) => isFixed || learnt.legal[side][box])
}

/** Something can be used before the fight. */
const canOpen = (side: Side, { fought, uses }: Solved): boolean =>
  fought.some(({ opening }) => uses[side][opening.before[side]]?.some(way => way !== undefined))

const acted = (moves: readonly Move[], fought: Fought): readonly Step[] =>
  moves.filter(({ isForced }) => !isForced).map(({ by, summary }) => step(by, fought, 'fight', summary))

/** What is done on a line, in rulebook order; what nobody could do otherwise and changes nothing is left out. */
export const stepsOf = (line: Line, solved: Solved): readonly Step[] => {
  const { fought } = line
  const { opening } = fought
  const { uses, scenario } = solved
  const before = (side: Side): readonly Step[] =>
    canOpen(side, solved)
      ? [step(side, fought, 'before', describeEarly(uses[side][opening.before[side]] ?? [], fought, side))]
      : []
  const canGive = scenario.kind === 'melee' && opening.engagement.defender.generated > 0
  const fight = (side: Side, choice: ChoiceNumber, split?: number): readonly Step[] =>
    hasChoices(side, fought, solved) || split !== undefined
      ? [step(side, fought, 'fight', describeChoice(choice, fought, side, split))]
      : []
  return [
    ...before('attacker'),
    ...before('defender'),
    ...(canGive ? [step('defender', fought, 'dice', describeDice(fought))] : []),
    ...(line.play
      ? acted(parted(line.play).moves, fought)
      : [...fight('attacker', line.answered.choice), ...fight('defender', line.reply.choice, line.reply.split)])
  ]
}

/** What is done after each result of the dice that the last step throws, where that depends on them. */
export const afterThrows = (line: Line, shown: (score: number) => number): readonly AfterThrow[] | undefined => {
  const told = (groups: readonly Group[]): readonly AfterThrow[] =>
    groups.map(({ results, chance, score, then }) => ({
      shown: shownText(results),
      chance,
      worth: shown(score),
      steps: acted(then.moves, line.fought),
      ...(then.groups && { after: told(then.groups) })
    }))
  const { groups } = line.play ? parted(line.play) : {}
  return groups && told(groups)
}

const idle = (unit: UnitRequest): UnitRequest => {
  const { abilities = [], spend = [], givesUpDice = false, ...rest } = unit
  return {
    ...rest,
    ...(abilities.length > 0 && { abilities }),
    ...(spend.length > 0 && { spend }),
    ...(givesUpDice && { givesUpDice })
  }
}

const withChoice = (unit: UnitRequest, { uses, spend }: ChoiceSummary, index: number): UnitRequest =>
  idle({ ...unit, abilities: [...(unit.abilities ?? []), ...(uses[index] ?? [])], spend: spend[index] ?? [] })

/** The acts of a unit in the order in which it makes them; unsaid where it is the usual one. */
const withActs = (unit: UnitRequest, moves: readonly Move[]): UnitRequest => {
  const { acts: _, spend: __, ...rest } = unit
  const uses = moves.flatMap(({ summary }) => summary.uses[0] ?? [])
  const acts = moves.map(({ own, spend, deed }): Act => own ?? (spend as 'armour' | undefined) ?? (deed ? 'ability' : 'pass'))
  const spends = moves.flatMap(({ spend }) => spend ?? [])
  const usual = [...uses.map(() => 'ability'), ...spends]
  const isUsual = acts.every((act, index) => act === usual[index])
  return idle({ ...rest, abilities: [...(unit.abilities ?? []), ...uses], ...(isUsual ? { spend: spends } : { acts }) })
}

const fightInTurn = ({ opening: { scenario } }: Fought, moves: readonly Move[]): Scenario => {
  const side = (name: Side): Scenario[Side] => {
    const [unit] = unitsOf(scenario, name)
    const own = moves.filter(({ by }) => by === name)
    // who is through passes anyway
    return unit ? withActs(unit, own.slice(0, own.findLastIndex(({ deed }) => deed) + 1)) : scenario[name]
  }
  return { ...scenario, attacker: side('attacker') as Scenario['attacker'], defender: side('defender') as Scenario['defender'] }
}

/** The fight at the end of a line; where what is done depends on dice, as far as it does not. */
export const fightOn = (line: Line): Scenario => {
  if (line.play) return fightInTurn(line.fought, parted(line.play).moves)
  const { fought, answered, reply } = line
  const { scenario } = fought.opening
  const made = {
    attacker: describeChoice(answered.choice, fought, 'attacker'),
    defender: describeChoice(reply.choice, fought, 'defender')
  }
  const side = (name: Side) => {
    const [first, second] = unitsOf(scenario, name).map((unit, index) => withChoice(unit, made[name], index))
    return first && second ? { together: [first, second] as const } : (first ?? scenario[name])
  }
  return {
    ...scenario,
    attacker: side('attacker'),
    defender: side('defender'),
    ...(reply.split !== undefined && { split: reply.split })
  }
}

/** The fights that a line may end in, by what dice show on the way. */
export const fightsOn = (line: Line): readonly { readonly scenario: Scenario; readonly chance: number }[] =>
  line.play
    ? waysOf(line.play).map(({ moves, results, chance }) => {
        const scenario = fightInTurn(line.fought, moves)
        return { scenario: results.length > 0 ? withResults(scenario, results) : scenario, chance }
      })
    : [{ scenario: fightOn(line), chance: 1 }]
