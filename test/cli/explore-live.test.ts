import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answers } from '../../src/answers'
import { fieldsOf } from '../../src/answers/edit/fields'
import { answerCache } from '../../src/answers/edit/questions'
import { answersFor, NOTHING_SHOWN, type Shown } from '../../src/cli/explore/live/answers'
import { draw, SMALLEST_SCREEN } from '../../src/cli/explore/live/draw'
import { KEYS, press } from '../../src/cli/explore/live/keys'
import { type Key, type LiveState, showing } from '../../src/cli/explore/live/state'
import { terminalOn } from '../../src/cli/explore/live/terminal'
import type { Streams } from '../../src/cli/streams'
import { width } from '../../src/report/wrap'
import { replay } from '../../src/request/replay'
import { requested } from '../../src/request/request'
import { rulebook } from '../../src/rules/rulebook'

/** The live view without a terminal: keys in, a state out; a state in, lines out. */

const fightOf = (fight: string, edition: 1 | 2 = 1) => requested({ scenario: { fight, edition } }).scenario

/** "up" is a key by its name, "/" one by its letter. */
const keyOf = (name: string): Key => (name.length > 1 ? { name, sequence: '' } : { name, sequence: name })

const pressed = (state: LiveState, ...keys: readonly string[]): LiveState =>
  keys.reduce((now, key) => press(now, keyOf(key), rulebook), state)

const typed = (state: LiveState, text: string): LiveState => pressed(state, ...text)

const start = showing(fightOf('8 bondi charge 4 huscarls'))

const commandOf = ({ fight }: LiveState): string => replay(fight, rulebook(fight.edition ?? 1))

const shownOf = (state: LiveState, before: Shown = NOTHING_SHOWN): Shown => answersFor(state, before, answerCache(), rulebook)

const LOOK = { color: 0, unicode: true, columns: 80, rows: 24 } as const

const frame = (state: LiveState, before?: Shown, look = {}): string =>
  draw(state, shownOf(state, before), { ...LOOK, ...look }, rulebook).join('\n')

