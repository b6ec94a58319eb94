import type { RulesReport } from '../../../src/model/report'

export const weapons: RulesReport = {
  schema: 'saga-odds/1',
  kind: 'rules',
  headline: 'weapons, first edition',
  rules: '1.0.0',
  sections: [
    {
      title: 'weapons',
      columns: ['weapon', 'what it does', 'rule'],
      rows: [
        ['danish axe', 'own armour -1 in melee; +1 on each attack roll in melee; the natural 1 still misses', 'R5.1'],
        ['crossbow', "the target's armour -1; own armour 1 lower, shot at and in melee", 'R2.8'],
        ['bow', 'shoots 12"', 'R2.7']
      ]
    }
  ],
  entries: [],
  notes: ['a word finds its entry: saga-odds rules axe'],
  request: { words: [], edition: 1 }
}

export const axe: RulesReport = {
  schema: 'saga-odds/1',
  kind: 'rules',
  headline: 'axe',
  rules: '1.0.0',
  sections: [],
  entries: [
    {
      id: 'danish-axe',
      kind: 'weapon',
      name: 'Danish axe',
      facts: [
        ['own armour', '-1 in melee'],
        ['attack roll', '+1 in melee']
      ],
      text: 'A two-handed axe: hits more easily, guards less. The natural 1 still misses.',
      rule: 'R5.1',
      source: 'S1 p.36',
      certainty: 'stated'
    }
  ],
  notes: [],
  request: { words: [], edition: 1 }
}
