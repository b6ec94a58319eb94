import { describe, expect, it } from 'vitest'
import { misunderstood } from './meaning'

/** Whose unit charges, where the units are named by their owners and the deed by a pronoun. */

const MINE = ['I have 8 bondi', "I've got 8 bondi", 'my 8 bondi', '8 of my bondi', 'we have 8 bondi']
const HIS = [
  'he has 4 huscarls',
  'his 4 huscarls',
  '4 of his huscarls',
  'my opponent has 4 huscarls',
  'the enemy has 4 huscarls',
  'they have 4 huscarls',
  "he's got 4 huscarls"
]

const I_CHARGE = ['melee', '8', 'bondi', 'charge', '4', 'huscarls']
const HE_CHARGES = ['melee', '4', 'huscarls', 'charge', '8', 'bondi']

const DEEDS: readonly (readonly [deed: string, means: readonly string[]])[] = [
  [', I charge', I_CHARGE],
  ['. I charge.', I_CHARGE],
  [' and I charge', I_CHARGE],
  [", I'm charging", I_CHARGE],
  [', I\u2019m charging', I_CHARGE],
  [', I charge him', I_CHARGE],
  [', what if I attack?', I_CHARGE],
  [', should I charge?', ['advise', '8', 'bondi', 'charge', '4', 'huscarls']],
  [', we charge them', I_CHARGE],
  [', I get the charge', I_CHARGE],
  [', my charge', I_CHARGE],
  [', I am the attacker', I_CHARGE],
  [', he charges', HE_CHARGES],
  [' and he charges me', HE_CHARGES],
  [", he's charging", HE_CHARGES],
  ['. My opponent charges.', HE_CHARGES],
  ['. The enemy charges me.', HE_CHARGES],
  [', what if he attacks me?', HE_CHARGES],
  [', they charge', HE_CHARGES],
  [', the opponent charges us', HE_CHARGES],
  [', I am charged', HE_CHARGES],
  [', I get charged', HE_CHARGES],
  [', I\u2019m being charged', HE_CHARGES],
  [', his charge', HE_CHARGES],
  [', I am the defender', HE_CHARGES]
]

/** Each deed with some of the sentences before it, and all of those with some deed. */
const BEFORE = MINE.flatMap((mine, one) =>
  HIS.flatMap((his, other) => [
    { text: `${mine}, ${his}`, key: one + other },
    { text: `${his} and ${mine}`, key: one + other + 2 },
    { text: `${his} vs ${mine}`, key: one + other + 1 }
  ])
)

describe('whose deed it is settles who charges', () => {
  it.each(DEEDS)('units%s', async (deed, means) => {
    const key = DEEDS.findIndex(([each]) => each === deed)
    const wrong: string[] = []
    for (const { text } of BEFORE.filter(before => before.key % 4 === key % 4)) {
      const what = await misunderstood({ argv: [`${text}${deed}`], means })
      if (what !== undefined) wrong.push(`${text}${deed}: ${what}`)
    }
    expect(wrong).toEqual([])
  })
})

/** The unit that does it is named again, beside its number or after it. */
const PAIRS = [
  ['8 bondi', '4 huscarls'],
  ['bondi: 8 models', 'huscarls: 4 models'],
  ['bondi (8)', 'huscarls (4)'],
  ['there are 8 bondi', '4 huscarls']
] as const
const NAMED_AGAIN: readonly (readonly [deed: string, means: readonly string[]])[] = [
  [', bondi charge', I_CHARGE],
  ['. The bondi charge.', I_CHARGE],
  [', the bondi are charging', I_CHARGE],
  [', bondi attack first', I_CHARGE],
  [', the huscarls get charged', I_CHARGE],
  [' and the bondi charge the huscarls', I_CHARGE],
  [', bondi are the attackers', I_CHARGE],
  [', if the bondi charge?', I_CHARGE],
  ['. The huscarls charge them.', HE_CHARGES],
  [', the huscarls are attacking', HE_CHARGES],
  [', the bondi are being charged', HE_CHARGES],
  [', what if the huscarls charge', HE_CHARGES]
]

describe('a unit named again settles who charges', () => {
  it.each(NAMED_AGAIN)('units%s', async (deed, means) => {
    const wrong: string[] = []
    for (const [one, other] of PAIRS)
      for (const between of [', ', ' and ', ' vs ', '. ']) {
        const typed = `${one}${between}${other}${deed}`
        const what = await misunderstood({ argv: [typed], means })
        if (what !== undefined) wrong.push(`${typed}: ${what}`)
      }
    expect(wrong).toEqual([])
  })
})

/** What is said of a unit (`@`) stays its own, whoever charges (`!`): of mine, 8 bondi, or of his, 4 huscarls. */
const SAID: readonly (readonly [sentence: string, whose: 'mine' | 'his'])[] = [
  ['my 8 bondi vs his 4 huscarls, mine @, !', 'mine'],
  ['my 8 bondi vs his 4 huscarls, his @, !', 'his'],
  ['my 8 bondi vs his 4 huscarls. My bondi @. !', 'mine'],
  ['my 8 bondi vs his 4 huscarls. His huscarls @. !', 'his'],
  ['I have 8 bondi and he has 4 huscarls. The huscarls @. !', 'his'],
  ['I have 8 bondi and he has 4 huscarls. The bondi @ and !', 'mine'],
  ['I have 8 bondi and they have 4 huscarls that @ and !', 'his'],
  ['I have 8 bondi that @, he has 4 huscarls, !', 'mine'],
  ['!: my 8 bondi, who @, vs his 4 huscarls', 'mine'],
  ['my 8 bondi vs his 4 huscarls, !, the bondi @', 'mine'],
  ['my 8 bondi vs his 4 huscarls, ! and the huscarls @', 'his']
]
const STATES: readonly (readonly [said: string, means: string])[] = [
  ['have 1 fatigue', 'fatigue 1'],
  ['are in woods', 'in woods'],
  ['are tired', 'fatigue 1']
]

describe('what is said of a unit stays its own', () => {
  it.each(SAID)('%s', async (sentence, whose) => {
    const wrong: string[] = []
    for (const [said, state] of STATES)
      for (const [deed, mineCharge] of [
        ['I charge', true],
        ['he charges', false]
      ] as const) {
        const typed = sentence.replace('@', said).replace('!', deed)
        const [mine, his] = [`8 bondi ${whose === 'mine' ? state : ''}`, `4 huscarls ${whose === 'his' ? state : ''}`]
        const means = `melee ${mineCharge ? mine : his} charge ${mineCharge ? his : mine}`.trim().split(/ +/)
        const what = await misunderstood({ argv: [typed], means })
        if (what !== undefined) wrong.push(`${typed}: ${what}`)
      }
    expect(wrong).toEqual([])
  })
})

/** Who does it, with "by", "from", "of" or "with", and to whom, in either order. */
const BY = ['by', 'from', 'of', 'with']
const NOUNS = ['a charge', 'the charge', 'an attack', 'an assault']

describe('a charge as a noun', () => {
  it.each(NOUNS)('%s', async noun => {
    const wrong: string[] = []
    for (const by of BY)
      for (const on of ['on', 'against', 'into'])
        for (const typed of [
          `${noun} ${by} 8 bondi ${on} 4 huscarls`,
          ...(by === 'of' ? [] : [`${noun} ${on} 4 huscarls ${by} 8 bondi`])
        ]) {
          const what = await misunderstood({ argv: [typed], means: I_CHARGE })
          if (what !== undefined) wrong.push(`${typed}: ${what}`)
        }
    expect(wrong).toEqual([])
  })
})
