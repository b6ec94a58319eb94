import { unitAt } from '../../battle/combatant'
import { choiceOf } from '../../battle/headline'
import { withResults } from '../../battle/test-results'
import type { AfterThrow, ChoiceSummary, DecisionKind, LineReport } from '../../model/advice'
import { t } from '../../model/language'
import { type Act, BOUGHT, type Scenario, type Side, type Spend, type UnitRequest, unitsOfSide } from '../../model/scenario'
import { type Move, withoutLastPasses } from './acts'
import type { Line } from './best-line'
import type { BoxOption } from './box'
import { type ChoiceNumber, choiceAt } from './choice-space'
import { diceOf, type Uses, usesBy } from './opening'
import { groupByPlay, type PlayGroup, pathsOf, resultsText } from './play'
import type { SearchedOpening } from './search-opening'
import type { SolvedFight } from './solve-fight'

/** Lines of play in words, and as the fights that they lead to. */

const namesAt = ({ opening: { engagement }, spaces }: SearchedOpening, side: Side): readonly string[] =>
  spaces[side].units.map(name => unitAt(engagement, name).unit.name)

/** The units of a side, who decide: "6 hirdmen". */
export const deciderName = (searched: SearchedOpening, side: Side): string => namesAt(searched, side).join(t(' and '))

/** How a box is used; of two units also by which one. */
const optionText = (option: BoxOption | undefined, names: readonly string[]): readonly string[] =>
  (option?.played ?? []).map(played =>
    names.length > 1 ? `${choiceOf(played)} (${names[option?.unit ?? 0] ?? ''})` : choiceOf(played)
  )

const spendText = (spend: Spend, { opening: { engagement } }: SearchedOpening): string => {
  const { what, from } = BOUGHT[spend]
  const enemy = from === undefined ? '' : ` (${unitAt(engagement, from === 0 ? 'attacker' : 'companion').unit.name})`
  return t(what === 'armour' ? 'armour +1' : 'enemy armour -1') + enemy
}

const spendsText = (by: readonly (readonly Spend[])[], searched: SearchedOpening, names: readonly string[]): readonly string[] =>
  by.flatMap((spends, unit) =>
    spends.length === 0
      ? []
      : [
          t('fatigue for {what}', { what: spends.map(each => spendText(each, searched)).join(t(' and ')) }) +
            (names.length > 1 ? ` (${names[unit]})` : '')
        ]
  )

/** The text of a choice to use and spend nothing. */
export const noChoice = (): string => t('no ability, no fatigue')

const listText = (texts: readonly string[]): string => texts.join(', ') || noChoice()

/** The choice of boxes used before the fight. */
export const describeBeforehand = (uses: Uses, searched: SearchedOpening, side: Side): ChoiceSummary => {
  const names = namesAt(searched, side)
  return {
    text: listText(uses.flatMap(option => optionText(option, names))),
    uses: names.map((_, unit) => usesBy(uses, unit)),
    spend: names.map(() => []),
    dice: diceOf(uses)
  }
}

/** The choice of giving up dice, in the second edition of closing ranks. */
export const describeDice = ({ opening: { givesUpDice, engagement } }: SearchedOpening): ChoiceSummary => {
  const closes = engagement.book.numbers.saveClosedRanks !== undefined
  const text = closes ? (givesUpDice ? 'close ranks' : 'keep ranks open') : givesUpDice ? 'give up dice' : 'keep their dice'
  return { text: t(text), uses: [[]], spend: [[]], givesUpDice, dice: 0 }
}

/** The choice of abilities and fatigue; of a defender against two units also how its dice are split. */
export const describeChoice = (choice: ChoiceNumber, searched: SearchedOpening, side: Side, split?: number): ChoiceSummary => {
  const { boxOptions, spending } = choiceAt(searched.spaces[side], choice)
  const names = namesAt(searched, side)
  const aimed =
    split === undefined
      ? []
      : [t('aims {split} dice at {the:name}', { split, name: unitAt(searched.opening.engagement, 'attacker').unit.name })]
  return {
    text: listText([
      ...boxOptions.flatMap(option => optionText(option, names)),
      ...spendsText(spending.by, searched, names),
      ...aimed
    ]),
    uses: names.map((_, unit) => usesBy(boxOptions, unit)),
    spend: names.map((_, unit) => spending.by[unit] ?? []),
    ...(split !== undefined && { split }),
    dice: diceOf(boxOptions)
  }
}

type Step = LineReport['steps'][number]

const step = (by: Side, searched: SearchedOpening, what: DecisionKind, choice: ChoiceSummary): Step => ({
  by,
  name: deciderName(searched, by),
  what,
  choice
})

/** Whether a side has something to use or to spend in the fight. */
const hasChoices = (side: Side, { spaces }: SearchedOpening, { findings }: SolvedFight): boolean => {
  const { boxes, spends } = spaces[side]
  return spends.length > 1 || boxes.some(({ isInRequest }, box) => isInRequest || findings.legal[side][box])
}

/** Whether a side can use something before the fight. */
const canOpen = (side: Side, { searchedOpenings, usesBefore }: SolvedFight): boolean =>
  searchedOpenings.some(({ opening }) => usesBefore[side][opening.usesBefore[side]]?.some(option => option !== undefined))

