import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { COMMANDS } from '../src/cli/program'
import { TOPIC_NAMES } from '../src/cli/topics'
import { useCatalogue } from '../src/model/language'
import { run } from './cli/running'

/** The program's own texts in Spanish: pages of help and mistakes have no English sentence left. */

afterEach(() => useCatalogue(undefined))

const es = { env: { LANG: 'es_ES.UTF-8' } }

/** Words that English sentences cannot do without, and that are no Spanish words. */
const ENGLISH =
  /\b(?:the|of|with|which|where|from|this|that|these|its|than|they|their|there|are|was|were|have|has|been|what|who|whom|how|when|while|not|into|each|every|only|more|least|most|between|without|before|after|your|would|should|must|may|give|leave|say|name|write|wanted|unknown|another|other)\b/iu

/** What is typed is the same in every language: commands, options, paths, and what stands in quotes or in capitals. */
const prose = (text: string): string =>
  text
    .replace(/^ *\$? ?saga-odds .*$/gm, '')
    .replace(/^ {2}\S.*$/gm, line => line.replace(/^ {2}\S+(?: \S+)*? {2}/, ''))
    .replace(/\{[^}]*\}|"[^"]*"|`[^`]*`|<[^>]*>|--[\w-]+(?:[ =]\S+)?/g, '')
    .replace(/(?:saga-odds|como(?: en)?|di|con) [a-z0-9{[+-][^;:()\n]*/g, '')
    .replace(/puede tener [^;]*/g, '')
    .replace(/[\w-]*[=./][\w./=-]*/g, '')

const englishIn = (text: string): readonly string[] =>
  prose(text)
    .split('\n')
    .filter(line => ENGLISH.test(line))

describe('each page of help is Spanish', () => {
  it.each(Object.keys(COMMANDS).map(name => [name, '--help']))('%s %s', async (...words) => {
    const { code, stdout } = await run(words, es)
    expect([code, englishIn(stdout)]).toEqual([0, []])
    expect(stdout).toMatch(/^Ejemplos:/)
  })

  // what conditions are typed with: each comparison and each quantity has a line that begins with it
  const TYPED = /^ {2}(?:[<>=!]+ |(?:attacker|defender|nobody|tie|points|melees)\b).*$/gm

  it.each(TOPIC_NAMES)('help %s', async name => {
    const { code, stdout } = await run(['help', name], es)
    const [, example = ''] = /:\n\n((?: {2}.*\n)+)\nEjemplos:/.exec(stdout) ?? []
    const shown = stdout.replace(example, '').replace(/^ {2}[\w-]+(?: \([12]\))? {2,}[\w-]+(?: \([12]\))?(?: \|.*)?$/gm, '')
    const text = name === 'conditions' ? shown.replace(TYPED, '') : shown
    expect([code, englishIn(text)]).toEqual([0, []])
  })

  it('the first screen and the general page', async () => {
    for (const words of [[], ['--help']]) expect(englishIn((await run(words, es)).stdout)).toEqual([])
  })

  it('is asked for by a configuration as well', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'saga-odds-'))
    writeFileSync(join(folder, 'config.yaml'), 'language: es\n')
    const env = { XDG_CONFIG_HOME: join(folder, '..'), LANG: 'en_GB.UTF-8' }
    const own = mkdtempSync(join(tmpdir(), 'saga-odds-home-'))
    const { mkdirSync } = await import('node:fs')
    mkdirSync(join(own, 'saga-odds'))
    writeFileSync(join(own, 'saga-odds', 'config.yaml'), 'language: es\n')
    const output = await run(['melee', '--help'], { env: { ...env, XDG_CONFIG_HOME: own } })
    expect(output.stdout).toMatch(/^Ejemplos:/)
    expect((await run(['mele'], { env: { ...env, XDG_CONFIG_HOME: own } })).stderr).toMatch(/comando desconocido/)
  })
})

