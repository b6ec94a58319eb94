import { placesOf, unitIn } from '../battle/units'
import { msg, t, translate } from '../model/language'
import type { FightReport } from '../model/report'
import { type Edition, SIDES, type Side } from '../model/scenario'
import { mapDetail } from '../report/chart/drawing'
import { blockMarkup, sections } from '../report/html/block'
import { element, joinLines, type Markup, NO_MARKUP } from '../report/markup'
import type { Block, Facts, Page, Section } from '../report/page'
import { troopFor } from '../rules/lookup'
import type { Rulebook } from '../rules/types'
import type { BakedRules } from './baked-rules'
import type { PageAnswer } from './command'
import { button, segment, stepper } from './controls'
import { byOf, type Casualties, type GameUnit, type Left, unitsIn } from './game'
import { page, type WebReport } from './pages'
import { foughtText, RECORD } from './record'
import type { PageState, SymbolName } from './state'

/** The answers on the phone page: the pages of reports that all formats share, arranged for the phone. */

/** Options, paths and commands get no capital. */
const CODE = /^\s*(?:--|saga-odds\b|[\w-]+[.=])/

export const sentences = (all: readonly string[]): Markup =>
  all.length === 0
    ? NO_MARKUP
    : element(
        'div',
        { class: 'faults', role: 'alert' },
        ...all.flatMap(text => text.split('\n')).map(text => element('p', CODE.test(text) ? { class: 'path' } : {}, text))
      )

const factsIn = ({ blocks }: Section): Facts | undefined => blocks.find((block): block is Facts => block.block === 'facts')

let last: { readonly report: FightReport; readonly made: Page } | undefined

/** The page of a fight without its reasons; remembered for the current report. */
const shortPage = (report: FightReport): Page => {
  if (last?.report !== report) last = { report, made: page(report, { explain: false }) }
  return last.made
}

/** Who wins and how many fall: the part that stays in sight at the top. */
export const outcomePart = (report: FightReport): readonly Markup[] => {
  const made = shortPage(report)
  const { headline } = made
  const [outcome] = made.sections
  const shares = outcome?.blocks.filter(({ block }) => block === 'shares') ?? []
  const [casualties] = (outcome && factsIn(outcome)?.facts) ?? []
  const [name = '', ...lines] = casualties ?? []
  return [
    element('h1', {}, headline),
    joinLines(shares.map(block => blockMarkup(block, headline, mapDetail(made)))),
    element(
      'dl',
      { class: 'fallen' },
      element('dt', {}, name),
      ...lines.map(line => element('dd', {}, line.replaceAll(' %', '\u00a0%')))
    )
  ]
}

const isShown = ({ detail }: Section): boolean => !detail

/** The section without what is already shown at the top. */
const withoutOutcome = ({ blocks, ...section }: Section): Section => ({
  ...section,
  blocks: blocks.flatMap((block): readonly Block[] => {
    if (block.block === 'shares') return []
    return block.block === 'facts' ? [{ ...block, facts: block.facts.slice(1) }] : [block]
  })
})

const body = (made: Page): Markup => joinLines(sections(made, false))

/** Victory points, dice and distributions. */
export const numbers = (report: FightReport): readonly Markup[] => {
  const { sections: all, ...head } = shortPage(report)
  const [outcome, ...rest] = all
  return sections({ ...head, sections: [...(outcome ? [withoutOutcome(outcome)] : []), ...rest] }, false)
}

/** Each number and its rule. */
export const reasons = (report: FightReport): Markup => {
  const { sections: all, ...head } = page(report, { explain: true })
  return body({ ...head, sections: all.filter(section => !isShown(section)).map(({ detail: _, ...section }) => section) })
}

/** Any report, without its headline. */
export const reportMarkup = (report: WebReport): Markup => body(page(report, { explain: false }))

/** Any report under its headline. */
const reportWithHeadline = (report: WebReport): Markup =>
  joinLines([element('p', { class: 'asked' }, page(report, { explain: false }).headline), reportMarkup(report)])

const waiting = (): Markup => element('p', { class: 'quiet waiting', role: 'status' }, t('working it out ...'))