const stepsInTurn = (moves: readonly Move[], searched: SearchedOpening): readonly Step[] =>
  moves.filter(({ isForced }) => !isForced).map(({ by, summary }) => step(by, searched, 'fight', summary))

/** What is done on a line, in rulebook order, without steps at which there was nothing to choose. */
export const stepsOf = (line: Line, solved: SolvedFight): readonly Step[] => {
  const { searched } = line
  const { opening } = searched
  const { usesBefore, scenario } = solved
  const before = (side: Side): readonly Step[] =>
    canOpen(side, solved)
      ? [step(side, searched, 'before', describeBeforehand(usesBefore[side][opening.usesBefore[side]] ?? [], searched, side))]
      : []
  const canGive = scenario.kind === 'melee' && opening.engagement.defender.generated > 0
  const fight = (side: Side, choice: ChoiceNumber, split?: number): readonly Step[] =>
    hasChoices(side, searched, solved) || split !== undefined
      ? [step(side, searched, 'fight', describeChoice(choice, searched, side, split))]
      : []
  return [
    ...before('attacker'),
    ...before('defender'),
    ...(canGive ? [step('defender', searched, 'dice', describeDice(searched))] : []),
    ...(line.play
      ? stepsInTurn(groupByPlay(line.play).moves, searched)
      : [...fight('attacker', line.answered.choice), ...fight('defender', line.reply.choice, line.reply.split)])
  ]
}

/** What is done after each result of the dice that the last step throws; undefined where it does not depend on them. */
export const afterThrows = (line: Line, shown: (score: number) => number): readonly AfterThrow[] | undefined => {
  const describeGroups = (groups: readonly PlayGroup[]): readonly AfterThrow[] =>
    groups.map(({ results, chance, score, then }) => ({
      shown: resultsText(results),
      chance,
      worth: shown(score),
      steps: stepsInTurn(then.moves, line.searched),
      ...(then.groups && { after: describeGroups(then.groups) })
    }))
  const { groups } = line.play ? groupByPlay(line.play) : {}
  return groups && describeGroups(groups)
}

const withoutEmpty = (unit: UnitRequest): UnitRequest => {
  const { abilities = [], spend = [], givesUpDice = false, ...rest } = unit
  return {
    ...rest,
    ...(abilities.length > 0 && { abilities }),
    ...(spend.length > 0 && { spend }),
    ...(givesUpDice && { givesUpDice })
  }
}

const withChoice = (unit: UnitRequest, { uses, spend }: ChoiceSummary, index: number): UnitRequest =>
  withoutEmpty({ ...unit, abilities: [...(unit.abilities ?? []), ...(uses[index] ?? [])], spend: spend[index] ?? [] })

/** A unit with its acts; their order is left out where it is the default one: abilities, then fatigue. */
const withActs = (unit: UnitRequest, moves: readonly Move[]): UnitRequest => {
  const { acts: _, spend: __, ...rest } = unit
  const uses = moves.flatMap(({ summary }) => summary.uses[0] ?? [])
  const acts = moves.map(({ own, spend, action }): Act => own ?? (spend as 'armour' | undefined) ?? (action ? 'ability' : 'pass'))
  const spends = moves.flatMap(({ spend }) => spend ?? [])
  const usual = [...uses.map(() => 'ability'), ...spends]
  const isUsual = acts.every((act, index) => act === usual[index])
  return withoutEmpty({ ...rest, abilities: [...(unit.abilities ?? []), ...uses], ...(isUsual ? { spend: spends } : { acts }) })
}

const fightInTurn = ({ opening: { scenario } }: SearchedOpening, moves: readonly Move[]): Scenario => {
  const side = (name: Side): Scenario[Side] => {
    const [unit] = unitsOfSide(scenario[name])
    const own = moves.filter(({ by }) => by === name)
    return unit ? withActs(unit, withoutLastPasses(own)) : scenario[name]
  }
  return { ...scenario, attacker: side('attacker') as Scenario['attacker'], defender: side('defender') as Scenario['defender'] }
}

/** The fight at the end of a line; where what is done depends on dice, with what is done before they are thrown. */
export const fightOn = (line: Line): Scenario => {
  if (line.play) return fightInTurn(line.searched, groupByPlay(line.play).moves)
  const { searched, answered, reply } = line
  const { scenario } = searched.opening
  const made = {
    attacker: describeChoice(answered.choice, searched, 'attacker'),
    defender: describeChoice(reply.choice, searched, 'defender')
  }
  const side = (name: Side) => {
    const [first, second] = unitsOfSide(scenario[name]).map((unit, index) => withChoice(unit, made[name], index))
    return first && second ? { together: [first, second] as const } : (first ?? scenario[name])
  }
  return {
    ...scenario,
    attacker: side('attacker'),
    defender: side('defender'),
    ...(reply.split !== undefined && { split: reply.split })
  }
}

/** The fights that a line may lead to, with the chances of what dice show on the way. */
export const fightsOn = (line: Line): readonly { readonly scenario: Scenario; readonly chance: number }[] =>
  line.play
    ? pathsOf(line.play).map(({ moves, results, chance }) => {
        const scenario = fightInTurn(line.searched, moves)
        return { scenario: results.length > 0 ? withResults(scenario, results) : scenario, chance }
      })
    : [{ scenario: fightOn(line), chance: 1 }]