describe('a key', () => {
  it('changes the value at the cursor by one, up and down to its ends', () => {
    expect(commandOf(pressed(start, 'right'))).toBe('saga-odds melee 9 bondi charge 4 huscarls')
    expect(commandOf(pressed(start, 'h', 'h'))).toBe('saga-odds melee 6 bondi charge 4 huscarls')
    expect(commandOf(pressed(start, ...Array.from({ length: 30 }, () => 'l')))).toBe('saga-odds melee 12 bondi charge 4 huscarls')
  })

  it('moves between fields and units', () => {
    expect(commandOf(pressed(start, 'tab', 'j', 'right'))).toBe('saga-odds melee 8 bondi charge 4 huscarls danish-axe')
    expect(pressed(start, 'tab', 'tab').place).toEqual(start.place)
    expect(pressed(start, 'k', 'k', 'k', 'k').field).toBe('faction')
  })

  it('sets a number by its digits, as long as they make one', () => {
    expect(commandOf(pressed(start, '1', '2'))).toBe('saga-odds melee 12 bondi charge 4 huscarls')
    // 13 models there are not: a new number begins
    expect(commandOf(pressed(start, '1', '3'))).toBe('saga-odds melee 3 bondi charge 4 huscarls')
    expect(pressed(start, '1', '2', 'u').fight).toEqual(start.fight)
  })

  it('plays an ability, and leaves it', () => {
    const at = pressed(typed(start, '/ullr'), 'return')
    expect(commandOf(at)).toBe('saga-odds melee 8 bondi +ullr charge 4 huscarls')
    const field = { ...start, field: 'abilities' }
    const played = pressed(field, ' ')
    expect(commandOf(played)).toMatch(/8 bondi \+\S+ charge/)
    expect(pressed(played, ' ').fight).toEqual(start.fight)
  })

  it('swaps the attacker, and compares each troop with itself', () => {
    const swapped = pressed(start, 'p', 'x')
    expect(commandOf(swapped)).toBe('saga-odds melee 4 huscarls charge 8 bondi')
    // a charge of the one is the defence of the other, and without cover or dice given up the odds are the same
    expect(frame(swapped)).toContain('since pinned: huscarls win =, bondi win =, points =')
  })

  it('goes to the other edition without what that does not know, and back by undo', () => {
    const state = pressed(showing(fightOf('8 bondi +ullr charge 4 huscarls')), 'e')
    expect(commandOf(state)).toContain('--edition 2')
    expect(pressed(state, 'u').fight).toEqual(fightOf('8 bondi +ullr charge 4 huscarls'))
  })

  it('calls a weapon by the name that it has in the edition', () => {
    const state = pressed(showing(fightOf('8 bondi charge 4 hearthguard axe')), 'e')
    expect(state.fight.defender).toMatchObject({ weapon: 'heavy-weapon' })
    expect(frame(state)).toMatch(/weapon +heavy weapon/)
    expect(pressed(state, 'e').fight.defender).toMatchObject({ weapon: 'danish-axe' })
  })

  it('lets a warlord charge beside a unit, and alone again', () => {
    const field = { ...start, field: 'companion' }
    const two = pressed(field, 'right')
    expect(commandOf(two)).toMatch(/^saga-odds melee (?:1 \S*warlord and 8 bondi|8 bondi and 1 \S*warlord) charge 4 huscarls/)
    expect(pressed({ ...two, field: 'companion' }, 'left').fight).toEqual(start.fight)
  })

  it('undoes and redoes as often as there were changes', () => {
    const changed = pressed(start, 'l', 'x', 'tab', 'l')
    const back = pressed(changed, 'u', 'u', 'u')
    expect(back.fight).toEqual(start.fight)
    expect(pressed(back, 'r', 'r', 'r').fight).toEqual(changed.fight)
    expect(pressed(back, 'u').note).toBe('nothing to undo')
  })

  it('gives another troop what it may have of the first', () => {
    const state = pressed(typed(showing(fightOf('4 huscarls axe +shieldwall charge 8 bondi')), '/ceorls'), 'return')
    expect(commandOf(state)).toBe('saga-odds melee 4 ceorls +shieldwall charge 8 bondi')
    expect(state.note).toBe('the new troop loses: weapon')
  })

  it('makes a shot of a melee and a melee again with the arms of both sides, or names what is gone', () => {
    const axes = showing(fightOf('12 bondi charge 4 huscarls axe'))
    expect(commandOf(pressed(axes, 's', 'm'))).toBe('saga-odds melee 12 bondi charge 4 huscarls danish-axe')
    const shot = pressed(showing(fightOf('8 priodaur charge 4 huscarls axe gives up dice')), 's')
    expect(commandOf(shot)).toMatch(/^saga-odds shoot 8 priodaur javelins shoot 4 huscarls danish-axe/)
    expect(shot.note).toBe('removed, because it does not fit: dice given up')
  })

  it('names the unit that no longer charges beside the other', () => {
    const two = showing(fightOf('1 warlord and 8 ceorls charge 4 huscarls'))
    expect(pressed(two, 'x').note).toContain('companion')
  })

  it('leaves by q and Ctrl-C, but not by a q that is typed, pasted or held with Alt', () => {
    expect(pressed(start, 'q').isOver).toBe(true)
    expect(press(start, { name: 'c', ctrl: true, sequence: '\u0003' }, rulebook).isOver).toBe(true)
    expect(typed(start, ':q').isOver).toBe(false)
    expect(press(start, { name: 'q', meta: true, sequence: '\u001bq' }, rulebook).isOver).toBe(false)
    expect(pressed(start, 'paste-start', 'q', 'q', 'paste-end').isOver).toBe(false)
    const mouse = ['0', ';', '1', ';', '9', 'M'].reduce(
      (state, key) => press(state, keyOf(key), rulebook),
      press(start, { sequence: '\u001b[<', code: '[<' }, rulebook)
    )
    expect(mouse.fight).toEqual(start.fight)
  })

  it('never changes the state it is given', () => {
    const frozen = JSON.stringify(start)
    pressed(start, ...KEYS.flatMap(({ actions: does }) => Object.keys(does)))
    expect(JSON.stringify(start)).toBe(frozen)
  })
})

