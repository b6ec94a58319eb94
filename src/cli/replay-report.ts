import type { Command } from 'commander'
import { idOf, isObject } from '../model/data'
import { type Mistake, RequestError } from '../model/errors'
import { t } from '../model/language'
import { quoted } from '../model/quoted'
import { type ReportKind, SCHEMA } from '../model/report'
import type { AbilityUse } from '../model/scenario'
import { isReport } from '../model/schema'
import { namesEdition } from '../model/shell'
import { isDraft, ownKey } from '../request/validators'
import { formatValue } from '../request/value-text'
import { RULES_VERSION } from '../rules/rulebook'
import { ignoreConfiguredFight } from './config/patches'
import type { Streams } from './streams'

/**
 * `--scenario REPORT` for reports that hold a scenario: the scenario and the options of the report, so that the command gives the
 * same bytes again.
 */

export interface ReplayedFight {
  readonly scenario: unknown
  readonly options: Readonly<Record<string, unknown>>
}

type Data = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : [])

/** "attacker.models=4,5": a path and its values as --vary and --by take them. */
const axisText = (path: unknown, values: readonly unknown[]): string => `${textOf(path)}=${values.map(textOf).join(',')}`

const dataOf = (value: unknown): Data => (isDraft(value) ? value : {})

const playedAbility = (use: unknown): string =>
  `++${typeof use === 'string' ? use : formatValue(dataOf(use) as unknown as AbilityUse)}`

const unitWith = (given: unknown, has: readonly string[]): Data => {
  const abilities = [...listOf(ownKey(dataOf(given), 'abilities')).map(playedAbility), ...has]
  return { ...dataOf(given), ...(abilities.length > 0 && { abilities }) }
}

/** A side with the abilities it has. What two units have together is given to the first. */
const sideWith = (given: unknown, held: unknown): Data => {
  const has = listOf(held).flatMap(each => textOf(each).split(' '))
  const both = ownKey(dataOf(given), 'together')
  if (!Array.isArray(both)) return unitWith(given, has)
  return { together: listOf(both).map((each, index) => unitWith(each, index === 0 ? has : [])) }
}

/** The scenario of an advice report as it was asked: abilities a side has with +, those it plays with ++. */
const adviceScenario = (report: Data): unknown => {
  const scenario = dataOf(report['scenario'])
  const has = dataOf(report['has'])
  return {
    ...scenario,
    attacker: sideWith(scenario['attacker'], has['attacker']),
    defender: sideWith(scenario['defender'], has['defender'])
  }
}

const goalIn = (goal: Data): string =>
  goal['is'] === 'quantity' ? `${textOf(goal['wants'])} ${textOf(goal['text'])}` : textOf(goal['text'])

const adviceOptions = (report: Data): Data => {
  const { die = 0, fatigue = 0 } = dataOf(report['price'])
  const { maxNodes } = report
  return {
    goal: goalIn(dataOf(report['goal'])),
    for: textOf(report['asks']),
    price: [`die=${String(die)},fatigue=${String(fatigue)}`],
    ...(isDraft(report['rolls']) && { roll: String(report['rolls']['dice']) }),
    ...(maxNodes !== undefined && { maxNodes: String(maxNodes) })
  }
}

/** The command that replays each kind of report. `shoot` too replays those of `melee`. */
const REPLAY_COMMANDS: { readonly [K in ReportKind]: string } = {
  melee: 'melee',
  shoot: 'melee',
  readings: 'melee',
  'what-if': 'melee',
  roll: 'melee',
  until: 'melee',
  observed: 'melee',
  sweep: 'sweep',
  compare: 'compare',
  advice: 'advise',
  dice: 'dice',
  wrath: 'dice',
  throw: 'throw',
  plan: 'plan',
  review: 'review',
  'warband-check': 'warband',
  warband: 'warband',
  'warband-points': 'warband',
  build: 'warband',
  warbands: 'compare',
  field: 'compare',
  sheet: 'sheet',
  threats: 'threats',
  rules: 'rules'
}

const isKind = (kind: string): kind is ReportKind => Object.hasOwn(REPLAY_COMMANDS, kind)

interface Row {
  readonly options: (report: Data) => Data
  readonly scenario?: (report: Data) => unknown
}

const firstFight = (report: Data): Data => {
  const [fight] = listOf(report['fights'])
  return isObject(fight) ? fight : {}
}

const lossesText = (report: Data): string => {
  const { outcome } = firstFight(report)
  return isObject(outcome) ? `${String(outcome['attacker'])}:${String(outcome['defender'])}` : ''
}

const explainOption = (report: Data): Data => (Object.hasOwn(report, 'readings') ? { explain: true } : {})

