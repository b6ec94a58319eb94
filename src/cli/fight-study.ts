import { loadAnswer } from '../answers/load-answer'
import { RequestError, refuse, refuseAny } from '../model/errors'
import { t } from '../model/language'
import { noneOf } from '../model/mistakes'
import type { Report } from '../model/report'
import { type Scenario, SIDES } from '../model/scenario'
import { commandLine } from '../model/shell'
import { axisBy, cellsOf } from '../request/axis'
import { conditionOf } from '../request/condition'
import { misfits } from '../request/condition-fits'
import { outcomeOf, parseObservedFights, repeatObservedFights, seenIn } from '../request/observed'
import { requested } from '../request/request'
import { rollRequest } from '../request/roll-request'
import { type Idle, noteIdle } from './commands/options'
import { AnswerIsNo } from './exit-code'
import { answer } from './output'
import {
  type FightCall,
  type FightOptions,
  type ParsedFight,
  refuseUnusedSampling,
  STUDY_FLAGS,
  type StudyName
} from './parse-fight-args'
import { withSavedCosts } from './saved-costs'
import { withSidesNamed } from './side-names'
import type { Streams } from './streams'

/** Questions about one fight that take many fights to answer: --what-if, --roll, --until, --observed, --all-readings. */

/** The options of studies. */
export interface StudyOptions extends Readonly<Partial<Record<StudyName, unknown>>> {
  readonly answerWhatIf?: true
  readonly roll?: string
  readonly prefer?: readonly string[]
  readonly for?: string
  readonly until?: string
  readonly by?: string
  readonly observed?: string
  readonly allReadings?: true
  /** From a report of several observed fights that is replayed: its fights and the command that made it. */
  readonly observedFights?: { readonly fights: readonly unknown[]; readonly command: string }
}

interface StudyCall extends ParsedFight {
  readonly call: FightCall
  readonly options: StudyOptions & FightOptions & { readonly assert?: readonly string[] }
}

/** The one study that is asked for. Refuses two at once, and options that belong to a study that is not asked for. */
const studyAsked = ({ options }: StudyCall): StudyName => {
  const studies = (Object.keys(STUDY_FLAGS) as readonly StudyName[]).filter(study => options[study] !== undefined)
  const [first, second] = studies
  if (options.by !== undefined && first !== 'until')
    refuse(t('--by needs --until: name the condition to reach, as in --until "attacker wins >= 60%"'), '--by')
  if (options.for !== undefined && first !== 'whatIf' && first !== 'roll')
    refuse(t('--for needs --what-if or --roll: it names the side that asks'), '--for')
  if (options.prefer !== undefined && first !== 'roll')
    refuse(t('--prefer needs --roll: give the number of SAGA dice rolled, as in --roll 6'), '--prefer')
  if (!first) return refuse(t('nothing was asked'), 'fight')
  if (second)
    refuse(
      t('{one} and {other} are two questions: ask one at a time', { one: STUDY_FLAGS[first], other: STUDY_FLAGS[second] }),
      STUDY_FLAGS[second]
    )
  if (options.assert !== undefined)
    refuse(t('--assert checks the fight itself: leave {flags} out', { flags: STUDY_FLAGS[first] }), '--assert')
  return first
}

const checkedScenario = ({ request, patches, bookOf }: StudyCall) => {
  const parsed = requested(request, bookOf)
  refuseUnusedSampling(patches, parsed.scenario.method)
  return parsed
}

const askingSide = ({ options: { for: asks = 'attacker' } }: StudyCall): 'attacker' | 'defender' => {
  const sides: Readonly<Record<string, 'attacker' | 'defender'>> = {
    attacker: 'attacker',
    shooter: 'attacker',
    defender: 'defender',
    target: 'defender'
  }
  const side = Object.hasOwn(sides, asks) ? sides[asks] : undefined
  if (!side) throw new RequestError([noneOf('--for', asks, SIDES, '--for')])
  return side
}

const whatIf = async (asked: StudyCall): Promise<Report> => {
  const side = askingSide(asked)
  const { scenario, book } = checkedScenario(asked)
  return (await loadAnswer('what-if'))({ scenario, asks: side }, book)
}

