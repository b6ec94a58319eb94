import { comparisons } from '../../model/condition'
import { type Mistake, RequestError, refuse, refuseAny } from '../../model/errors'
import { thousands } from '../../model/figures'
import { t } from '../../model/language'
import { SAGA_DICE } from '../../model/limits'
import { type Goal, type Plan, type PlanFile, type PlanWarband, POINTS } from '../../model/plan'
import { either, quoted } from '../../model/quoted'
import { boardsOf, mayBeBasic, plain } from '../../rules/lookup'
import type { Rulebook } from '../../rules/types'
import { mistakesOf, pruned } from '../boards/issues'
import type { Path, Places } from '../boards/positions'
import { parsed, type Tree } from '../boards/syntax'
import { checking } from '../check'
import { conditionOf } from '../condition'
import { namesOf as rowsByName } from '../names'
import { fightFields } from '../scenario-fields'
import { checked } from '../values'
import { planNames } from './conditions'
import { boxNamed, diceOfUse, noBox } from './payments'
import { planFile } from './schema'
import { planSteps } from './steps'
import { declaredUnits, type Named, noting, type Sheet, sheet, unitsOf, withFriends } from './units'

/** Reads a plan file, and reports everything that is wrong with it by line and column. */

/** A plan file whose shape is checked, but not its content. */
export interface Written {
  readonly file: PlanFile
  /** The positions of the values in the file's text. */
  readonly places?: Places
  /** Mistakes in the shape of the file; `misshapen` holds the paths where they are. */
  readonly mistakes?: readonly Mistake[]
  readonly misshapen?: readonly Path[]
}

/** A plan as far as it could be read, with every mistake in it. */
interface Drafted {
  readonly plan: Plan
  readonly mistakes: readonly Mistake[]
  /** True if no mistake is known at this path. */
  readonly isSound: (path: Path) => boolean
}

/**
 * The plan file in a text. Parts of the wrong shape are left out and reported in `mistakes`. Throws a RequestError if the rest
 * is not usable.
 */
export const planIn = (text: string, name: string): Written => planWritten(parsed(text, name, 'plan'), name)

/** The plan file in plain data, with paths instead of line numbers. Throws a RequestError as `planIn` does. */
export const planWithin = (data: object): Written => planWritten(parsed(JSON.stringify(data), 'plan', 'plan', false), 'plan')

const planWritten = (tree: Tree, name: string): Written => {
  if (tree.data === null || tree.data === undefined) refuse(t('{name}: it is empty: expected a plan', { name }), name)
  const read = planFile.safeParse(tree.data)
  if (read.success) return { file: read.data as PlanFile, places: tree.places }
  const mistakes = mistakesOf(read.error.issues, tree)
  const rest = planFile.safeParse(pruned(tree.data, read.error.issues))
  if (!rest.success || read.error.issues.some(({ path }) => path[0] === 'warbands')) throw new RequestError(mistakes)
  const misshapen = read.error.issues.map(({ path }) => path.slice(0, 2) as Path)
  return { file: rest.data as PlanFile, places: tree.places, mistakes, misshapen }
}

const diceOf = (file: PlanFile, warband: number, boards: readonly string[], { book, note }: Sheet): PlanWarband['dice'] => {
  const [name = '', { dice }] = Object.entries(file.warbands)[warband] ?? ['', { dice: undefined }]
  if (dice === undefined) return undefined
  const path = ['warbands', name, 'dice']
  const found: Record<string, number> = {}
  for (const [box, count] of Object.entries(dice)) {
    const key = boxNamed(box, boards, book)
    if (key === undefined) note([...path, box], noBox(box, boards, book))
    else if (book.abilities[key]?.diceFrom)
      note(
        [...path, box],
        t('{name} spends dice from {box}: put them there', {
          name: book.abilities[key]?.name,
          box: either((book.abilities[key]?.diceFrom ?? []).map(each => book.abilities[each]?.name ?? each))
        })
      )
    else if (count > 1 && book.abilities[key]?.multi === false && !mayBeBasic(book, key))
      note(
        [...path, box],
        t('{name} is used once a turn (R7.3): 1 means that its dice are there', { name: book.abilities[key]?.name })
      )
    else found[key] = (found[key] ?? 0) + count
  }
  const all = Object.entries(found).reduce((sum, [key, count]) => sum + count * diceOfUse(key, book), 0)
  if (all > SAGA_DICE)
    note(path, t('there are {all} SAGA dice on this board, and a player has {mostDice} (R7.1)', { all, mostDice: SAGA_DICE }))
  return found
}

/** The boards that a warband uses: its faction's and those of its units; all boards if there is neither. */
const boardsIn = (file: PlanFile, warband: number, units: readonly Named[], { book }: Sheet): readonly string[] => {
  const { faction } = Object.values(file.warbands)[warband] ?? {}
  const unitBoards = units
    .filter(unit => unit.warband === warband)
    .flatMap(({ request }) => {
      const row = book.troops[request.unit]
      const whose = request.faction ?? faction
      return row && (whose !== undefined || row.boards) ? boardsOf(book, row, whose) : []
    })
  const own = faction === undefined ? [] : [faction]
  const all = [...new Set([...own, ...unitBoards])]
  return all.length > 0 ? all : Object.keys(book.factions)
}