describe('what is typed', () => {
  const said = (text: string): LiveState => pressed(typed(start, `:${text}`), 'return')

  it('is a fight in words, the command of one, or words for the unit at the cursor', () => {
    expect(commandOf(said('6 knights mounted charge 8 ceorls'))).toBe('saga-odds melee 6 knights mounted charge 8 ceorls')
    expect(commandOf(said('saga-odds shoot 8 crossbows shoot 6 bondi in woods'))).toMatch(
      /^saga-odds shoot 8 crossbowmen shoot 6 bondi/
    )
    expect(commandOf(said('armour 5 +2a'))).toBe('saga-odds melee 8 bondi +2a armour 5 charge 4 huscarls')
    expect(said('fatigueLimit=2').fight.attacker).toMatchObject({ fatigueLimit: 2 })
  })

  it('stays as it was, with a suggestion, where it is not understood', () => {
    const state = said('8 bondi +ully charge 4 huscarls')
    expect(state).toMatchObject({ mode: 'say', typed: '8 bondi +ully charge 4 huscarls', fight: start.fight })
    expect(state.note).toContain('there is no ability "ully"; did you mean "ullr"?')
    expect(frame(state)).toContain('did you mean "ullr"?')
    const lost = pressed(typed(start, '/bondu'), 'return')
    expect(lost).toMatchObject({ mode: 'search', note: 'nothing matches "bondu"; did you mean "bondi"?' })
  })

  it('shows what a slip was read as', () => {
    const state = said('8 bondu charge 4 huscarls')
    expect(commandOf(state)).toBe('saga-odds melee 8 bondi charge 4 huscarls')
    expect(said('9 bondu charge 4 huscarls').note).toMatch(/^read as: .*bondi/)
  })

  it('keeps a value that only a sentence says, as a field of its own', () => {
    const state = said('armour 5')
    expect(frame(state)).toMatch(/armour +5/)
    expect(commandOf(pressed({ ...state, field: 'armour' }, 'right'))).toContain('armour 6')
    expect(commandOf(pressed({ ...state, field: 'armour' }, 'backspace'))).toBe('saga-odds melee 8 bondi charge 4 huscarls')
  })

  it('shows bonus dice in words', () => {
    const state = said('+2a')
    expect(frame(state)).toMatch(/effects +\+2 attack dice/)
    expect(frame(state)).not.toContain('{"verb"')
  })

  it('has room for the cure of what is refused', () => {
    const text = frame(said('8 bondi 9 qqqqqqqq charge 4 huscarls')).replace(/\s+/g, ' ')
    expect(text).toContain('a unit is a number, a troop and what it has, as in 4 huscarls axe in woods +shieldwall')
  })

  it('is closed by Escape, even where the end of what was pasted never came', () => {
    const open = pressed(start, ':', 'paste-start', '8', 'escape')
    expect([open.mode, open.isPasting]).toEqual(['view', false])
    expect(pressed(open, 'q').isOver).toBe(true)
  })

  it('may be pasted, its line breaks blanks', () => {
    const open = pressed(start, ':', 'paste-start')
    const pasted = [...'4 hearthguard\rcharge 8 levies'].reduce((state, each) => press(state, keyOf(each), rulebook), open)
    const state = pressed(pasted, 'paste-end', 'return')
    expect(commandOf(state)).toBe('saga-odds melee 4 hearthguard charge 8 levies')
  })

  it('names a file to be saved', () =>
    expect(pressed(pressed(start, 'o'), 'return')).toMatchObject({ saving: 'fight.json', mode: 'view' }))

  it('replaces the file that is offered, unless another key was pressed before', () => {
    expect(pressed(typed(pressed(start, 'o'), '/tmp/a.json'), 'return')).toMatchObject({ saving: '/tmp/a.json' })
    expect(pressed(typed(pressed(start, 'o', 'backspace'), 'x'), 'return')).toMatchObject({ saving: 'fight.jsox' })
    expect(pressed(typed(pressed(start, 'o', 'right'), 'x'), 'return')).toMatchObject({ saving: 'fight.jsonx' })
    expect(pressed(typed(pressed(start, 'o', 'escape', ':'), '8 levies'), 'left').typed).toBe('8 levies')
  })
})