/** The options that a report of fights was made with, and its scenario where that is not under `scenario`. */
const ROWS: { readonly [K in ReportKind]?: Row } = {
  advice: { options: adviceOptions, scenario: adviceScenario },
  melee: { options: explainOption },
  shoot: { options: explainOption },
  readings: { options: () => ({ allReadings: true }) },
  'what-if': { options: ({ asks }) => ({ whatIf: true, for: asks }) },
  roll: {
    options: ({ asks, dice, prefer }) => ({
      roll: String(dice),
      for: asks,
      prefer: listOf(prefer).map(each => (isObject(each) ? `${idOf(textOf(each['box']))} x${String(each['times'])}` : ''))
    })
  },
  until: {
    options: ({ condition, by, steps }) => ({
      until: textOf(condition),
      by: axisText(
        by,
        listOf(steps).map(step => (isObject(step) ? step['value'] : ''))
      )
    })
  },
  observed: {
    options: report => ({
      observed: isObject(report['stages']) ? textOf(report['stages']['given']) : lossesText(report),
      ...(listOf(report['fights']).length > 1 && {
        observedFights: { fights: listOf(report['fights']), command: textOf(report['replay']) }
      })
    }),
    scenario: report => (isObject(report['stages']) ? report['stages'] : firstFight(report))['scenario']
  },
  compare: {
    options: ({ charged }) => (charged === true ? { charged } : {}),
    scenario: ({ cells }) => listOf(cells).map(row => listOf(row).map(cell => (isObject(cell) ? cell['scenario'] : undefined)))
  },
  sweep: {
    options: ({ axes, of }) => ({
      vary: listOf(axes).map(each => (isObject(each) ? axisText(each['path'], listOf(each['values'])) : '')),
      show: isObject(of) ? textOf(of['path']) : undefined
    })
  }
}

/** Whether a command replays a kind. Those of `melee` are also replayed by `shoot`, and `advise` advises on their fight. */
const canReplay = (command: string, kind: ReportKind): boolean => {
  const by = REPLAY_COMMANDS[kind]
  if (command === 'sweep' || command === 'compare' || by !== 'melee') return command === by
  return !OWN_COMMANDS.has(command)
}

const OWN_COMMANDS: ReadonlySet<string> = new Set(
  Object.values(REPLAY_COMMANDS).filter(command => command !== 'melee' && command !== 'advise')
)

const refuse = (message: string): never => {
  const mistake: Mistake = { message, at: '--scenario' }
  throw new RequestError([mistake])
}

const scenarioName = (command: Command): string => {
  const { scenario = [] }: { readonly scenario?: readonly string[] } = command.opts()
  return scenario[0] === '-' ? 'stdin' : (scenario[0] ?? '')
}

/** Warns where a report was made with another version of the rules, whose figures may differ. */
export const warnOfOtherRules = (name: string, rules: unknown, { stderr }: Streams): void => {
  if (rules === RULES_VERSION) return
  stderr.write(
    t('saga-odds: {name} was made with rules {rules}, and these are rules {rulesVersion}: its figures may differ\n', {
      name,
      rules: textOf(rules) || t('unknown'),
      rulesVersion: RULES_VERSION
    })
  )
}

/**
 * The kind of a report that this command replays. Throws a RequestError where the data is no report, or one of another command.
 */
const kindToReplay = (data: unknown, name: string, command: Command): ReportKind => {
  if (!isReport(data))
    return refuse(
      t('{name} is not a report: --scenario takes what saga-odds {command} wrote with -f json', { name, command: command.name() })
    )
  const kind = textOf(data['kind'])
  if (data['schema'] !== SCHEMA)
    return refuse(
      t('{name}: {data} is not a report of this program, whose schema is {schema}', {
        name,
        data: quoted(data['schema']),
        schema: SCHEMA
      })
    )
  if (!isKind(kind))
    return refuse(t('{name}: unknown kind of report, {kind}: run the command in its "replay"', { name, kind: quoted(kind) }))
  if (!canReplay(command.name(), kind))
    return refuse(
      t('{name} is a report of {kind}: use it with saga-odds {commands} --scenario', {
        name,
        kind: quoted(kind),
        commands: REPLAY_COMMANDS[kind]
      })
    )
  return kind
}

/** Throws a RequestError where the data is a report of another command. */
export const refuseForeignReport = (data: unknown, name: string, command: Command): void => {
  if (isObject(data) && data['schema'] === SCHEMA) kindToReplay(data, name, command)
}

/** The same for a text, which need not be JSON. */
export const refuseForeignReportText = (source: string, name: string, command: Command): void => {
  if (!/^\s*\{/u.test(source)) return
  try {
    const data: unknown = JSON.parse(source)
    refuseForeignReport(data, name, command)
  } catch (error) {
    if (error instanceof RequestError) throw error
  }
}

/** The report to be replayed by this command. Drops what the configuration sets for fights: the report holds its own settings. */
export const reportToReplay = (data: unknown, name: string, command: Command, streams: Streams): Data & { kind: ReportKind } => {
  const kind = kindToReplay(data, name, command)
  const report = isObject(data) ? data : {}
  warnOfOtherRules(name, report['rules'], streams)
  ignoreConfiguredFight(command)
  if (report['edition'] === 1 && namesEdition(textOf(report['replay'])))
    command.setOptionValueWithSource('saysEdition', true, 'config')
  return { ...report, kind }
}

/** The scenario and options to replay. Data that is no report is a scenario itself. */
export const fightToReplay = (data: unknown, command: Command, streams: Streams): ReplayedFight => {
  const name = scenarioName(command)
  if (!isReport(data) && command.name() === 'compare')
    return refuse(t('{name} is not the report of a comparison: name both sides, as in compare 8w or 4hg vs 12lev', { name }))
  if (!isReport(data)) return { scenario: data, options: {} }
  const report = reportToReplay(data, name, command, streams)
  const row = ROWS[report.kind]
  if (!row)
    return refuse(t('{name} is a report of rosters: use it by itself, as in saga-odds compare --scenario {name}', { name }))
  return { scenario: row.scenario ? row.scenario(report) : report['scenario'], options: row.options(report) }
}
