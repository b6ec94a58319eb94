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
import { leaveToDefaults } from './config/patches'
import type { FightCall } from './parse-fight-args'
import type { Streams } from './streams'

/** A report given as `--scenario`: its fight, and the options that it was made with, to be played again to the same bytes. */

interface PlayedAgain {
  readonly scenario: unknown
  readonly asked: Readonly<Record<string, unknown>>
}

type Data = Readonly<Record<string, unknown>>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : [])

/** A path and its values, as --vary and --by take them. */
const axis = (path: unknown, values: readonly unknown[]): string => `${text(path)}=${values.map(text).join(',')}`

const data = (value: unknown): Data => (isDraft(value) ? value : {})

const played = (use: unknown): string => `++${typeof use === 'string' ? use : formatValue(data(use) as unknown as AbilityUse)}`

const unit = (given: unknown, has: readonly string[]): Data => {
  const abilities = [...list(ownKey(data(given), 'abilities')).map(played), ...has]
  return { ...data(given), ...(abilities.length > 0 && { abilities }) }
}

/** What two units have stands with the first. */
const side = (given: unknown, held: unknown): Data => {
  const has = list(held).flatMap(each => text(each).split(' '))
  const both = ownKey(data(given), 'together')
  if (!Array.isArray(both)) return unit(given, has)
  return { together: list(both).map((each, index) => unit(each, index === 0 ? has : [])) }
}

/** A report of advice as the request for it: what a side has stands with + again, what it plays with ++. */
const adviceScenario = (report: Data): unknown => {
  const scenario = data(report['scenario'])
  const has = data(report['has'])
  return {
    ...scenario,
    attacker: side(scenario['attacker'], has['attacker']),
    defender: side(scenario['defender'], has['defender'])
  }
}

const goalIn = (goal: Data): string =>
  goal['is'] === 'quantity' ? `${text(goal['wants'])} ${text(goal['text'])}` : text(goal['text'])

const adviceOptions = (report: Data): Data => {
  const { die = 0, fatigue = 0 } = data(report['price'])
  const { maxNodes } = report
  return {
    goal: goalIn(data(report['goal'])),
    for: text(report['asks']),
    price: [`die=${String(die)},fatigue=${String(fatigue)}`],
    ...(isDraft(report['rolls']) && { roll: String(report['rolls']['dice']) }),
    ...(maxNodes !== undefined && { maxNodes: String(maxNodes) })
  }
}

