import { describe, expect, it } from 'vitest'
import { advised, choices } from './asking'

describe('what each box is worth', () => {
  it('names what never helps', () => {
    const report = advised('6 hirdmen +ullr charge 6 ceorls +unforgiving')
    const unforgiving = report.boxes.find(({ name }) => name === 'Unforgiving')
    expect(unforgiving).toMatchObject({ neverHelps: true, equal: true })
    expect(report.boxes.find(({ name }) => name === 'Ullr')).toMatchObject({ neverHelps: false, best: 'play' })
  })

  it('says what cannot be used here, and why', () => {
    const { notes } = advised('6 hirdmen +asgard +ullr +hirdmen charge 6 ceorls +trapped')
    expect(notes).toContain('+asgard cannot be used in this fight: Asgard is for the unit that is shot at')
    expect(notes).toContain('+trapped cannot be used in this fight: it is used in its own turn (R7.4)')
    expect(notes.some(note => note.startsWith('+hirdmen cannot be used in this fight'))).toBe(true)
  })

  it('has boxes of the Orders phase decided before dice are given up', () => {
    const report = advised('6 hirdmen +ragnarok +ullr charge 6 huscarls')
    expect(report.best.steps.map(({ by, what }) => [by, what])).toEqual(
      [
        ['attacker', 'before'],
        ['defender', 'dice'],
        ['attacker', 'fight'],
        ['defender', 'fight']
      ].slice(0, report.best.steps.length)
    )
    expect(report.boxes.find(({ name }) => name === 'Ragnarok')).toMatchObject({ best: 'play' })
  })

  it('is judged on the best line, against the best without it', () => {
    const box = (words: string, name: string, more: object = {}) => advised(words, more).boxes.find(each => each.name === name)
    // the die is worth more than what the box brings, which is something all the same
    expect(box('6 hirdmen +ullr charge 6 ceorls', 'Ullr', { price: ['die=50'] })).toMatchObject({
      side: 'attacker',
      best: 'leave',
      equal: false,
      neverHelps: true
    })
    expect(box('6 hirdmen +ullr charge 6 ceorls', 'Ullr')).toMatchObject({ best: 'play', equal: false, neverHelps: false })
    // armour 5 is 6 with the fatigue, and with the box that brings as much: either is as good, neither is needed
    expect(box('6 hirdmen charge 6 ceorls +unforgiving', 'Unforgiving', { asks: 'defender' })).toMatchObject({
      side: 'defender',
      best: 'leave',
      costs: 0,
      equal: true,
      neverHelps: true
    })
    // nor does it help beside a box that does
    expect(box('6 hirdmen charge 6 ceorls +shieldwall +unforgiving', 'Unforgiving')).toMatchObject({ neverHelps: true })
    expect(box('6 hirdmen charge 6 ceorls +shieldwall +unforgiving', 'Shieldwall')).toMatchObject({ neverHelps: false })
    // what is played anyway is no choice
    expect(box('6 hirdmen ++ullr charge 6 ceorls', 'Ullr')).toBeUndefined()
  })

  it('of the defender is low for the attacker, as the defender wants it', () => {
    const words = '2 hirdmen fatigue 1 charge 2 ceorls +shieldwall keeps dice'
    const worth = (boxes: string) => advised(`2 hirdmen fatigue 1 charge 2 ceorls ${boxes} keeps dice`).worth
    const shieldwall = advised(words).boxes.find(({ name }) => name === 'Shieldwall')
    expect(shieldwall).toMatchObject({ side: 'defender', best: 'play', neverHelps: false })
    expect(shieldwall?.withIt).toBeCloseTo(worth('++shieldwall'), 10)
    expect(shieldwall?.without).toBeCloseTo(worth(''), 10)
    expect(shieldwall?.costs).toBeCloseTo(worth('') - worth('++shieldwall'), 10)
  })

  it('of two used before the fight is judged each by itself', () => {
    const fight = (boxes: string) => `4 hirdmen fatigue 3 ${boxes} charge 3 huscarls keeps dice spends nothing`
    const report = advised(fight('+ragnarok +njord'))
    const worth = (boxes: string) => advised(fight(boxes)).worth
    const [ragnarok, njord] = ['Ragnarok', 'Njord'].map(name => report.boxes.find(each => each.name === name))
    const [none, first, second, both] = ['', '++ragnarok', '++njord', '++ragnarok ++njord'].map(worth) as [
      number,
      number,
      number,
      number
    ]
    expect(report.worth).toBeCloseTo(Math.max(none, first, second, both), 10)
    expect([ragnarok?.withIt, ragnarok?.without]).toEqual([
      expect.closeTo(Math.max(first, both), 10),
      expect.closeTo(Math.max(none, second), 10)
    ])
    expect([njord?.withIt, njord?.without]).toEqual([
      expect.closeTo(Math.max(second, both), 10),
      expect.closeTo(Math.max(none, first), 10)
    ])
    // not exhausted, and nobody spends it: a fatigue less changes nothing
    expect([ragnarok?.neverHelps, njord?.neverHelps, njord?.equal]).toEqual([false, true, true])
    const [alone] = choices(advised(fight('+ragnarok')), 'before', 'attacker')
    expect(alone).toMatchObject({ text: 'Ragnarok', uses: [[{ id: 'ragnarok' }]], spend: [[]], dice: 2, regret: 0 })
    const before = choices(report, 'before', 'attacker').map(({ text, dice }) => [text, dice])
    expect(before.toSorted()).toEqual(
      [
        ['no ability, no fatigue', 0],
        ['Ragnarok', 2],
        ['Njord', 1],
        ['Ragnarok, Njord', 3]
      ].toSorted()
    )
  })

  it('that cannot be used before the fight is listed with the reason, and is no choice', () => {
    const report = advised('2 hirdmen +loki charge 4 huscarls keeps dice')
    expect(report.notes).toContain(
      '+loki cannot be used in this fight: Loki removes a whole unit in the Orders phase and leaves no fight to play'
    )
    expect(report.boxes).toEqual([])
    expect(report.best.steps).toEqual([expect.objectContaining({ what: 'dice' })])
  })
})