describe('the odds', () => {
  it('are those of the one entry point', () => {
    const state = pressed(start, 'l', 'tab', 'l')
    expect(shownOf(state).report).toEqual(answers.melee(state.fight, rulebook(1)))
  })

  it('give way to the reason where a fight cannot be, and stay as the last ones', () => {
    const before = shownOf(start)
    const state = pressed(start, 's')
    const shown = shownOf(state, before)
    expect(shown).toMatchObject({ isOld: true, report: before.report })
    expect(shown.faults).toEqual([expect.stringContaining('the bondi have no missile weapon')])
    expect(frame(state, before)).toContain('! the bondi have no missile weapon')
    expect(frame(state, before)).toContain('last odds: bondi win 21.2 %')
  })

  it('of what takes more than a moment are worked out without making the user wait', () => {
    const rounds = showing(fightOf('warlord and 12 hirdmen charge 12 huscarls'))
    const state = { ...rounds, fight: { ...rounds.fight, rounds: 12 } }
    expect(shownOf(state).pending).toEqual([{ ask: 'odds', fight: state.fight }])
    expect(frame(state)).toContain('working out the odds')
  })

  it('leave advice and help to be asked for the side at the cursor', () => {
    expect(shownOf(pressed(start, 'a')).pending).toEqual([{ ask: 'advice', fight: start.fight, side: 'attacker' }])
    expect(shownOf(pressed(start, 'w', 'tab')).pending).toEqual([{ ask: 'help', fight: start.fight, side: 'defender' }])
    expect(shownOf(pressed(start, 'w', 'w')).pending).toEqual([])
  })
})

const SIZES = [
  [80, 24],
  [60, 20],
  [140, 40],
  [61, 21],
  [119, 30],
  [120, 24],
  [300, 100]
] as const

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are made of them
const COLOURS = /\u001b\[[0-9;]*m/g

const misshapen = (lines: readonly string[], columns: number, rows: number): readonly string[] => [
  ...(lines.length === rows ? [] : [`${lines.length} lines instead of ${rows}`]),
  ...lines.filter(line => width(line) !== columns || /\p{Cc}/u.test(line.replace(COLOURS, '')))
]

const PANELS = [[], ['d'], ['a'], ['w'], ['y'], ['?'], ['/', 'b'], [':', '漢', '字'], ['p', 'x'], ['s'], ['o'], ['e']] as const

describe('a drawing', () => {
  it.each(SIZES)('of %i columns and %i rows fills them exactly, whatever is open', (columns, rows) => {
    for (const keys of PANELS)
      for (const color of [0, 1] as const) {
        const state = pressed(start, ...keys)
        const shown = shownOf(state, shownOf(start))
        const lines = draw(state, shown, { color, unicode: color === 1, columns, rows }, rulebook)
        expect(misshapen(lines, columns, rows), keys.join(' ')).toEqual([])
      }
  })

  it('shows the whole fight on 80 columns and 24 rows', () => {
    const fight = showing(fightOf('8 bondi charge 4 huscarls heavy cover'))
    const lines = frame(fight)
    for (const label of ['faction', 'troop', 'models', 'fatigue', 'weapon', 'cover', 'dice', 'spends', 'abilities', 'companion'])
      expect(lines).toContain(label)
    expect(lines).toMatch(/bondi win [\d.]+ % +tie [\d.]+ % +huscarls win [\d.]+ %/)
    expect(lines.match(/lose [\d.]+ \(90 % range \d-\d\)/g)).toHaveLength(2)
  })

  it('in a small terminal says what size it needs, and what else there is', () => {
    for (const [columns, rows] of [
      [SMALLEST_SCREEN.columns - 1, 24],
      [80, SMALLEST_SCREEN.rows - 1],
      [30, 10],
      [1, 1]
    ] as const) {
      const lines = draw(start, shownOf(start), { ...LOOK, columns, rows }, rulebook)
      expect(misshapen(lines, columns, rows)).toEqual([])
    }
    expect(frame(start, undefined, { columns: 50, rows: 12 }).replaceAll(/\s+/g, ' ')).toContain('saga-odds explore --guided')
  })

  it('writes ASCII alone where nothing else can be shown, and no colour where none is wanted', () =>
    expect(frame(pressed(start, 'p', 'l'), undefined, { unicode: false })).toMatch(/^[ -~\n]*$/))

  it('writes a chance that is next to nothing as the tables do', () => {
    const state = showing(fightOf('12 hirdmen charge 6 levies'))
    expect(frame(state)).toMatch(/│ <0\.1 +<0\.1 /)
  })

  it('shows the pinned variant beside the fight where there is room', () => {
    const lines = frame(pressed(start, 'p', 'l'), undefined, { columns: 140, rows: 40 })
    expect(lines).toContain('8 bondi charge 4 huscarls')
    expect(lines).toContain('9 bondi charge 4 huscarls')
    expect(lines).toMatch(/was .*%/)
  })

  it('lists every key on its page', () => {
    const page = frame(pressed(start, '?'), undefined, { columns: 60, rows: 20 })
    for (const { shown, says } of KEYS) expect(page).toMatch(new RegExp(`^ ${escaped(shown)} +${escaped(says)}`, 'm'))
  })
})

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const ODD: readonly Key[] = [
  { sequence: '漢' },
  { sequence: '\u0000', name: 'undefined' },
  { sequence: '\u001b[<', code: '[<' },
  { name: 'paste-start', sequence: '\u001b[200~' },
  { name: 'paste-end', sequence: '\u001b[201~' },
  { name: 'q', meta: true, sequence: '\u001bq' },
  { name: 'f5', sequence: '\u001b[15~' },
  { name: 'right', ctrl: true, sequence: '\u001b[1;5C' },
  {}
]

const anyKey = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(...KEYS.flatMap(({ actions: does }) => Object.keys(does)).filter(key => key !== 'q')).map(keyOf)
  },
  { weight: 2, arbitrary: fc.constantFrom(...'0123456789').map(keyOf) },
  { weight: 2, arbitrary: fc.constantFrom(...'abcdefghiklmnoprstuvw +=-.').map(keyOf) },
  { weight: 1, arbitrary: fc.constantFrom('return', 'escape', 'up', 'down', 'left', 'right', 'tab').map(keyOf) },
  { weight: 1, arbitrary: fc.constantFrom(...ODD) }
)

