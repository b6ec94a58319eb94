import { describe, expect, it } from 'vitest'
import { answers } from '../../src/answers'
import { matching } from '../../src/cli/explore/choices'
import { screenOf } from '../../src/cli/explore/index'
import { type Question, questionOf } from '../../src/cli/explore/question'
import { type ExplorerState, emptyState } from '../../src/cli/explore/state'
import { initialState, step } from '../../src/cli/explore/step'
import type { Scenario } from '../../src/model/scenario'
import { adviceRequested } from '../../src/request/advice/request'
import { requested } from '../../src/request/request'
import { rulebook } from '../../src/rules/rulebook'

const book = rulebook(1)

/** What a player could do: pick a line by its label, or type. */
const labels = (question: Question): readonly string[] => ('offers' in question ? question.offers.map(({ label }) => label) : [])

const picked = (state: ExplorerState, label: string, by = book): ExplorerState => {
  const question = questionOf(state, by)
  if (!('offers' in question)) return step(state, question.typed(label), by)
  const found = [...question.offers, ...(question.more?.() ?? [])].find(offer => offer.label === label)
  if (!found) throw new Error(`"${label}" is not among ${labels(question).join(', ')}`)
  return step(state, found.action, by)
}

const through = (state: ExplorerState, ...said: readonly string[]): ExplorerState =>
  said.reduce((now, label) => picked(now, label), state)

const from = (fight: string, by = book): ExplorerState => {
  const { scenario } = requested({ scenario: { fight, edition: by.edition } }, () => by)
  return initialState({ edition: by.edition }, scenario, by)
}

const replays = ({ now, shelf }: ExplorerState) => ({ now: now?.report.replay, shelf: shelf.map(({ report }) => report.replay) })

const said = ({ tells }: ExplorerState): readonly string[] =>
  tells.flatMap(tell => (tell.tell === 'refused' ? tell.sentences : tell.tell === 'sentence' ? [tell.text] : []))

describe('a fight put together step by step', () => {
  it('asks in one order, and leaves out what has one answer', () => {
    let state = picked(emptyState({}), 'a melee')
    const asked: string[] = []
    while (!state.now) {
      const question = questionOf(state, book)
      asked.push(question.message)
      state = picked(state, labels(question)[0] ?? '')
    }
    // hirdmen carry one thing and ride nothing
    expect(asked).toEqual([
      'Attacker, faction:',
      'Attacker, troop:',
      'Attacker, models:',
      'Attacker, fatigue:',
      'Defender, faction:',
      'Defender, troop:',
      'Defender, models:',
      'Defender, fatigue:',
      'Defender, cover:'
    ])
    expect(state.now.report.replay).toBe('saga-odds melee 1 hirdmen charges 1 hirdmen')
  })

  it('offers the troops and heroes of the faction, and no others', () => {
    const state = through(emptyState({}), 'a melee', 'Normans')
    expect(labels(questionOf(state, book))).toEqual(
      expect.arrayContaining(['knights', 'sergeants', 'peasants', 'crossbowmen', 'William', 'Taillefer', 'Jomsvikings'])
    )
    expect(labels(questionOf(state, book))).not.toEqual(expect.arrayContaining(['hirdmen']))
  })

  it('looks first at the size that a point buys', () => {
    const usual = (faction: string, troop: string) => {
      const question = questionOf(through(emptyState({}), 'a melee', faction, troop), book)
      return 'offers' in question ? question.offers[question.first]?.label : undefined
    }
    expect([usual('Vikings', 'hirdmen'), usual('Vikings', 'bondi'), usual('Vikings', 'thralls')]).toEqual(['4', '8', '12'])
  })

  it('asks nobody how many warlords there are', () => {
    const state = through(emptyState({}), 'a melee', 'Vikings', 'warlord')
    expect(questionOf(state, book).message).toBe('Attacker, fatigue:')
  })

  it('lets no unit shoot that has nothing to shoot with', () => {
    const welsh = labels(questionOf(through(emptyState({}), 'a shot', 'Welsh'), book))
    expect(welsh).toEqual(expect.arrayContaining(['teulu', 'priodaur', 'bonnedig']))
    expect(welsh).not.toContain('teulu spearmen')
    // of the Vikings only thralls have bows or slings (R5.3)
    const state = through(emptyState({}), 'a shot', 'Vikings')
    expect(questionOf(state, book).message).toBe('Shooter, models:')
    expect(labels(questionOf(through(state, '12'), book))).toEqual(['bow', 'sling'])
  })

  it('offers no cover to a mounted unit (R2.10)', () => {
    const state = through(emptyState({}), 'a melee', 'Vikings', 'bondi', '8', '0', 'Normans', 'knights', '4', 'mounted', '0')
    expect(state.now?.report.replay).toBe('saga-odds melee 8 bondi charge 4 knights mounted')
  })

  it('plays the edition and the readings it was begun with', () => {
    const state = emptyState({ edition: 1, readings: { 'natural-in-melee': 'off' } })
    const { now } = through(state, 'a melee', 'Vikings', 'bondi', '8', '0', 'Vikings', 'bondi', '8', '0', 'no cover')
    expect(now?.scenario.readings).toEqual({ 'natural-in-melee': 'off' })
  })

  it('knows the second edition, which has boards of its own', () => {
    const second = rulebook(2)
    const state = from('8 bondi charge 8 ceorls', second)
    const question = questionOf(picked(state, 'change the bondi', second), second)
    expect(labels(question)).toContain('abilities')
  })
})