/** The command that plays each kind of report again; a shot, like a melee, is played by both. */
const PLAYED_BY: { readonly [K in ReportKind]: string } = {
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

const isKind = (kind: string): kind is ReportKind => Object.hasOwn(PLAYED_BY, kind)

interface Row {
  readonly options: (report: Data) => Data
  readonly scenario?: (report: Data) => unknown
}

const first = (report: Data): Data => {
  const [fight] = list(report['fights'])
  return isObject(fight) ? fight : {}
}

const losses = (report: Data): string => {
  const { outcome } = first(report)
  return isObject(outcome) ? `${String(outcome['attacker'])}:${String(outcome['defender'])}` : ''
}

const explained = (report: Data): Data => (Object.hasOwn(report, 'readings') ? { explain: true } : {})

/** What the reports of fights say again, and what they were asked with. */
const ROWS: { readonly [K in ReportKind]?: Row } = {
  advice: { options: adviceOptions, scenario: adviceScenario },
  melee: { options: explained },
  shoot: { options: explained },
  readings: { options: () => ({ allReadings: true }) },
  'what-if': { options: ({ asks }) => ({ whatIf: true, for: asks }) },
  roll: {
    options: ({ asks, dice, prefer }) => ({
      roll: String(dice),
      for: asks,
      prefer: list(prefer).map(each => (isObject(each) ? `${idOf(text(each['box']))} x${String(each['times'])}` : ''))
    })
  },
  until: {
    options: ({ condition, by, steps }) => ({
      until: text(condition),
      by: axis(
        by,
        list(steps).map(step => (isObject(step) ? step['value'] : ''))
      )
    })
  },
  observed: {
    options: report => ({
      observed: isObject(report['stages']) ? text(report['stages']['given']) : losses(report),
      ...(list(report['fights']).length > 1 && { evening: { fights: list(report['fights']), command: text(report['replay']) } })
    }),
    scenario: report => (isObject(report['stages']) ? report['stages'] : first(report))['scenario']
  },
  compare: {
    options: ({ charged }) => (charged === true ? { charged } : {}),
    scenario: ({ cells }) => list(cells).map(row => list(row).map(cell => (isObject(cell) ? cell['scenario'] : undefined)))
  },
  sweep: {
    options: ({ axes, of }) => ({
      vary: list(axes).map(each => (isObject(each) ? axis(each['path'], list(each['values'])) : '')),
      show: isObject(of) ? text(of['path']) : undefined
    })
  }
}

/** Advice is given on a fight that was fought, and a melee's command is its shot's, too. */
const plays = (command: string, kind: ReportKind): boolean => {
  const by = PLAYED_BY[kind]
  if (command === 'sweep' || command === 'compare' || by !== 'melee') return command === by
  return !OWN.has(command)
}

const OWN: ReadonlySet<string> = new Set(Object.values(PLAYED_BY).filter(command => command !== 'melee' && command !== 'advise'))

const refuse = (message: string): never => {
  const mistake: Mistake = { message, at: '--scenario' }
  throw new RequestError([mistake])
}

const called = ({ command }: FightCall): string => {
  const { scenario = [] }: { readonly scenario?: readonly string[] } = command.opts()
  return scenario[0] === '-' ? 'stdin' : (scenario[0] ?? '')
}

/** Other rules may come to other figures: says so. `rules`: the version that the report has. */
export const warnOfOtherRules = (name: string, rules: unknown, { stderr }: Streams): void => {
  if (rules === RULES_VERSION) return
  stderr.write(
    t('saga-odds: {name} was made with rules {rules}, and these are rules {rulesVersion}: its figures may differ\n', {
      name,
      rules: text(rules) || t('unknown'),
      rulesVersion: RULES_VERSION
    })
  )
}

/** The kind of a report that this command plays again. Throws a RequestError where it is none, or another command's. */
const playedKind = (data: unknown, name: string, command: Command): ReportKind => {
  if (!isReport(data))
    return refuse(
      t('{name} is not a report: --scenario takes what saga-odds {command} wrote with -f json', { name, command: command.name() })
    )
  const kind = text(data['kind'])
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
  if (!plays(command.name(), kind))
    return refuse(
      t('{name} is a report of {kind}: use it with saga-odds {commands} --scenario', {
        name,
        kind: quoted(kind),
        commands: PLAYED_BY[kind]
      })
    )
  return kind
}

/** Throws a RequestError where a file of questions is the report of another command. */
export const refuseOtherReports = (data: unknown, name: string, command: Command): void => {
  if (isObject(data) && data['schema'] === SCHEMA) playedKind(data, name, command)
}

/** The same of a text, which need be no JSON. */
export const refuseOtherTexts = (source: string, name: string, command: Command): void => {
  if (!/^\s*\{/u.test(source)) return
  try {
    const data: unknown = JSON.parse(source)
    refuseOtherReports(data, name, command)
  } catch (error) {
    if (error instanceof RequestError) throw error
  }
}

/** A report that is played again says itself what it was asked by; the configuration says how it looks. */
export const playedReport = (data: unknown, name: string, command: Command, streams: Streams): Data & { kind: ReportKind } => {
  const kind = playedKind(data, name, command)
  const report = isObject(data) ? data : {}
  warnOfOtherRules(name, report['rules'], streams)
  leaveToDefaults(command)
  if (report['edition'] === 1 && namesEdition(text(report['replay'])))
    command.setOptionValueWithSource('saysEdition', true, 'config')
  return { ...report, kind }
}

/** Data that is no report is a scenario by itself. */
export const playedAgain = (data: unknown, call: FightCall, streams: Streams): PlayedAgain => {
  const { command } = call
  const name = called(call)
  if (!isReport(data) && data !== undefined && command.name() === 'compare')
    return refuse(t('{name} is not the report of a comparison: name both sides, as in compare 8w or 4hg vs 12lev', { name }))
  if (!isReport(data)) return { scenario: data, asked: {} }
  const report = playedReport(data, name, command, streams)
  const row = ROWS[report.kind]
  if (!row)
    return refuse(t('{name} is a report of rosters: use it by itself, as in saga-odds compare --scenario {name}', { name }))
  return { scenario: row.scenario ? row.scenario(report) : report['scenario'], asked: row.options(report) }
}
