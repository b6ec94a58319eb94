import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { usualMilliseconds } from '../tools/slowness'
import { run } from './running'

/** Questions that are no fight, asked without a command. */

const answered = async (argv: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await run([...argv, '-f', 'json'])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return stdout
}

it.each([
  ['what armour do hearthguard have', ['rules', 'hearthguard']],
  ['how many attack dice do the bondi roll?', ['rules', 'bondi']],
  ['how far do warriors move', ['rules', 'R4.5']],
  ['how fast are mounted units? how far can they move in woods', ['rules', 'R4.5']],
  ['can 6 hirdmen reach 8 ceorls 8" away', ['rules', 'R4.5']],
  ['how much fatigue after moving then charging', ['rules', 'R4.1']],
  ['what is the fatigue limit of warriors', ['rules', 'warriors']],
  ['what happens when exhausted', ['rules', 'R4.3']],
  ['do ties kill anyone', ['rules', 'R3.10']],
  ['does cover work in melee', ['rules', 'R3.7']],
  ['can mounted units close ranks, second edition?', ['rules', 'V9.4', '--edition', '2']],
  ['how many saga dice do I get with 2 hearthguard and 2 warriors', ['dice', '--units', '2x4 hearthguard, 2x8 warriors']],
  ['javelin range?', ['rules', 'javelin']],
  ['who can have danish axes', ['rules', 'danish axes']],
  ['can levies charge', ['rules', 'levies']],
  ['the armour of levies with bows, second edition', ['rules', 'levies', '--edition', '2']],
  ['qué pasa si hay empate en un combate', ['rules', 'R3.10']],
  ['pueden las levas cerrar filas?', ['rules', 'R3.3']],
  ['cuánto mueven los caballeros por el bosque', ['rules', 'R4.5']],
  ['cuánto valen 10 levas muertas', ['warband', 'points', '10 levas']],
  ['what abilities do vikings have', ['rules', 'vikings']],
  ['qué armadura tienen los guardias', ['rules', 'guardias']],
  ['I rolled CCUR with the Vikings, what now', ['dice', 'vikings', '--rolled', 'CCUR']],
  ['Norman dice CCUURC: what can I activate', ['dice', 'normans', '--rolled', 'CCUURC']],
  ['best 4 point warband for vikings', ['warband', 'build', 'vikings', '4']],
  ['build a 4-point Norman army to beat 8 warriors', ['warband', 'build', 'normans', '4', '--against', '8 warriors']],
  [
    'rank 4 hearthguard, 8 warriors and 12 levies against 6 bondi',
    ['compare', '4 hearthguard or 8 warriors or 12 levies vs 6 bondi']
  ],
  // a point has 12 levies, 8 warriors or 4 hearthguard (R8.1)
  ['what beats 4 huscarls', ['compare', '12 levies or 8 warriors or 4 hearthguard vs 4 huscarls']],
  [
    'what should I send against his 8 bondi with axes, second edition',
    ['compare', '12 levies or 8 warriors or 4 hearthguard vs 8 bondi danish axe', '--edition', '2']
  ],
  ["what should I send against my rival's 8 bondi", ['compare', '12 levies or 8 warriors or 4 hearthguard vs 8 bondi']],
  ['what can beat a warlord', ['compare', '12 levies or 8 warriors or 4 hearthguard vs warlord']],
  ['la mejor unidad contra 4 huscarls', ['compare', '12 levas o 8 guerreros o 4 guardias contra 4 huscarls']]
])('"%s" is answered', async (question, argv) => {
  expect(await answered([question])).toBe(await answered(argv))
})

it.each([
  'what do 8 warriors have',
  'how many points do I have',
  'what can they do',
  'build me a warband',
  'I rolled CCUR',
  'what beats 4 huscarls or 8 bondi',
  'what beats huscarls'
])('"%s" does not say enough', async question => {
  const { code, stdout } = await run([question])
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
})

describe('long texts', () => {
  // what reads questions is loaded before it is timed
  beforeAll(() => run(['how many do']))

  it.each([
    `what ${'a '.repeat(2400)}`,
    `how many ${' '.repeat(4800)}do`,
    `what do ${'x-'.repeat(2400)}!`,
    `6 points warband ${'against '.repeat(600)}`,
    'ccu'.repeat(1600),
    `6 point army ${'viking '.repeat(690)}`,
    `8 bondi ${'lost 3 '.repeat(300)}`,
    `8 bondi charged 4 huscarls${' . '.repeat(1600)}unlucky?`,
    `how many ${'levies '.repeat(600)}do I need for a 50% chance of ${'x '.repeat(300)}`,
    `better to charge ${'8 bondi '.repeat(600)}`,
    `best use of 3 dice for ${'I have frigg '.repeat(370)}`,
    `8 bondi ${'with 3 saga dice '.repeat(280)}what should I play`,
    `8 bondi shoot ${'if 2 of them '.repeat(370)}`,
    `what beats ${'4 huscarls with '.repeat(300)}`,
    `best unit to take on ${'against 4 huscarls '.repeat(250)}`,
    `age of ${'in the age of '.repeat(340)}`,
    `to charge ${'4 huscarls, '.repeat(400)}or`,
    `giving up dice ${'or not: a or not: '.repeat(270)}`,
    `viking dice: ${'2 units of hearthguard and '.repeat(180)}`
  ])('a long text that is no question is refused at once: %#', async question => {
    expect(await usualMilliseconds(2000, () => run([question]))).toBeLessThan(2000)
  })
})

/** The rows of the table in docs/fights.md that tells which command answers what. */
const told = readFileSync('docs/fights.md', 'utf8')
  .split('| asked | answered by |')[1]
  ?.split('\n\n')[0]
  ?.split('\n')
  .slice(2)
  .flatMap(row => {
    const [asked = [], commands = []] = row
      .split('|')
      .slice(1, 3)
      .map(cell => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text))
    return asked.map((question, at) => [question, commands[at] ?? commands[0] ?? ''] as const)
  })

it.each(told ?? [])('"%s" is answered by %s, as the docs say', async (question, command) => {
  const { kind, replay = `saga-odds ${kind}` } = JSON.parse(await answered([question])) as { kind: string; replay?: string }
  expect(replay).toMatch(new RegExp(`^saga-odds ${command}`))
})

it('the docs tell of them', () => expect(told?.length).toBeGreaterThan(10))
