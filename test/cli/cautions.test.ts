import { describe, expect, test } from 'vitest'
import { run } from './running'

/** Figures never stand alone where they hide something: arms against the rules, and a penalty whose size no source tells (T4.5, K11). */

const shown = async (args: readonly string[], stdin = ''): Promise<string> => {
  const { code, stdout, stderr } = await run([...args, '--edition', '2'], { stdin })
  expect([code, stderr]).toEqual([0, ''])
  return stdout.replaceAll(/\s+/g, ' ')
}

// a hero of the second edition walks and has no heavy weapon (T6.12); 3 fatigue is the limit of all (T1.7)
const FIGHT = 'Cnut mounted axe charge 8 warriors fatigue 3'

const KIT = ['Cnut cannot have the heavy weapon: he has no weapon but swords and spears', 'by the rules Cnut has no horses']
const TIRED = 'what exhaustion costs the warriors in melee is unknown'

describe.each([
  ['melee', ['melee', FIGHT]],
  ['melee in one line', ['melee', FIGHT, '-f', 'line']],
  ['advise', ['advise', FIGHT]],
  ['advise in one line', ['advise', FIGHT, '-f', 'line']],
  ['compare', ['compare', 'Cnut mounted axe or 8 bondi vs 8 warriors fatigue 3']],
  ['compare in lines', ['compare', 'Cnut mounted axe or 8 bondi vs 8 warriors fatigue 3', '-f', 'line']],
  ['plan', ['plan', FIGHT]],
  ['plan in one line', ['plan', FIGHT, '-f', 'line']],
  ['sweep', ['sweep', 'melee', FIGHT, '--vary', 'defender.models=7..8']],
  ['what-if', ['melee', FIGHT, '--what-if']],
  ['until', ['melee', FIGHT, '--by', 'defender.models=4..8', '--until', 'attacker wins >= 90%']],
  ['observed', ['melee', FIGHT, '--observed', '0:2']]
])('%s', (_, args) => {
  test('shows both', async () => {
    const answer = await shown(args)
    for (const caution of [...KIT, TIRED]) expect(answer).toContain(caution)
  })
})

test('a batch has both beside its numbers, and nothing where all is well', async () => {
  const lines = (await run(['batch', '-', '--edition', '2'], { stdin: `${FIGHT}\n8 bondi charge 8 warriors\n` })).stdout
  const [first, second] = lines.trim().split('\n')
  expect(JSON.parse(first ?? '').cautions).toEqual([
    `${KIT[0]} (V9.17)`,
    `${KIT[1]} (V9.17): played mounted as written`,
    `${TIRED}; counted as none (reading exhausted-melee)`
  ])
  expect(JSON.parse(second ?? '')).not.toHaveProperty('cautions')
})

test('an interpretation of the penalty that is asked for is the one that is reported', async () => {
  const answer = await shown(['compare', '8 bondi vs 8 warriors fatigue 3', '--reading', 'exhausted-melee=halved'])
  expect(answer).toContain(`${TIRED}; counted as halved`)
})

test('nobody is exhausted in a shot, and two fatigue are not the limit', async () => {
  for (const fight of ['8 bondi charge 8 warriors fatigue 2', '8 bondi bow shoot 8 warriors fatigue 3'])
    expect(await shown([fight.includes('shoot') ? 'shoot' : 'melee', fight, '-f', 'line'])).not.toContain('exhaustion')
})

// bows lower armour by 1 (T5.1); hearthguard are shown with javelins alone (T1.1, T5.19, T10.1)
test('arms that no source shows say so', async () => {
  expect(await shown(['melee', '8 knights with bows charge 8 warriors', '-f', 'line'])).toMatch(
    /; no source shows the knights with the bow; counted is what it does for others: own armour -1 in melee or when shot at $/
  )
  expect(await shown(['melee', '8 knights with javelins charge 8 warriors', '-f', 'line'])).not.toContain('no source')
  expect(await shown(['melee', '8 bondi with bows charge 8 warriors', '-f', 'line'])).not.toContain('no source')
})

test('a unit that is always mounted may be called mounted', async () => {
  expect(await shown(['melee', 'William on foot charges 8 warriors', '-f', 'line'])).toContain(
    'read as: William mounted for "on foot": there is no choice (V9.17)'
  )
})