/** The answer to a question: its report, the mistakes, or a note that it is still being computed. */
export const replyMarkup = (answer: PageAnswer | undefined, show: (report: WebReport) => Markup = reportWithHeadline): Markup => {
  if (!answer) return waiting()
  return answer.is === 'report' ? show(answer.report) : answer.is === 'refused' ? sentences(answer.sentences) : NO_MARKUP
}

const troopNameOf = ({ fight }: PageState, side: Side, book: Rulebook): string => {
  const { unit, faction } = unitIn(fight, { side, index: 0 })
  return troopFor(book, unit, faction)?.name ?? unit
}

/** The name of a side's troop; of two units that charge together both. */
const namesOf = ({ fight }: PageState, side: Side, book: Rulebook): string => {
  const [one = '', other] = placesOf(fight)
    .filter(place => place.side === side)
    .map(place => unitIn(fight, place))
    .map(({ unit, faction }) => troopFor(book, unit, faction)?.name ?? unit)
  return other === undefined ? one : t('{one} and {other}', { one, other })
}

/** The control that chooses whom advice, help and dice are for. */
export const asking = (state: PageState, book: Rulebook): Markup =>
  segment(
    t('for whom'),
    SIDES.map(side => [t('the {name}', { name: troopNameOf(state, side, book) }), { do: 'asks', side }, state.asks === side])
  )

/** The faction of the side that advice and dice are for; undefined where it has none. */
export const factionOf = ({ fight, asks }: PageState, book: Rulebook): string | undefined => {
  const { unit, faction } = unitIn(fight, { side: asks, index: 0 })
  const troop = troopFor(book, unit, faction)
  return faction ?? troop?.faction ?? troop?.hero?.factions[0]
}

const SYMBOLS: Readonly<Record<SymbolName, string>> = { C: msg('common'), U: msg('uncommon'), R: msg('rare') }

/** The SAGA dice in hand: a stepper for each symbol of the faction. */
export const diceInHand = (state: PageState, book: Rulebook): Markup => {
  const faction = factionOf(state, book)
  const symbols = faction === undefined ? undefined : book.factions[faction]?.symbols
  const each = (Object.keys(SYMBOLS) as readonly SymbolName[]).map(symbol => {
    const label = symbols ? `${symbols[symbol]} (${translate(SYMBOLS[symbol])})` : translate(SYMBOLS[symbol])
    const count = state.hand[symbol]
    return stepper(label, String(count), count > 0 ? { do: 'hand', symbol, by: -1 } : undefined, { do: 'hand', symbol, by: 1 })
  })
  return element('div', { class: 'counts three' }, ...each)
}

/** The dice in hand as `--rolled` takes them: "CCUR". */
export const rolledIn = ({ hand: { C, U, R } }: PageState): string => `${'C'.repeat(C)}${'U'.repeat(U)}${'R'.repeat(R)}`

// --- a game that is being played ---

const unitButton = (unit: GameUnit, state: PageState): Markup => {
  const { member, name, left, full } = unit
  const isOwn = member.whose === 'warband'
  const sides = SIDES
  const stands = sides.find(side => {
    const found = state.game.fighting[side]
    return found?.whose === member.whose && found.index === member.index
  })
  const tired = left.fatigue > 0 ? t(', fatigue {fatigue}', { fatigue: left.fatigue }) : ''
  const shown = left.models === 0 ? t('gone') : t('{models} of {full}{tired}', { models: left.models, full, tired })
  const join = (side: Side, text: string): Markup =>
    button({ do: 'join', member, side }, text, {
      'aria-pressed': String(stands === side),
      'aria-label': `${name}: ${text}`,
      ...(left.models === 0 && { disabled: 'disabled' })
    })
  const steps = (what: keyof Left): Markup =>
    stepper(t(what), String(left[what]), { do: 'mend', member, by: { [what]: -1 } }, { do: 'mend', member, by: { [what]: 1 } })
  return element(
    'li',
    { class: `${isOwn ? 'attacker' : 'defender'}${left.models === 0 ? ' gone' : ''}` },
    element('span', { class: 'name' }, name),
    element(
      'details',
      { 'data-fold': `mend ${member.whose} ${member.index}` },
      element('summary', { 'aria-label': t('{name}: {shown}; change by hand', { name, shown }) }, shown),
      element('div', { class: 'counts' }, steps('models'), steps('fatigue'))
    ),
    element('div', { class: 'chips' }, join('attacker', t('as attacker')), join('defender', t('as defender')))
  )
}

