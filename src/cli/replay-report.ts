import { type Mistake, RequestError } from '../model/errors'
import { t } from '../model/language'
import { quoted } from '../model/quoted'
import { SCHEMA } from '../model/report'
import { RULES_VERSION } from '../rules/rulebook'
import { leaveToDefaults } from './config/defaults'
import type { FightCall } from './parse-fight-args'
import { adviceOptions, adviceScenario } from './replay-advice'
import type { Streams } from './streams'

/** A report given as `--scenario`: its fight, and the options that it was made with, to be played again to the same bytes. */

export interface PlayedAgain {
  readonly scenario: unknown
  readonly asked: Readonly<Record<string, unknown>>
}

type Data = Readonly<Record<string, unknown>>

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : [])

/** A path and its values, as --vary and --by take them. */
const axis = (path: unknown, values: readonly unknown[]): string => `${text(path)}=${values.map(text).join(',')}`

/** The commands that play reports again, as they are typed. */
const COMMANDS = { fight: 'melee', sweep: 'sweep', compare: 'compare', advise: 'advise' } as const

interface Row {
  /** The command that plays it. */
  readonly by: keyof typeof COMMANDS
  readonly options: (report: Data) => Data
  readonly scenario?: (report: Data) => unknown
}

const first = (report: Data): Data => {
  const [fight] = list(report['fights'])
  return isData(fight) ? fight : {}
}

const losses = (report: Data): string => {
  const { outcome } = first(report)
  return isData(outcome) ? `${String(outcome['attacker'])}:${String(outcome['defender'])}` : ''
}

const explained = (report: Data): Data => (Object.hasOwn(report, 'readings') ? { explain: true } : {})

const ROWS: Readonly<Record<string, Row>> = {
  advice: { by: 'advise', options: adviceOptions, scenario: adviceScenario },
  melee: { by: 'fight', options: explained },
  shoot: { by: 'fight', options: explained },
  readings: { by: 'fight', options: () => ({ allReadings: true }) },
  'what-if': { by: 'fight', options: ({ asks }) => ({ whatIf: true, for: asks }) },
  roll: {
    by: 'fight',
    options: ({ asks, dice, prefer }) => ({
      roll: String(dice),
      for: asks,
      prefer: list(prefer).map(each =>
        isData(each) ? `${text(each['box']).replace(/^.*\//, '')} x${String(each['times'])}` : ''
      )
    })
  },
  until: {
    by: 'fight',
    options: ({ condition, by, steps }) => ({
      until: text(condition),
      by: axis(
        by,
        list(steps).map(step => (isData(step) ? step['value'] : ''))
      )
    })
  },
  observed: {
    by: 'fight',
    options: report => ({
      observed: isData(report['stages']) ? text(report['stages']['given']) : losses(report),
      ...(list(report['fights']).length > 1 && { evening: { fights: list(report['fights']), command: text(report['replay']) } })
    }),
    scenario: report => (isData(report['stages']) ? report['stages'] : first(report))['scenario']
  },
  compare: {
    by: 'compare',
    options: ({ charged }) => (charged === true ? { charged } : {}),
    scenario: ({ cells }) => list(cells).map(row => list(row).map(cell => (isData(cell) ? cell['scenario'] : undefined)))
  },
  sweep: {
    by: 'sweep',
    options: ({ axes, of }) => ({
      vary: list(axes).map(each => (isData(each) ? axis(each['path'], list(each['values'])) : '')),
      show: isData(of) ? text(of['path']) : undefined
    })
  }
}

/** Advice is given on a fight that was fought, too. */
const playing = (command: string, row: Row | undefined): keyof typeof COMMANDS => {
  if (command === 'sweep' || command === 'compare') return command
  return command === 'advise' && row?.by === 'advise' ? 'advise' : 'fight'
}

const refuse = (message: string): never => {
  const mistake: Mistake = { message, at: '--scenario' }
  throw new RequestError([mistake])
}

const called = ({ command }: FightCall): string => {
  const { scenario = [] }: { readonly scenario?: readonly string[] } = command.opts()
  return scenario[0] === '-' ? 'stdin' : (scenario[0] ?? '')
}

/** Other rules may come to other figures. */
const tellRules = (name: string, rules: unknown, { stderr }: Streams): void => {
  if (rules === RULES_VERSION) return
  stderr.write(
    t('saga-odds: {name} was made by rules {text}, these are {rulesVersion}: its figures may differ\n', {
      name,
      text: text(rules) || t('unknown'),
      rulesVersion: RULES_VERSION
    })
  )
}

/** Data that is no report is a scenario by itself. */
export const playedAgain = (data: unknown, call: FightCall, streams: Streams): PlayedAgain => {
  const name = called(call)
  const isReport = isData(data) && typeof data['schema'] === 'string'
  if (!isReport && data !== undefined && call.command.name() === 'compare')
    return refuse(t('{name} is no report of a comparison: say what against what, as in compare 8w or 4hg vs 12lev', { name }))
  if (!isReport) return { scenario: data, asked: {} }
  const kind = text(data['kind'])
  if (data['schema'] !== SCHEMA)
    refuse(
      t('{name}: {data} is no report of this program, whose are {schema}', { name, data: quoted(data['schema']), schema: SCHEMA })
    )
  const row = Object.hasOwn(ROWS, kind) ? ROWS[kind] : undefined
  const commandName = call.command.name()
  const by = playing(commandName, row)
  if (!row)
    return refuse(
      t('{name}: a report of {kind} holds no fight to play again; run the command in its "replay"', { name, kind: quoted(kind) })
    )
  if (row.by !== by)
    return refuse(
      t('{name} is a report of {kind}: saga-odds {commands} --scenario plays it again', {
        name,
        kind: quoted(kind),
        commands: COMMANDS[row.by]
      })
    )
  tellRules(name, data['rules'], streams)
  leaveToDefaults(call.command)
  if (/ --edition 1$/.test(text(data['replay']))) call.command.setOptionValueWithSource('saysEdition', true, 'config')
  return { scenario: row.scenario ? row.scenario(data) : data['scenario'], asked: row.options(data) }
}