describe('one change at a time', () => {
  const start = from('8 bondi charge 4 huscarls')

  it('gives the odds of the same fight asked for in words', () => {
    const { now } = through(start, 'change the huscarls', 'cover: no cover', 'heavy cover')
    const asked = requested({ scenario: '8 bondi charge 4 huscarls heavy cover' }).scenario
    expect(now?.report).toEqual(answers.melee(asked, book))
  })

  it('keeps the previous fight, to show the difference', () => {
    const changed = through(start, 'huscarls: heavy cover')
    expect([changed.before?.report.replay, changed.now?.said]).toEqual([
      'saga-odds melee 8 bondi charge 4 huscarls',
      'huscarls: heavy cover'
    ])
  })

  it('begins a change at the present value, and to pick that changes nothing', () => {
    const asked = through(start, 'change the bondi', 'models: 8')
    const question = questionOf(asked, book)
    expect(labels(question)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', 'back'])
    expect('offers' in question && question.offers[question.first]?.label).toBe('8')
    expect(through(asked, '8')).toMatchObject({ now: start.now, past: [], todo: [] })
  })

  it('compares each troop with itself where the other side charges', async () => {
    const swapped = through(start, 'the other side charges')
    const screen = await screenOf(swapped, book, { width: 80, color: 0, unicode: true, explain: false })
    // neither has anything that depends on who charges: nothing is more or less
    expect(screen).toMatch(/more +=( +=)+\n/)
  })

  it('goes back from the questions of another fight to the one before', () => {
    const asked = through(start, 'another fight', 'a shot', 'Vikings')
    expect(asked.now).toBeUndefined()
    expect(step(asked, { do: 'back' }, book)).toMatchObject({ now: start.now, past: [], todo: [], draft: {} })
  })

  it('offers only abilities that fit: each can be picked', () => {
    const state = through(from('6 knights mounted charge 8 bondi'), 'change the knights', 'abilities')
    const offered = labels(questionOf(state, book)).filter(label => label.startsWith('+'))
    expect(offered).toContain('+charge')
    for (const label of offered) expect(said(through(state, label)), label).toEqual([])
    // Charge! and Stamping are for mounted units (R7 normans)
    const onFoot = through(from('6 knights charge 8 bondi'), 'change the knights', 'abilities')
    expect(labels(questionOf(onFoot, book))).not.toContain('+charge')
  })

  it('adds abilities one by one until there are no more, and takes them away', () => {
    const state = through(start, 'change the bondi', 'abilities', '+ullr', '+frigg', 'no more')
    expect(replays(state).now).toBe('saga-odds melee 8 bondi +ullr +frigg charge 4 huscarls')
    expect(replays(through(state, 'bondi: without +ullr')).now).toBe('saga-odds melee 8 bondi +frigg charge 4 huscarls')
  })

  it('drops with a troop what the next one may not have', () => {
    const armed = from('4 huscarls axe +shieldwall charge 8 bondi')
    const state = through(armed, 'change the huscarls', 'troop: huscarls', 'ceorls')
    expect(replays(state).now).toBe('saga-odds melee 4 ceorls +shieldwall charge 8 bondi')
    expect(said(state)).toEqual(['the new troop loses: weapon'])
  })

  it('asks for a troop when the faction changes, and goes back from there without a trace', () => {
    const asked = through(start, 'change the bondi', 'faction: Vikings', 'Welsh')
    expect(questionOf(asked, book).message).toBe('bondi, troop:')
    expect(replays(through(asked, 'priodaur')).now).toBe('saga-odds melee 8 priodaur charge 4 huscarls')
    expect(through(asked, 'back')).toMatchObject({ draft: {}, todo: [], now: start.now })
  })

  it('takes words of a sentence and paths for all else', () => {
    const state = through(start, 'change the bondi', 'anything else, in words', 'armour 5 +2a')
    expect(replays(state).now).toBe('saga-odds melee 8 bondi +2a armour 5 charge 4 huscarls')
    const path = through(state, 'change the huscarls', 'anything else, in words', 'fatigueLimit=2')
    expect(path.now?.scenario.defender).toMatchObject({ fatigueLimit: 2 })
  })

  it.each([
    ['armuor 5', 'unknown word "armuor"; did you mean "armour"?'],
    ['armour=9', 'attacker.armour: 9 is not a whole number from 2 to 6'],
    ['armor.x=9', '--set attacker.armor.x: there is no such path']
  ])('says what is wrong with "%s", and changes nothing', (words, sentence) => {
    const state = through(start, 'change the bondi', 'anything else, in words', words)
    expect(said(state).join()).toContain(sentence)
    expect(state.now).toBe(start.now)
  })

  it('goes back as often as there were changes', () => {
    const changed = through(start, 'huscarls: heavy cover', 'bondi: 12 models', 'bondi: +ullr')
    const back = through(changed, 'undo: bondi: +ullr', 'undo: bondi: 12 models', 'undo: huscarls: heavy cover')
    expect(back.now).toBe(start.now)
    expect([back.past, back.before]).toEqual([[], undefined])
    expect(labels(questionOf(back, book)).some(label => label.startsWith('undo'))).toBe(false)
  })

  it('lets the other side charge, and leaves cover to the side that has it', () => {
    expect(replays(through(start, 'the other side charges')).now).toBe('saga-odds melee 4 huscarls charge 8 bondi')
  })

  it('changes each of two units Side by Side', () => {
    const state = through(from('warlord and 6 hirdmen charge 4 huscarls'), 'hirdmen: 4 models')
    expect(replays(state).now).toBe('saga-odds melee 1 warlord and 4 hirdmen charge 4 huscarls')
  })

  it('never changes the state it is given', () => {
    const frozen = JSON.stringify(start)
    through(start, 'huscarls: heavy cover', 'save this variant', 'undo: huscarls: heavy cover')
    expect(JSON.stringify(start)).toBe(frozen)
  })
})

describe('what would help most', () => {
  it('offers the steps of --what-if by their gain, and takes one', () => {
    const state = through(from('8 bondi charge 4 huscarls'), 'what would help the bondi most?')
    const question = questionOf(state, book)
    const { rows } = answers['what-if']({ scenario: state.now?.scenario as Scenario, asks: 'attacker' }, book)
    const gains = rows.filter(({ gain }) => gain > 0)
    expect(
      labels(question)
        .slice(0, -1)
        .map(label => label.split(/ {2,}/)[0])
    ).toEqual(gains.map(row => `${row.unit}: ${row.change}`.slice(0, 60)))
    const taken = step(state, 'offers' in question ? (question.offers[0]?.action ?? { do: 'back' }) : { do: 'back' }, book)
    expect(taken.now?.report.victoryPoints.swing).toBeCloseTo(rows[0]?.numbers.swing ?? 0, 12)
  })
})

describe('what should I do', () => {
  it('is the advice of the same fight, and its best play can be taken up', () => {
    const start = from('6 hirdmen +frigg +ullr charge 4 huscarls fatigue 1 +shieldwall')
    const state = through(start, 'what should the hirdmen do?')
    const [ask] = state.todo
    const { request } = adviceRequested({
      words: ['6 hirdmen +frigg +ullr charge 4 huscarls fatigue 1 +shieldwall'],
      kind: 'melee'
    })
    const asked = answers.advise(request, book)
    expect(ask).toMatchObject({ ask: 'advice', advice: { worth: asked.worth, best: { replay: asked.best.replay } } })
    expect(state.tells).toMatchObject([{ tell: 'advice' }])
    const taken = through(state, 'load the fight of best play')
    expect([taken.now?.report.replay, taken.todo]).toEqual([asked.best.replay, []])
    expect(through(state, 'back')).toMatchObject({ todo: [], now: start.now })
  })
})

describe('the shelf', () => {
  const start = from('8 bondi charge 4 huscarls')
  const two = through(start, 'save this variant', 'bondi: +ullr', 'save this variant')

  it('holds fights side by side, each once', () => {
    expect(replays(two).shelf).toEqual([
      'saga-odds melee 8 bondi charge 4 huscarls',
      'saga-odds melee 8 bondi +ullr charge 4 huscarls'
    ])
    expect(said(through(two, 'save this variant'))).toEqual(['this variant is saved already'])
  })

  it('gives one back, and keeps it', () => {
    const taken = through(two, 'load or remove a saved variant', 'load 1: 8 bondi charge 4 huscarls')
    expect(replays(taken)).toEqual({ now: 'saga-odds melee 8 bondi charge 4 huscarls', shelf: replays(two).shelf })
  })

  it('lets go of one', () => {
    const left = through(two, 'load or remove a saved variant', 'remove 1: 8 bondi charge 4 huscarls')
    expect(replays(left).shelf).toEqual(['saga-odds melee 8 bondi +ullr charge 4 huscarls'])
  })

  it('outlasts the fight', () => expect(through(two, 'another fight', 'a melee').shelf).toHaveLength(2))
})

describe('a search', () => {
  const offers = ['12', '1', '2', 'heavy cover', 'bondi: heavy cover', 'Dex Aïe'].map(label => ({
    label,
    action: { do: 'back' } as const
  }))
  const found = (term: string) => matching(offers, term).map(({ label }) => label)

  it('finds every word wherever it stands, whole labels first, then those that begin so', () => {
    expect(found('1')).toEqual(['1', '12'])
    expect(found('cover heavy')).toEqual(['heavy cover', 'bondi: heavy cover'])
    expect(found('heavy')).toEqual(['heavy cover', 'bondi: heavy cover'])
    expect(found('aie')).toEqual(['Dex Aïe'])
    expect(found('nothing')).toEqual([])
  })
})