const tollOf = (side: Side, { losses, fatigue }: Casualties, name: string): Markup =>
  element(
    'div',
    { class: `counts ${side}`, role: 'group', 'aria-label': name },
    stepper(
      t('{name} lost', { name }),
      String(losses),
      { do: 'toll', side, by: { losses: -1 } },
      { do: 'toll', side, by: { losses: 1 } }
    ),
    stepper(
      t('fatigue now'),
      String(fatigue),
      { do: 'toll', side, by: { fatigue: -1 } },
      { do: 'toll', side, by: { fatigue: 1 } }
    )
  )

/** The controls for how the current fight ended, to be carried into the game. */
const outcome = (state: PageState, toll: Readonly<Record<Side, Casualties>>, book: Rulebook): Markup =>
  Object.keys(state.game.fighting).length === 0
    ? element('p', { class: 'quiet' }, t('tap a unit to put it into the fight'))
    : element(
        'div',
        { class: 'toll' },
        element('h3', {}, t('How it came out')),
        ...SIDES.filter(side => state.game.fighting[side]).map(side => tollOf(side, toll[side], troopNameOf(state, side, book))),
        button({ do: 'carry' }, t('Carry it into the game'), { class: 'strong' })
      )

/** The record of the game: its fights so far, how the current one ended, and the file of all. */
export const record = (
  state: PageState,
  baked: BakedRules,
  toll: Readonly<Record<Side, Casualties>>,
  bookOf: (edition: Edition) => Rulebook
): Markup => {
  const { game, fight } = state
  const book = bookOf(fight.edition ?? 1)
  const lost = (side: Side): Markup =>
    stepper(
      t('{name} lost', { name: namesOf(state, side, book) }),
      String(toll[side].losses),
      { do: 'toll', side, by: { losses: -1 } },
      { do: 'toll', side, by: { losses: 1 } }
    )
  const now = byOf(game)
    ? [element('p', { class: 'quiet' }, t('fights that you carry into the game are recorded here'))]
    : [
        segment(t('whose attack it was'), [
          [t('my attack'), { do: 'by', by: 'own' }, state.by === 'own'],
          [t("the enemy's attack"), { do: 'by', by: 'enemy' }, state.by === 'enemy']
        ]),
        element('div', { class: 'counts' }, lost('attacker'), lost('defender')),
        button({ do: 'record' }, t('Write this fight down'), { class: 'strong' })
      ]
  if (game.fought.length === 0) return joinLines(now)
  const rows = game.fought.map((each, index) => {
    const text = `${foughtText(each, bookOf(each.edition ?? baked.base.edition ?? 1))}: ${each.lost}`
    return element(
      'li',
      {},
      element('span', { class: 'name' }, text),
      button({ do: 'forget', index }, '\u00d7', { 'aria-label': t('remove {headline}', { headline: text }) })
    )
  })
  return joinLines([
    ...now,
    element('ol', { class: 'shelf fought' }, ...rows),
    element('p', { class: 'quiet path' }, t('saga-odds review {file} shows what was luck and what was play', { file: RECORD })),
    element(
      'div',
      { class: 'counts' },
      element('button', { type: 'button', 'data-dock': 'copyRecord' }, t('Copy {file}', { file: RECORD })),
      element('button', { type: 'button', 'data-dock': 'save' }, t('Download {file}', { file: RECORD }))
    )
  ])
}

/** The units of both rosters, a tap away. */
export const game = (
  state: PageState,
  { warband, against }: BakedRules,
  toll: Readonly<Record<Side, Casualties>>,
  book: Rulebook
): Markup => {
  const edition = warband?.edition ?? against?.edition
  if (edition !== book.edition)
    return element('p', { class: 'quiet' }, t('these warbands are for edition {edition}: choose it above', { edition }))
  const list = (['warband', 'against'] as const).flatMap(whose => {
    const roster = { warband, against }[whose]
    if (!roster) return []
    const units = unitsIn(roster, whose, state.game, book)
    return [element('h3', {}, roster.name), element('ul', { class: 'units' }, ...units.map(unit => unitButton(unit, state)))]
  })
  return joinLines([outcome(state, toll, book), ...list, button({ do: 'newGame' }, t('New game'))])
}