/** The size of the battle in points (R8.1, R8.3); undefined if the file does not say. A size that does not exist is noted. */
const battleOf = ({ points }: PlanFile, { book, note }: Sheet): number | undefined => {
  const sizes = Object.keys(book.muster.battles)
  if (points !== undefined && !sizes.includes(`${points}`))
    note(['points'], t('there is no battle of {points} points: choose {sizes}', { points, sizes: either(sizes) }))
  return points
}

const goalsOf = (file: PlanFile, sheet: Sheet): readonly Goal[] =>
  Object.entries(file.goals ?? {}).flatMap(([name, text]) => {
    const path = ['goals', name]
    const condition = noting(path, sheet, () => conditionOf(text, name, planNames(declaredUnits(file), true)))
    const asked = condition ? comparisons(condition) : []
    if (asked.some(({ quantity }) => quantity === POINTS) && asked.some(({ quantity }) => quantity !== POINTS))
      sheet.note(path, t('a goal on points cannot be combined: make two goals of it'))
    if (name === POINTS) sheet.note(path, t('"points" are always counted: give this goal another name'))
    return condition ? [{ name, text, condition }] : []
  })

const turnOf = ({ turn, warbands }: PlanFile, { note }: Sheet): 0 | 1 => {
  const names = Object.keys(warbands)
  if (turn !== undefined && !names.includes(turn))
    note(['turn'], t('there is no warband "{turn}": there are {names}', { turn, names: names.join(t(' and ')) }))
  return turn !== undefined && names.indexOf(turn) === 1 ? 1 : 0
}

const MOST_UNITS = 24

const readingsOf = ({ readings = {} }: PlanFile, sheet: Sheet): Readonly<Record<string, string>> => {
  const check = checking(sheet.book)
  const found = checked(fightFields.readings.type, readings, 'readings', check) as Readonly<Record<string, string>> | undefined
  for (const { message } of check.mistakes) sheet.note(['readings'], message)
  return found ?? {}
}

/** The file with its factions as ids; an unknown faction is noted and left out. */
const withFactionIds = (file: PlanFile, { book, note }: Sheet): PlanFile => {
  const warbands = Object.entries(file.warbands).map(([name, warband]) => {
    if (warband.faction === undefined) return [name, warband] as const
    const faction = rowsByName(book).faction.get(plain(warband.faction))
    if (faction === undefined)
      note(
        ['warbands', name, 'faction'],
        t('there is no faction {faction}: there are {keys}', {
          faction: quoted(warband.faction),
          keys: Object.keys(book.factions).join(', ')
        })
      )
    const { faction: _unknown, ...others } = warband
    return [name, faction === undefined ? others : { ...warband, faction }] as const
  })
  return { ...file, warbands: Object.fromEntries(warbands) }
}

/** The plan of a file. Throws a RequestError with every mistake in it. */
export const planOf = (written: Written, book: Rulebook): Plan => {
  const { plan, mistakes } = planDrafted(written, book)
  refuseAny(mistakes)
  return plan
}

/** The plan of a file as far as it can be read, with the mistakes in it instead of an error. */
export const planDrafted = ({ file: written, places, mistakes = [], misshapen = [] }: Written, book: Rulebook): Drafted => {
  const sheet_ = sheet(book, places)
  const file = withFactionIds(written, sheet_)
  const names = Object.keys(file.warbands)
  if (names.length !== 2)
    sheet_.note(['warbands'], t('a plan has two warbands, and this one has {names}', { names: names.length }))
  if (file.edition !== undefined && file.edition !== book.edition)
    sheet_.note(['edition'], t('this rulebook is of edition {edition}', { edition: book.edition }))
  const units = unitsOf(file, sheet_)
  if (units.length > MOST_UNITS)
    sheet_.note(
      ['warbands'],
      t('{units} units: a plan has at most {mostUnits}', { units: thousands(units.length), mostUnits: MOST_UNITS })
    )
  const turn = turnOf(file, sheet_)
  const boards = [0, 1].map(warband => boardsIn(file, warband, units, sheet_))
  const conditions = planNames(declaredUnits(file), false)
  const warband = (index: 0 | 1): PlanWarband => {
    const dice = diceOf(file, index, boards[index] ?? [], sheet_)
    return { name: names[index] ?? '', ...(dice && { dice }) }
  }
  const warbands = [warband(0), warband(1)] as const
  const steps = planSteps({ file, units, turn, boards, names: conditions, sheet: sheet_ })
  const stop = file['stop when']
  const stopWhen =
    stop === undefined ? undefined : noting(['stop when'], sheet_, () => conditionOf(stop, 'stop when', conditions))
  const points = battleOf(file, sheet_)
  const plan: Plan = {
    title: file.title ?? '',
    edition: book.edition,
    readings: readingsOf(file, sheet_),
    warbands,
    turn,
    units: withFriends(units, file, sheet_),
    steps,
    goals: goalsOf(file, sheet_),
    ...(stopWhen && { stopWhen }),
    ...(points !== undefined && { points }),
    file: written
  }
  const isMisshapen = (at: string | undefined) => misshapen.some(path => places?.key(path) === at || places?.value(path) === at)
  return {
    plan,
    mistakes: [...mistakes, ...sheet_.mistakes.filter(({ at }) => !isMisshapen(at))],
    isSound: path => !sheet_.isFaulty(path) && !misshapen.some(other => other.every((part, i) => path[i] === part))
  }
}