test('points for the losses mention arms that the unit may not have had', async () => {
  expect(await shown(['warband', 'points', '8 warriors sarissa mounted'])).toContain(
    'the warriors may have a horse or the sarissa, not both'
  )
})

test('warbands in a tournament, as opponents or as threats mention them too', async () => {
  for (const args of [
    ['warband', 'build', 'vikings', '4', '--against', '8 knights with bows'],
    ['compare', 'examples/rosters/ragnars-forty.yaml', 'examples/rosters/normans.yaml']
  ])
    expect((await run([...args, ...(args[0] === 'warband' ? ['--edition', '2'] : [])])).stdout.includes('no source shows')).toBe(
      args[0] === 'warband'
    )
})

test('a reading that the other edition alone has names that edition', async () => {
  const refused = async (reading: string, edition: string) =>
    (await run(['melee', '8 bondi charge 8 warriors', '--edition', edition, '--reading', reading])).stderr
  expect(await refused('crush-timing=unsaved', '2')).toBe(
    'saga-odds: the reading crush-timing belongs to edition 1, and this fight is edition 2: leave it out\n'
  )
  expect(await refused('tie-withdraws=none', '1')).toBe(
    'saga-odds: the reading tie-withdraws belongs to edition 2, and this fight is edition 1: leave it out\n'
  )
  // the second edition had it under another name
  expect(await refused('cover-shooting=none', '1')).toBe(
    'saga-odds: the reading cover-shooting belongs to edition 2, and this fight is edition 1: leave it out\n'
  )
})

// T11.1: cover-shooting is cover-solid-shot now; without cover or with `none` 4 AD at 3+ hit 8/3, saved on 4+: 4/3
test('the old name of a reading is understood', async () => {
  const lost = async (reading: string) => {
    const { stdout } = await run([
      ...['shoot', '8 warriors crossbow shoot 8 warriors in walls', '--edition', '2', '--reading', reading, '-f', 'json']
    ])
    return JSON.parse(stdout).defender.losses.mean
  }
  expect(await lost('cover-shooting=none')).toBeCloseTo(4 / 3, 12)
  // armour 5: 4+ hits 2, saved on 3+: 2/3
  expect(await lost('cover-shooting=edition-1')).toBeCloseTo(2 / 3, 12)
})

// T3.9: each effect as often as fatigue is left; 4 less 2 is 2, and one more of 2 stays 2 (T1.4)
test('fatigue is spent twice on one thing', async () => {
  const hitsOn = async (words: string) => {
    const { stdout } = await run(['melee', ...words.split(' '), '-f', 'json', '--edition', '2'])
    const { attacker, defender } = JSON.parse(stdout)
    return [attacker.units[0].hitsOn, defender.units[0].hitsOn]
  }
  expect(await hitsOn('8 warriors charge 8 warriors fatigue 2')).toEqual([4, 4])
  expect(await hitsOn('8 warriors fatigue 2 charge 8 warriors, spend it twice on armour')).toEqual([6, 4])
  expect(await hitsOn('8 warriors spends fatigue twice on enemy armour charge 8 warriors fatigue 2')).toEqual([2, 4])
  expect(await hitsOn('8 warriors spends armour twice charge 8 warriors fatigue 1')).toEqual([4, 5])
})

test('a headline with fatigue spent on several things is read back as the same fight', async () => {
  for (const spend of [
    'armour,armour',
    'enemy-armour,enemy-armour,armour',
    'armour,enemy-armour,armour',
    'armour,armour,armour'
  ]) {
    const first = await run([
      ...['melee', '8 warriors charge 8 warriors fatigue 3', '--edition', '2', '--set', `attacker.spend=${spend}`, '-f', 'json']
    ])
    const { headline, scenario } = JSON.parse(first.stdout)
    const again = await run(['melee', headline, '--edition', '2', '-f', 'json'])
    expect(JSON.parse(again.stdout).scenario).toEqual(scenario)
  }
})

test('advice to a side that cannot do what is asked of it has no figure', async () => {
  const { code, stderr } = await run(['advise', '8 warriors charge 8 warriors spends armour', '--edition', '2'])
  expect([code, stderr]).toEqual([
    2,
    'saga-odds: the defending warriors cannot do everything asked of them in step 3, or the enemy can prevent it: leave out what they spend or use, and advice finds what is best\n'
  ])
})
