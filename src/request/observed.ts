import { attempted, isRefused, type Mistake, mistake, type OrMistakes, RequestError, refuse, refuseAny } from '../model/errors'
import { t } from '../model/language'
import { MEASURES, quantityAt } from '../model/quantities'
import { quoted } from '../model/quoted'
import type { Scenario } from '../model/scenario'
import type { Rulebook } from '../rules/types'
import { quantityNamed } from './condition-names'
import { type BookOf, type Request, requested } from './request'
import { isDraft, ownKey } from './validators'

/** Parses what was observed at the table: losses of both sides, or a text with a sentence and its outcome on each line. */

export interface Lost {
  readonly attacker: number
  readonly defender: number
}

const OUTCOME = /^\s*(\d{1,3})\s*:\s*(\d{1,3})\s*$/

/** Parses `3:1`: the attacker lost three models, the defender one. Undefined if the text is not an outcome. */
export const outcomeOf = (text: string): Lost | undefined => {
  const [, attacker, defender] = OUTCOME.exec(text) ?? []
  return attacker === undefined || defender === undefined ? undefined : { attacker: Number(attacker), defender: Number(defender) }
}

/** An observed number of each side: `hits=6:2`. */
interface SeenStage {
  /** Its key in a side's report. */
  readonly key: string
  /** Its name in messages: "hits". */
  readonly name: string
  readonly attacker: number
  readonly defender: number
}

const PART = /^([\p{L}][\p{L} _-]*?)\s*[=:]?\s*(\d{1,3}\s*:\s*\d{1,3})$/u

const named = (name: string): SeenStage | Mistake => {
  const quantity = quantityAt(`attacker.${name}.mean`) ?? quantityNamed(`attacker ${name}`, '--observed')
  const row = MEASURES.find(({ path, kind }) => kind === 'spread' && quantity.path === `${path}.mean`)
  return row
    ? { key: row.key, name: row.names[0]?.replace('{side} ', '') ?? row.key, attacker: 0, defender: 0 }
    : {
        message: t('--observed {name}: only what is counted can be observed: {counted}', { name, counted: COUNTED }),
        at: '--observed'
      }
}

/** The numbers of a side that can be observed: "hits, saves ...". */
const COUNTED = MEASURES.filter(({ kind, head }) => kind === 'spread' && head === 'attacker')
  .map(({ key }) => key)
  .join(', ')

/** Parses `3:1, hits=6:2`: the losses of both sides and other observed numbers. Undefined if the text names no such number. */
export const seenIn = (text: string): { readonly lost?: Lost; readonly stages: readonly SeenStage[] } | undefined => {
  const parts = text.split(/[,;]/u).map(part => part.trim())
  const read = parts.map(part => {
    const lost = outcomeOf(part)
    if (lost) return { lost }
    const [, name, counts = ''] = PART.exec(part) ?? []
    const found = outcomeOf(counts)
    return name !== undefined && found ? { name, found } : undefined
  })
  if (!read.some(part => part?.name !== undefined)) return undefined
  const mistakes: Mistake[] = []
  const stages: SeenStage[] = []
  let lost: Lost | undefined
  read.forEach((part, i) => {
    if (part?.name !== undefined) {
      const stage = named(part.name)
      if ('message' in stage) mistakes.push(stage)
      else if (stages.some(({ key }) => key === stage.key))
        mistakes.push({ message: t('--observed: {name} is given twice', { name: stage.name }), at: '--observed' })
      else stages.push({ ...stage, ...part.found })
    } else if (part?.lost && !lost) lost = part.lost
    else
      mistakes.push({
        message: t('--observed {parts}: expected what both sides lost or had, as in 3:1 or hits=6:2', {
          parts: quoted(parts[i] ?? '')
        }),
        at: '--observed'
      })
  })
  refuseAny(mistakes)
  return { ...(lost && { lost }), stages }
}

interface SeenFight extends Lost {
  readonly scenario: Scenario
  readonly called: string
}

const LINE = /^(.*?)[\s,;|:]+(\d{1,3}\s*:\s*\d{1,3})\s*$/s

/** The most fights in one text. Nobody fights more in an evening. */
const MOST_LINES = 1000

interface ObservedFights {
  readonly seen: readonly SeenFight[]
  readonly book: Rulebook
}

const noOutcome = (called: string, line: string): Mistake => ({
  message: t(
    '{called}: {line} has no outcome at its end: expected a sentence and the losses of both sides, as in 8 bondi charge 4 huscarls 3:1',
    { called, line: quoted(line) }
  ),
  at: called
})

type Read = OrMistakes<{ readonly fight: SeenFight; readonly book: Rulebook }>

const read = (line: string, called: string, request: Request, bookOf: BookOf): Read => {
  const [, sentence = '', losses = ''] = LINE.exec(line) ?? []
  const lost = outcomeOf(losses)
  return lost ? readFight({ patches: request.patches ?? [], words: [sentence] }, called, lost, bookOf) : [noOutcome(called, line)]
}

const readFight = (request: Request, called: string, lost: Lost, bookOf: BookOf): Read => {
  const made = attempted(() => requested(request, bookOf))
  if (isRefused(made)) return made.map(({ message }) => ({ message: `${called}: ${message}`, at: called }))
  return { fight: { scenario: made.scenario, called, ...lost }, book: made.book }
}

/**
 * Parses a text with one fight per line. Empty lines, and anything after a #, are ignored. Throws a RequestError that lists the
 * mistakes in all lines.
 */
export const parseObservedFights = (text: string, name: string, request: Request, bookOf: BookOf): ObservedFights => {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line, i) => ({ line: line.replace(/#.*$/, '').trim(), called: `${name}:${i + 1}` }))
    .filter(({ line }) => line !== '')
  if (lines.length === 0 || lines.length > MOST_LINES)
    refuse(
      t('{name}: {reason}: expected a sentence and its outcome on each line', {
        name,
        reason: lines.length === 0 ? t('there is no fight in it') : t('more than {mostLines} fights', { mostLines: MOST_LINES })
      })
    )
  const all = lines.map(({ line, called }) => read(line, called, request, bookOf))
  return allFights(all)
}

/** Returns all fights. Throws a RequestError that lists the mistakes in all of them. */
const allFights = (all: readonly Read[]): ObservedFights => {
  const mistakes = all.filter(isRefused).flat()
  const good = all.flatMap(each => (isRefused(each) ? [] : [each]))
  const [first] = good
  if (mistakes.length > 0 || !first) throw new RequestError(mistakes)
  return { seen: good.map(({ fight }) => fight), book: first.book }
}

/** Reads the fights in a report of several. Throws a RequestError that lists the mistakes in all of them. */
export const repeatObservedFights = (
  fights: readonly unknown[],
  name: string,
  request: Request,
  bookOf: BookOf
): ObservedFights => {
  if (fights.length > MOST_LINES) refuse(t('{name}: more than {mostLines} fights', { name, mostLines: MOST_LINES }))
  const all = fights.map((fight, i): Read => {
    const draft = isDraft(fight) ? fight : {}
    const lost = ownKey(draft, 'outcome')
    const outcome = isDraft(lost) ? outcomeOf(`${ownKey(lost, 'attacker')}:${ownKey(lost, 'defender')}`) : undefined
    const called = `${name}: fights[${i}]`
    if (!outcome) return [mistake(t('{called}: the report does not hold the losses of both sides', { called }), called)]
    return readFight({ patches: request.patches ?? [], scenario: ownKey(draft, 'scenario') }, called, outcome, bookOf)
  })
  return allFights(all)
}