describe('the decisions on the line of best play', () => {
  it('are those after what was used before the fight, and nothing else', () => {
    const report = advised('4 hirdmen +ragnarok +ullr charge 3 huscarls')
    expect(choices(report, 'before', 'attacker')).toHaveLength(2)
    expect(report.best.steps[0]?.choice).toMatchObject({ text: 'Ragnarok', dice: 2 })
    expect(report.best.scenario.attacker).toMatchObject({ abilities: [{ id: 'ragnarok' }, { id: 'ullr' }] })
    const dice = choices(report, 'dice', 'defender')
    expect(dice.map(({ text }) => text).toSorted()).toEqual(['give up dice', 'keep their dice'])
    for (const row of dice) expect(row).toMatchObject({ uses: [[]], spend: [[]], dice: 0 })
    expect(
      choices(report, 'fight', 'attacker')
        .map(({ text }) => text)
        .toSorted()
    ).toEqual(['Ullr', 'no ability, no fatigue'])
  })
})

describe('another aim', () => {
  it('is not compared where it is the one asked for, whatever the dice cost', () => {
    const aims = (more: object) =>
      advised('2 hirdmen +ullr charge 2 ceorls +shieldwall', { price: ['die=50'], ...more }).others.map(({ aim }) => aim)
    expect(aims({})).not.toContain('points')
    expect(aims({ goal: 'attacker wins' })).toContain('points')
    expect(aims({ goal: 'attacker wins' })).not.toContain('winning')
    expect(aims({ goal: 'defender losses >= 2' })).toContain('points')
    // and is played for itself: no die is too dear for it
    const { others } = advised('2 hirdmen +ullr charge 2 ceorls +shieldwall', { price: ['die=50'], goal: 'attacker wins' })
    const points = others.find(({ aim }) => aim === 'points')?.line.steps.map(({ choice }) => choice.text)
    expect(points).toEqual(['keep their dice', 'Ullr', 'Shieldwall'])
  })
})

// R7 normans: Charge! is for riders
it.each([
  ['4 mounted knights +charge charge 4 huscarls', [0, 1]],
  ['4 knights +charge charge 4 huscarls', [0]]
])('a box that cannot be used takes no die: %s', (words, dice) =>
  expect(advised(words).spent.map(each => each.dice)).toEqual(dice)
)
