import { msg, t, translate } from '../../../model/language'
import type { AdviceReport, FightReport, WhatIfReport } from '../../../model/report'
import { sideNameOf, valueText } from '../../../report/advice/choices'
import { sanitizeText } from '../../../report/sanitize'
import { formatDelta, formatPercentDelta } from '../../../report/study/measures'
import { wrap } from '../../../report/wrap'
import type { Rulebook } from '../../../rules/types'
import { type Change, changesOf } from '../../../study/changes'
import { changeOfRow } from '../choices'
import type { Shown } from './answers'
import { fitted, type Ink } from './chart'
import { KEYS } from './keys'
import { searchEntries } from './search'
import type { LiveState } from './state'

/** The panels that open below the odds or in their place: advice, what helps, search, the command, the keys. */

const adviceLines = (report: AdviceReport): readonly string[] => {
  const { best, decisions, asks } = report
  const steps = best.steps.map(({ by, what, choice }) => {
    const decision = decisions.find(each => each.by === by && each.what === what)
    const next = decision?.choices[1]
    return `${sideNameOf(report, by)}: ${choice.text}${next ? t('   next best: {text} ({worth})', { text: next.text, worth: valueText(report, next.worth) }) : ''}`
  })
  return [
    t('best play for {the:nameOf} is worth {worth} points; Enter applies it', {
      nameOf: sideNameOf(report, asks),
      worth: valueText(report, report.worth)
    }),
    ...(steps.length > 0 ? steps : [t('there is nothing to choose: add abilities, or fatigue to spend')])
  ]
}

const helpLines = (report: WhatIfReport): readonly string[] => {
  const rows = report.rows.filter(({ gain }) => gain > 0)
  const name = report.names[report.asks]
  if (rows.length === 0) return [t('no single change helps {the:name}', { name })]
  return [
    t('best single changes for {the:name}; Enter applies the first:', { name }),
    ...rows.map(({ gain, difference, unit, change }) => {
      const win = report.asks === 'attacker' ? difference.attackerWins : difference.defenderWins
      return t('{gain} points{win}   {unit}: {change}', {
        gain: formatDelta(gain).padStart(6),
        win: win === undefined ? '' : t(', win {change}', { change: formatPercentDelta(win).padStart(6) }),
        unit,
        change
      })
    })
  ]
}

/** The change that helps the side most; undefined where none helps. */
export const bestChange = ({ rows: [first] }: WhatIfReport, report: FightReport, book: Rulebook): Change | undefined =>
  first && first.gain > 0 ? changeOfRow(first, report, changesOf(report.scenario, book)) : undefined

const copyLines = (report: FightReport | undefined, columns: number): readonly string[] =>
  report ? [...wrap(sanitizeText(report.replay), columns), ...wrap(sanitizeText(report.headline), columns)] : []

/** As many results of a search as there are rows, the selected one among them. */
const searchLines = (state: LiveState, book: Rulebook, rows: number, ink: Ink): readonly string[] => {
  const all = searchEntries(state, book)
  const first = Math.max(0, Math.min(state.line - rows + 1, all.length - rows))
  return all.slice(first, first + rows).map(({ label, hint }, index) => {
    const isAt = first + index === state.line
    return `${isAt ? ink.sign('▸', '>') : ' '} ${label}${hint === '' ? '' : `   (${hint})`}`
  })
}

const WAITING = msg('working on it; you can go on using the view')

const lateLines = (state: LiveState, { advice, help, lateFaults }: Shown, columns: number): readonly string[] => {
  if (lateFaults.length > 0) return lateFaults.flatMap(sentence => wrap(`! ${sanitizeText(sentence)}`, columns))
  const lines = state.panel === 'advice' ? advice && adviceLines(advice) : help && helpLines(help)
  return lines ?? [t(WAITING)]
}

/** The lines of the open panel; undefined where the distributions are shown instead. */
export const panelLines = (
  state: LiveState,
  shown: Shown,
  book: Rulebook,
  { columns, rows }: { readonly columns: number; readonly rows: number },
  ink: Ink
): readonly string[] | undefined => {
  const room = columns - 2
  const lines = (): readonly string[] | undefined => {
    if (state.mode === 'search') return searchLines(state, book, rows, ink)
    if (state.panel === 'advice' || state.panel === 'help') return lateLines(state, shown, room)
    return state.panel === 'copy' ? copyLines(shown.isOld ? undefined : shown.report, room) : undefined
  }
  const found = lines()
  return found && Array.from({ length: rows }, (_, index) => fitted(` ${sanitizeText(found[index] ?? '')}`, columns, ink))
}

/** The page of keys. */
export const keyLines = (columns: number, rows: number, ink: Ink): readonly string[] => {
  const widest = Math.max(...KEYS.map(({ shown }) => translate(shown).length))
  const lines = KEYS.map(({ shown, says }) => ` ${translate(shown).padEnd(widest)} ${translate(says)}`)
  return Array.from({ length: rows }, (_, row) => fitted(lines[row] ?? '', columns, ink))
}