const MISTAKES: readonly string[] = [
  'mele 8 bondi',
  'help nothing',
  'melee',
  'melee 8 bondi',
  'melee 8 bondi charge',
  'melee 8 bondi charge huscarls',
  'melee 8 orcs charge 4 huscarls',
  'melee 8 bondi xyzzy charge 4 huscarls',
  'melee 8 bondi charge 4 huscarls in cover',
  'melee 8 bondi charge 4 huscarls then 4 hirdmen charge them',
  'melee 8 bondi or 4 hirdmen charge 4 huscarls',
  'melee 8 bondi shoot 4 huscarls',
  'melee 8 warriors +ullr charge 4 huscarls +shieldwall +asgard',
  'melee 8 bondi +nothing charge 4 huscarls',
  'melee 8 bondi +combat-pool=9a charge 4 huscarls',
  'melee 8 bondi charge 4 huscarls --attacker-armour 99',
  'melee 8 bondi charge 4 huscarls --nonsense',
  'melee 8 bondi charge 4 huscarls --format jsn',
  'melee 8 bondi charge 4 huscarls --edition 3',
  'melee 8 bondi charge 4 huscarls --assert wins',
  'melee 8 bondi charge 4 huscarls --assert attacker',
  'melee 8 bondi charge 4 huscarls --until swing>=1',
  'melee 8 bondi charge 4 huscarls --by attacker.models',
  'melee 8 bondi charge 4 huscarls --what-if --all-readings',
  'melee 8 bondi charge 4 huscarls --observed 3',
  'melee 8 bondi charge 4 huscarls --set nothing=1',
  'melee 8 bondi charge 4 huscarls --set attacker.models',
  'melee 8 bondi charge 4 huscarls --reading nothing=1',
  'melee 8 bondi charge 4 huscarls --board none.yaml',
  'melee 8 bondi charge 4 huscarls --cost ullr',
  'melee 8 bondi charge 4 huscarls --budget x',
  'melee 8 bondi charge 4 huscarls --width 3',
  'melee 8 bondi charge 4 huscarls --roll x --prefer ullr',
  'melee 8 bondi charge 4 huscarls --rounds 0',
  'melee --scenario none.json',
  'melee --scenario . --scenario .',
  'shoot 8 huscarls shoot 6 bondi',
  'shoot',
  'sweep melee 8 bondi charge 4 huscarls',
  'sweep melee 8 bondi charge 4 huscarls --vary attacker.models=12..4',
  'sweep melee 8 bondi charge 4 huscarls --vary nothing=1..2',
  'sweep melee 8 bondi charge 4 huscarls --vary attacker.models=x',
  'compare',
  'compare 8 bondi',
  'compare a.yaml b.yaml',
  'advise',
  'advise 8 bondi charge 4 huscarls --price x',
  'advise 8 bondi charge 4 huscarls --goal nothing',
  'advise 8 bondi +ullr ++ullr charge 4 huscarls',
  'plan',
  'plan none.yaml',
  'plan 8 bondi charge them',
  'dice',
  'dice 9 normans',
  'dice 6 normans --want nothing',
  'dice 6 normans vikings',
  'dice wrath 9',
  'dice normans --rolled XYZ',
  'throw',
  'throw 8 dice',
  'throw 8 dice on 9+',
  'warband',
  'warband york.yaml',
  'warband check',
  'warband check none.yaml',
  'warband build',
  'warband points',
  'threats',
  'board',
  'board check',
  'board check none.yaml',
  'import',
  'import none.cat',
  'book',
  'page --warband none.yaml',
  'sheet',
  'review',
  'review none.yaml',
  'rules gibberish',
  'completion',
  'explore --guided',
  'batch a b c',
  'batch none.ndjson',
  'batch none.ndjson --jobs x',
  'batch none.ndjson --select sorcery',
  'advise 8 bondi (axe 60%) charge 4 huscarls',
  'advise 8 bondi charge 4 huscarls (axe 60%) --edition 2',
  'advise 8 bondi charge 4 huscarls (axe 60%) --roll 6',
  'advise 6 hirdmen +frigg +ullr charge 4 huscarls +shieldwall --max-nodes 2',
  'melee 8 camels charge 4 bondi',
  'melee 8 bondi +jousting charge 4 bondi',
  'plan 8 bondi charge 4 huscarls --solve nothing',
  'plan 8 bondi charge 4 huscarls --explain 9'
]

/** Whole files that are wrong, by their names. */
const FILES: Readonly<Record<string, readonly [command: string, text: string]>> = {
  'a.json': ['melee --scenario', '{ "attacker": }'],
  'b.json': ['melee --scenario', '{ "atacker": 1 }'],
  'c.json': ['melee --scenario', ''],
  'd.yaml': ['board check', 'troops:\n  a: {}\n'],
  'e.yaml': ['board check', 'troops:\n\ta: 1\n'],
  'f.yaml': ['warband check', 'units: [8 orcs]\n'],
  'g.yaml': ['warband check', 'faction: nobody\nunits: []\n'],
  'h.yaml': ['plan', 'steps: [{ dance: me }]\n'],
  'i.yaml': ['plan', 'warbands: 3\n'],
  'j.yaml': ['review', 'fights: [8 bondi charge]\n'],
  'k.yaml': ['warband check', 'faction: vikings\nwarlord: 5\nunits: [7, { models: x }]\n'],
  'l.yaml': [
    'board check',
    `abilities: { frogs: { leap: { name: Leap, when: [], cost: Q, text: a, choice: 5, effects: [5, { verb: attack-dice, count: x },
      { verb: remove, count: x }, { verb: fatigue, of: own, count: x }] } } }\ntroops: { frog: { name: F, class: levies, models: x } }\n`
  ],
  'm.yaml': ['plan', 'warbands: { vikings: { units: { and: 6 hirdmen } } }\nsteps: []\n']
}

