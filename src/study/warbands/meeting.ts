import type { Rulebook } from '../../battle/odds'
import { summaryFor } from '../../battle/summary'
import { unlessRefused } from '../../model/errors'
import { t } from '../../model/language'
import type { Scenario, UnitRequest } from '../../model/scenario'
import { enemyTable, meanTournament, type Tournament } from '../../model/tournament'
import type { MusterUnit, Roster, Way } from '../../model/warband'
import type { Meeting, UnitFight, WarbandsReport } from '../../model/warband-report'
import { canShoot, requestOf } from '../../warband/fighting'
import { mistakesText } from '../cells'
import { outcomesOf } from '../outcomes'

/** Meetings of two units: all that they can do to each other. */

/** A unit as it enters a fight, and whether it has missiles. */
export interface MeetingUnit {
  readonly request: UnitRequest
  readonly shoots: boolean
}

/** An entry of a roster as a unit that meets others. */
export const meetingUnitOf = (entry: MusterUnit, roster: Roster, book: Rulebook): MeetingUnit => ({
  request: requestOf(entry, roster, book),
  shoots: canShoot(entry, book)
})

/** Meetings of units of one rulebook; each fight is worked out once. */
export interface MeetingTable {
  readonly meet: (one: MeetingUnit, other: MeetingUnit) => Meeting
  /** The number of fights worked out so far. */
  readonly fights: () => number
  /** Why fights were refused, each reason once. */
  readonly refused: () => readonly string[]
}

const mirrorFight = ({
  win,
  lose,
  killed,
  lost,
  swing,
  ownLosses,
  enemyLosses,
  wipesOut,
  wipedOut,
  tournament,
  ...fight
}: UnitFight): UnitFight => ({
  ...fight,
  ...(lose !== undefined && { win: lose }),
  ...(win !== undefined && { lose: win }),
  killed: lost,
  lost: killed,
  swing: swing === 0 ? 0 : -swing,
  ownLosses: enemyLosses,
  enemyLosses: ownLosses,
  wipesOut: wipedOut,
  wipedOut: wipesOut,
  ...(tournament && { tournament: { own: tournament.enemy, enemy: tournament.own } })
})

/** The mean tournament points above a draw for both sides, as if the fight were a whole game. */
const tournamentResult = (scenario: Scenario, book: Rulebook, table: Tournament): NonNullable<UnitFight['tournament']> => {
  const ends = outcomesOf(scenario, book)
  const { draw } = table
  return {
    own: meanTournament(table, ends) - draw,
    enemy: meanTournament(enemyTable(table), ends, swing => 0 - swing) - draw
  }
}

/** The figures of a fight, from the side of the unit that charges or shoots. */
const evaluateFight = (scenario: Scenario, book: Rulebook, table?: Tournament): UnitFight => {
  const { result, attacker, defender, victoryPoints } = summaryFor(scenario, book)
  return {
    ...(result && { win: result.attackerWins, tie: result.tie, lose: result.defenderWins }),
    ...victoryPoints,
    ownLosses: attacker.losses.mean,
    enemyLosses: defender.losses.mean,
    wipesOut: defender.wipedOut,
    wipedOut: attacker.wipedOut,
    ...(table && { tournament: tournamentResult(scenario, book, table) })
  }
}

/** How the fights of a meeting are fought. */
export interface MeetingOptions {
  /** Units that are charged give up dice where that is worth more points to them (R3.3). */
  readonly givesUpDice?: boolean
  /** Interpretations that replace the rulebook's own. */
  readonly readings?: Readonly<Record<string, string>>
  /** Scores each fight by this table too. */
  readonly tournament?: Tournament
}

/** The options as a report shows them, without those that are not set. */
export const reportedOptions = ({
  givesUpDice,
  readings = {},
  tournament
}: MeetingOptions): Pick<WarbandsReport, 'givesUpDice' | 'readings' | 'tournament'> => ({
  ...(givesUpDice && { givesUpDice: true }),
  ...(Object.keys(readings).length > 0 && { readings }),
  ...(tournament && { tournament })
})

/** Why fights were left out, a sentence each. */
export const refusalNotes = ({ refused }: MeetingTable): readonly string[] => refused().map(why => t('left out: {why}', { why }))