/** The odds before the SAGA dice are rolled, with the costs that the user has saved. */
const beforeRoll = async (asked: StudyCall, streams: Streams): Promise<Report> => {
  const { roll = '', prefer = [] } = asked.options
  const asks = askingSide(asked)
  const { book, ...request } = rollRequest({ roll, prefer, side: asks }, asked.request, asked.bookOf)
  refuseUnusedSampling(asked.patches, request.scenario.method)
  return (await loadAnswer('roll'))({ ...request, asks }, await withSavedCosts(book, streams))
}

const until = async (asked: StudyCall): Promise<Report> => {
  const { until: text = '', by } = asked.options
  if (by === undefined)
    return refuse(
      t('--until: name what grows with --by, as in --by attacker.models, attacker.attackDice or defender.fatigue=0..4'),
      '--by'
    )
  const axis = axisBy(by, '--by')
  const { base, book, at } = cellsOf(asked.request, [axis], '--by', asked.bookOf)
  const condition = conditionOf(withSidesNamed(text, base, book), '--until')
  const mistakes = misfits(condition, base, '--until')
  refuseAny(mistakes)
  return (await loadAnswer('until'))({ base, by: axis.path, labels: axis.labels, at, condition }, book)
}

/** The command that asks again, with the file of fights as it was typed. */
const commandOf = (file: string, { kind }: FightCall, options: readonly string[]): string =>
  commandLine([kind ?? 'melee', '--observed', file, ...options])

/** --edition, where it was given for all the fights of the file. */
const editionFlag = (scenario: Scenario, { patches }: StudyCall): readonly string[] =>
  patches.some(({ path: [key] }) => key === 'edition') ? ['--edition', String(scenario.edition ?? 1)] : []

const observed = async (asked: StudyCall, streams: Streams): Promise<Report> => {
  const { call, options, request, bookOf } = asked
  const { observed: given = '', observedFights } = options
  if (observedFights) {
    const { seen, book } = repeatObservedFights(observedFights.fights, '--scenario', request, bookOf)
    return (await loadAnswer('observed'))({ seen, command: observedFights.command }, book)
  }
  const on = seenIn(given)
  if (on) {
    const { scenario, book } = checkedScenario(asked)
    const stages = { scenario, given: given.trim(), seen: on.stages }
    return (await loadAnswer('observed'))(
      { seen: on.lost ? [{ scenario, ...on.lost, called: `--observed ${given.trim()}` }] : [], stages },
      book
    )
  }
  const lost = outcomeOf(given)
  if (lost) {
    const { scenario, book } = checkedScenario(asked)
    return (await loadAnswer('observed'))({ seen: [{ scenario, ...lost, called: `--observed ${given.trim()}` }] }, book)
  }
  if (call.words.length > 0 || request.scenario !== undefined)
    return refuse(
      t(
        '--observed {given}: expected the losses of both sides, as in --observed 3:1, or a stage of both, as in hits=6:2; a file of fights takes no sentence',
        {
          given
        }
      ),
      '--observed'
    )
  const { textFrom } = await import('./source')
  const { text, called } = await textFrom(given, streams)
  const { seen, book } = parseObservedFights(text, called, request, bookOf)
  const [first] = seen
  return (await loadAnswer('observed'))(
    { seen, command: commandOf(given, call, first ? editionFlag(first.scenario, asked) : []) },
    book
  )
}

const answerStudy = async (asked: StudyCall, streams: Streams): Promise<Report> => {
  switch (studyAsked(asked)) {
    case 'whatIf':
      return whatIf(asked)
    case 'roll':
      return beforeRoll(asked, streams)
    case 'until':
      return until(asked)
    case 'observed':
      return observed(asked, streams)
    case 'allReadings': {
      const { scenario, book } = checkedScenario(asked)
      return (await loadAnswer('readings'))(scenario, book)
    }
  }
}

/** Studies are always shown in full; a list of interpretations has no number to explain. */
const idleOptions = ({ options }: StudyCall): readonly Idle[] => [
  ...(options.full ? (['--full'] as const) : []),
  ...(options.explain && options.allReadings ? (['--explain'] as const) : [])
]

/** Answers and prints a study. Throws AnswerIsNo where --until is never reached. */
export const fightStudy = async (asked: StudyCall, streams: Streams): Promise<void> => {
  const mistakes = asked.request.mistakes ?? []
  refuseAny(mistakes)
  const report = await answerStudy(asked, streams)
  await answer(report, asked.options, streams)
  await noteIdle(idleOptions(asked), streams)
  if (report.kind === 'until' && report.reached === null) throw new AnswerIsNo([])
}