describe('each mistake is reported in Spanish', () => {
  it.each(MISTAKES)('%s', async line => {
    const { code, stderr } = await run(line.split(' '), es)
    expect([1, 2]).toContain(code)
    expect(stderr).toMatch(/^saga-odds: /)
    expect(englishIn(stderr.replace(/^saga-odds: /gm, ''))).toEqual([])
  })

  it.each(Object.entries(FILES))('%s', async (name, [command, text]) => {
    const file = join(mkdtempSync(join(tmpdir(), 'saga-odds-')), name)
    writeFileSync(file, text)
    const { code, stderr } = await run([...command.split(' '), file], es)
    expect([1, 2]).toContain(code)
    expect(englishIn(stderr.replaceAll(file, name).replace(/^saga-odds: /gm, ''))).toEqual([])
  })
})

/** What is not right in plans, by what `--check` finds in them. */
const PLANS: Readonly<Record<string, string>> = {
  'too far': '{ charge: hird, target: fyrd, distance: 30 }',
  'out of range': '{ shoot: archers, target: fyrd, distance: 30 }',
  'rests late': '{ move: hird }, { rest: hird }',
  'Orders late': '{ move: hird }, { use: loki, target: fyrd }',
  'no die': '{ move: hird, pay: bondi }',
  'not for it': '{ move: hird, pay: thralls }'
}

describe('a plan that is not legal', () => {
  it.each(Object.entries(PLANS))('is refused in Spanish: %s', async (_, steps) => {
    const file = join(mkdtempSync(join(tmpdir(), 'saga-odds-')), 'plan.yaml')
    const bands =
      'vikings: { units: { hird: 6 hirdmen, archers: 8 thralls with bows }, dice: { frigg: 1 } }, anglo-danes: { units: { fyrd: 8 ceorls } }'
    writeFileSync(file, `warbands: { ${bands} }\nsteps: [${steps}]\n`)
    const { code, stderr } = await run(['plan', file, '--check'], es)
    expect(code).toBe(1)
    expect(englishIn(stderr.replaceAll(file, 'plan').replace(/^saga-odds: /gm, ''))).toEqual([])
  })
})

describe('what was read of stdin', () => {
  it.each([
    ['melee --scenario -', '{'],
    [
      'melee --scenario - -f json',
      '{ "attacker": { "unit": "orcs", "models": 3 }, "defender": { "unit": "bondi", "models": 4 } }'
    ],
    ['plan -', 'steps: [{ dance: me }]'],
    ['board check -', 'troops: 3'],
    ['warband check -', 'units: [8 orcs]'],
    ['import -', 'nothing of the kind'],
    ['batch --in csv', 'fihgt,models\n8 bondi charge 4 huscarls,3\n'],
    ['batch --select sorcery', '{"fight":"8 bondi charge 4 huscarls"}\n']
  ])('is refused in Spanish too: %s', async (line, stdin) => {
    const { code, stderr } = await run(line.split(' '), { ...es, stdin })
    expect([1, 2]).toContain(code)
    expect(stderr).toMatch(/^saga-odds: /)
    expect(englishIn(stderr.replace(/^saga-odds: /gm, ''))).toEqual([])
  })
})

describe('beside answers for programs', () => {
  it('a batch counts in Spanish what was not answered, and its records are English', async () => {
    const stdin = '{"fight":"8 bondi charge 4 huscarls"}\n{"fight":"8 bondi"}\n'
    const [output, english] = [await run(['batch'], { ...es, stdin }), await run(['batch'], { stdin })]
    expect(output.stdout).toBe(english.stdout)
    expect(output.stderr).toMatch(/^saga-odds: 1 de 2 líneas sin respuesta/)
  })

  it('an import says in Spanish what it could not translate, and writes the same rows', async () => {
    const rows = (text: string): string => text.replace(/^#.*$/gm, '')
    const line = ['import', 'examples/import/fenland.cat']
    const [output, english] = [await run(line, es), await run(line)]
    expect(rows(output.stdout)).toBe(rows(english.stdout))
    expect(output.stdout).toMatch(/^# 8 unidades de Fenlanders, segunda edición\./)
    expect(output.stderr).toContain('corregido: ')
    // the rules themselves are quoted from the catalogue
    expect(englishIn(output.stderr.replace(/^.*: la regla .*$/gm, '').replace(/^saga-odds: /gm, ''))).toEqual([])
  })

  it('points have a decimal comma wherever they stand', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'saga-odds-')), 'w.yaml')
    writeFileSync(file, 'faction: vikings\npoints: 4\nwarlord: true\nunits: [6 hirdmen, 12 bondi]\n')
    const { stdout } = await run(['warband', 'check', file, '-f', 'line'], es)
    expect(stdout).toMatch(/3 puntos de 4.* 12 guerreros son 1,5 puntos/s)
    expect(stdout).not.toMatch(/\d\.\d+ puntos/)
  })

  it.each([
    ['book --check examples/book', /^78 combates en 34 capítulos: todas las fracciones son correctas\n$/],
    ['board check examples/reedfolk.yaml', /^examples\/reedfolk\.yaml: sin errores/],
    ['plan examples/shoot-or-charge.yaml --check', /: nada ilegal ni imposible en sus 5 pasos y 4 unidades\n$/]
  ])('%s', async (line, said) => expect((await run(line.split(' '), es)).stdout).toMatch(said))
})