describe('8 000 random keys', () => {
  it('never throw, and every drawing fills its terminal', { timeout: 120_000 }, () => {
    const known = answerCache()
    fc.assert(
      fc.property(fc.array(anyKey, { minLength: 200, maxLength: 200 }), fc.constantFrom(...SIZES), (keys, [columns, rows]) => {
        let state = start
        let shown = NOTHING_SHOWN
        for (const [index, key] of keys.entries()) {
          state = press(state, key, rulebook)
          if (index % 10 !== 0) continue
          shown = answersFor(state, shown, known, rulebook)
          expect(misshapen(draw(state, shown, { color: 1, unicode: true, columns, rows }, rulebook), columns, rows)).toEqual([])
        }
      }),
      { seed: 24, numRuns: 40 }
    )
  })
})

describe('the fatigue that is spent', () => {
  const offered = (fight: string, side: 'attacker' | 'defender', edition: 1 | 2 = 1): readonly string[] | undefined =>
    fieldsOf(fightOf(fight, edition), { side, index: 0 }, rulebook(edition))
      .find(({ key }) => key === 'spend')
      ?.values.map(({ label }) => label)

  it.each([1, 2] as const)('is not offered to who shoots in edition %i, and buys who is shot at armour only (R2.2)', edition => {
    expect(offered('8 crossbowmen shoot 6 bondi', 'attacker', 1)).toBeUndefined()
    expect(offered('8 levies bow shoot 6 warriors', 'attacker', edition)).toBeUndefined()
    expect(offered('8 levies bow shoot 6 warriors', 'defender', edition)).toEqual(['nothing', 'own armour +1'])
    expect(offered('8 levies charge 6 warriors', 'attacker', edition)).toHaveLength(4)
  })
})

describe('the terminal', () => {
  it('has its screen cleared before it is given back: tmux would bring pieces of it back after it has grown', () => {
    let raw = ''
    const stdin = Object.assign(new PassThrough(), { setRawMode: () => undefined })
    const stdout = Object.assign(new EventEmitter(), { columns: 80, rows: 24, write: (text: string) => (raw += text) })
    const nothing = () => undefined
    const terminal = terminalOn({ stdin, stdout, stderr: stdout, env: {} } as unknown as Streams, {
      ...{ keyPressed: nothing, resumed: nothing, resized: nothing, gone: nothing, failed: nothing, signalled: nothing }
    })
    terminal.open()
    terminal.screen.show(['8 bondi'])
    terminal.close()
    const [, after = ''] = raw.split('8 bondi')
    const [cleared, left] = [after.indexOf('\u001b[2J'), after.indexOf('\u001b[?1049l')]
    expect(cleared).toBeGreaterThan(-1)
    expect(cleared).toBeLessThan(left)
  })
})