/** The interpretations that were chosen, a sentence each. */
export const readingNotes = ({ readings = {} }: MeetingOptions): readonly string[] =>
  Object.entries(readings).map(pair => t('reading {reading}', { reading: pair.join('=') }))

/** The fight with the defender's better choice about giving up dice; it keeps them where both are equal, or where it cannot. */
const withBetterDiceChoice = (scenario: Scenario, givesUpDice: boolean, book: Rulebook, table?: Tournament): UnitFight => {
  const kept = evaluateFight(scenario, book, table)
  const { defender } = scenario
  if (!givesUpDice || scenario.kind === 'shoot' || 'together' in defender) return kept
  const given = unlessRefused(
    () => evaluateFight({ ...scenario, defender: { ...defender, givesUpDice: true } }, book, table),
    () => kept
  )
  return given.swing < kept.swing ? { ...given, givesUpDice: true } : kept
}

const mean = (all: readonly (number | undefined)[]): number => {
  const numbers = all.flatMap(each => each ?? [])
  return numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length
}

type MeetingFights = Pick<Meeting, Way>

/** The victory points of one melee (the mean of both charges) and of the shots of both; `win`: chance 0..1, mean of both charges. */
export const meetingOf = (fights: MeetingFights): Meeting => {
  const { charging, charged, shooting, shotAt } = fights
  const killed = mean([charging?.killed, charged?.killed]) + (shooting?.killed ?? 0)
  const lost = mean([charging?.lost, charged?.lost]) + (shotAt?.lost ?? 0)
  const scored = [charging, charged, shooting, shotAt].flatMap(fight => fight?.tournament?.own ?? [])
  return {
    ...fights,
    win: mean([charging?.win, charged?.win]),
    killed,
    lost,
    swing: killed - lost,
    ...(scored.length > 0 && { tournament: mean(scored) })
  }
}

/** The same meeting, seen from the other unit. */
export const mirrorMeeting = ({ charging, charged, shooting, shotAt }: Meeting): Meeting =>
  meetingOf({
    ...(charged && { charging: mirrorFight(charged) }),
    ...(charging && { charged: mirrorFight(charging) }),
    ...(shotAt && { shooting: mirrorFight(shotAt) }),
    ...(shooting && { shotAt: mirrorFight(shooting) })
  })

/** An empty table; a fight that is refused is left out of its meetings. */
export const meetingTable = (
  book: Rulebook,
  { givesUpDice = false, readings, tournament }: MeetingOptions = {}
): MeetingTable => {
  const cache = new Map<string, UnitFight | undefined>()
  const refused = new Set<string>()
  const keys = new Map<UnitRequest, string>()
  const keyOf = (request: UnitRequest): string => {
    const key = keys.get(request) ?? JSON.stringify(request)
    keys.set(request, key)
    return key
  }
  const enemyTournament = tournament && enemyTable(tournament)
  const fight = (
    kind: Scenario['kind'],
    attacker: UnitRequest,
    defender: UnitRequest,
    table: Tournament | undefined
  ): UnitFight | undefined => {
    const key = `${kind} ${keyOf(attacker)} ${keyOf(defender)} ${table?.ahead ?? 0}`
    if (cache.has(key)) return cache.get(key)
    const scenario = { kind, edition: book.edition, attacker, defender, ...(readings && { readings }) }
    const figures = unlessRefused(
      () => withBetterDiceChoice(scenario, givesUpDice, book, table),
      mistakes => void refused.add(mistakesText(mistakes))
    )
    cache.set(key, figures)
    return figures
  }
  const meet = (one: MeetingUnit, other: MeetingUnit): Meeting => {
    const charging = fight('melee', one.request, other.request, tournament)
    const charged = fight('melee', other.request, one.request, enemyTournament)
    const shooting = one.shoots ? fight('shoot', one.request, other.request, tournament) : undefined
    const shotAt = other.shoots ? fight('shoot', other.request, one.request, enemyTournament) : undefined
    return meetingOf({
      ...(charging && { charging }),
      ...(charged && { charged: mirrorFight(charged) }),
      ...(shooting && { shooting }),
      ...(shotAt && { shotAt: mirrorFight(shotAt) })
    })
  }
  return { meet, fights: () => cache.size, refused: () => [...refused] }
}
