import { expect, it } from 'vitest'
import { browse } from '../../src/rules/browse'
import { textsOf } from '../../src/rules/rule-texts'
import { rulebook } from '../../src/rules/rulebook'
import { run } from './running'

/** Questions about the rules, asked without a command and in other words than the rulebook's. */

const headline = async (words: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await run([...words, '-f', 'json'])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return (JSON.parse(stdout) as { readonly headline: string }).headline
}

it.each([
  ['what does shieldwall do', 'shieldwall'],
  ['what is ullr?', 'ullr'],
  ['qué hace ullr', 'ullr'],
  ['how does fatigue work', 'fatigue'],
  ['what are levies', 'levies'],
  ['rules how does fatigue work', 'fatigue'],
  ['what does disengage mean', 'disengage'],
  ['list the viking abilities', 'viking abilities'],
  ['explain the danish axe', 'danish axe'],
  ['show viking board', 'vikings'],
  ['what is fatigue', 'fatigue'],
  ['what is armour', 'units'],
  ['berserkers', 'berserkers'],
  ['anglo-danes', 'anglo-danes'],
  ['danish axe', 'danish axe'],
  ['heavy cover', 'heavy cover'],
  ['fatiga', 'fatiga'],
  ['units of the welsh', 'welsh'],
  ['the viking battleboard', 'vikings'],
  ['norman heroes', 'normans'],
  ['show me the norman battle board', 'normans'],
  ['habilidades de los galeses', 'welsh'],
  ['javelin range', 'javelins'],
  ['hearthguard stats', 'hearthguard'],
  ['ullr explained', 'ullr'],
  ['weapon list', 'weapons'],
  ['what interpretations are there', 'readings'],
  ['qué héroes hay', 'heroes'],
  ['side by side explained', 'R6.3'],
  ['what is the max fatigue', 'R4.3'],
  ['how does a warlord get killed', 'R6.1'],
  ['how are casualties removed', 'R3.8'],
  ['which symbols are rare', 'R7.1'],
  ['do fractions round up', 'R1.1'],
  ['can I reroll a die twice', 'R1.4']
])('"%s" is looked up', async (question, words) => {
  expect(await headline(question.split(' '))).toBe(await headline(['rules', ...words.split(' ')]))
})

it.each([
  ['what happens when a unit is exhausted', 'R4.3'],
  ['how much fatigue does a second charge give', 'R4.1'],
  ['how do I rest', 'R4.2'],
  ['how far do horses move', 'V9.14'],
  ['do knights have cover', 'R2.10'],
  ['what is we obey', 'R6.2'],
  ['what is the turn sequence', 'R7.4'],
  ['how do mercenaries work', 'V9.16'],
  ['how are casualties removed', 'R3.8'],
  ['do fractions round up', 'R1.1'],
  ['which symbols are rare', 'V9.10'],
  ['how do victory points work', 'V9.9'],
  ['what is the fatigue limit', 'profiles'],
  ['war banner', 'V9.15'],
  ['what is the melee sequence', 'V9.4 R3.1 V9.1 R3.4 V9.13 R3.5 R3.6 R3.7 R3.8 R3.9 R3.10']
])('"%s" is looked up in the second edition', async (question, words) => {
  const edition = ['--edition', '2']
  expect(await headline([...question.split(' '), ...edition])).toBe(await headline(['rules', ...words.split(' '), ...edition]))
})

it.each([
  'what is the best unit',
  'what are the chances',
  'how do huscarls fare against bondi',
  'what would happen to a warlord',
  'who wins',
  'hello'
])('"%s" is no question about the rules', async question => {
  const { code, stdout } = await run(question.split(' '))
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
})

it.each([
  ['close ranks', 'R3.3'],
  ['give up dice', 'R3.3'],
  ['bodyguards', 'R6.1'],
  ['retreat', 'R3.10'],
  ['disengage', 'R3.10'],
  ['line of sight', 'R2.1']
])('"%s" finds %s', (words, id) => {
  expect(browse(rulebook(1), words.split(' ')).entries.map(entry => entry.id)).toContain(id)
})

it('finds nothing in the texts for a word that most of them have', () => {
  expect(() => browse(rulebook(1), ['dice', 'unit'])).toThrow('nothing called')
})

it('what only the other edition has is found there', async () => {
  for (const words of ['elephant', 'rules elephant']) {
    const { code, stderr } = await run(words.split(' '))
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'saga-odds: "elephant" is in the rulebook of the second edition: add --edition 2\n'
    })
  }
  expect(await headline(['elephant', '--edition', '2'])).toBe(await headline(['rules', 'elephant', '--edition', '2']))
})

it.each([
  'melee 8 warriors fatigue 1 spends armour charge 8 warriors fatigue 2 spends armour',
  'melee 8 warriors fatigue 2 moved charge 8 warriors closes ranks --reading exhausted-melee=halved',
  'melee 2 hirdmen +heimdall +frigg=1 charge 8 warriors mounted heavy cover',
  'melee 8 warriors charge warlord fatigue 3',
  'melee 8 western knights mounted charge 8 flemish mercenaries',
  'shoot 8 sergeants bow +combat-bonus=6a shoot 6 warriors light cover',
  'shoot 8 warriors bow fatigue 3 shoot 6 hearthguard mounted heavy cover',
  'melee 8 bondi charge 8 warriors --roll 3 --prefer thor,ullr'
])('"%s" cites rules of the second edition', async line => {
  const { stdout } = await run([...line.split(' '), '--edition', '2', '-f', 'json'])
  const cited = [...stdout.matchAll(/\b[RV]\d{1,2}(?:\.\d{1,2})?\b/g)].map(([id]) => id)
  expect(cited.length).toBeGreaterThan(0)
  expect([...new Set(cited)].filter(id => !Object.hasOwn(textsOf(rulebook(2)), id))).toEqual([])
})
