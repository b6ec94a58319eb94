import { expect, it } from 'vitest'
import { misunderstood } from '../request/meaning'
import { usualMilliseconds } from '../tools/slowness'
import { run } from './running'

/** Commands that take no sentence, asked in words. */

const answered = async (argv: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await run(argv)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return stdout
}

const ASKED: readonly (readonly [typed: readonly string[], means: readonly string[]])[] = [
  [
    ['warband', 'build', 'me', 'a', 'norman', 'list', 'of', '6', 'points', 'with', '8', 'crossbowmen', 'against', '8', 'bondi'],
    ['warband', 'build', 'normans', '6', '--keep', '8 crossbowmen', '--against', '8 bondi']
  ],
  [
    ['arma una banda vikinga de 6 puntos con 4 berserkers contra 8 ceorls y 4 huscarls'],
    ['warband', 'build', 'vikings', '6', '--keep', '4 berserkers', '--against', '8 ceorls, 4 huscarls']
  ],
  [['lista normanda de 4 puntos para ganar a 8 bondi'], ['warband', 'build', 'normans', '4', '--against', '8 bondi']],
  [['8 point viking list led by Ragnar'], ['warband', 'build', 'vikings', 'ragnar', '8']],
  [['warband build vikings 6 points bringing 6 dice'], ['warband', 'build', 'vikings', '6', '--dice', '6']],
  [
    ['warband', 'puntos', 'por', '9', 'guerreros,', '10', 'levas', 'y', '3', 'guardias'],
    ['warband', 'points', '9 warriors, 10 levies, 3 hearthguard']
  ],
  [
    ['points for 12 dead levies and 5 dead warriors in second edition with one unit destroyed'],
    ['warband', 'points', '12 levies, 5 warriors', '--wiped-out', '1', '--edition', '2']
  ],
  [
    ['warband', 'points for 8 warriors and the warlord, both units wiped out, second edition'],
    ['warband', 'points', '8 warriors, warlord', '--wiped-out', '1', '--edition', '2']
  ],
  [
    ['threats', 'to', '12', 'bondi', 'and', '4', 'hirdmen', 'from', '6', 'huscarls', 'and', '12', 'geburs', 'with', 'slings'],
    ['threats', '--warband', '12 bondi, 4 hirdmen', '--against', '6 huscarls, 12 geburs slings']
  ],
  [
    ['who can hit my 12 bondi if he has 8 ceorls and 4 huscarls with axes'],
    ['threats', '--warband', '12 bondi', '--against', '8 ceorls, 4 huscarls axe']
  ],
  [
    ['amenazas de 8 ceorls y 4 huscarls a mis 12 bondi'],
    ['threats', '--warband', '12 bondi', '--against', '8 ceorls, 4 huscarls']
  ],
  [['8 ceorls threaten my 12 bondi'], ['threats', '--warband', '12 bondi', '--against', '8 ceorls']],
  [
    ['dice', 'six norman dice, aim for aimed volley and keep attack pool for his turn'],
    ['dice', '6', 'normans', '--want', 'aimed-volley', '--keep', 'attack-pool']
  ],
  [
    ['rolled CUURRC on norman dice, want charge and terrified'],
    ['dice', '--rolled', 'CUURRC', 'normans', '--want', 'charge,terrified']
  ],
  [
    ['dice', 'can I afford ullr and heimdall with CCURR as vikings'],
    ['dice', 'vikings', '--rolled', 'CCURR', '--want', 'ullr,heimdall']
  ],
  [
    ['dice', '6 dice vikings want hirdmen twice and ullr'],
    ['dice', '6', 'vikings', '--want', 'hirdmen x2,ullr']
  ],
  [
    ['dice', 'for vikings: 12 bondi, 4 hirdmen, warlord'],
    ['dice', 'vikings', '--units', '12 bondi', '4 hirdmen', 'warlord']
  ],
  [
    ['how many saga dice do I get with 2 units of hearthguard, 3 of warriors and a warlord as vikings'],
    ['dice', 'vikings', '--units', '2x4 hearthguard, 3x8 warriors, warlord']
  ],
  [
    ['dice', 'I want ullr and thor from 5 viking dice'],
    ['dice', '5', 'vikings', '--want', 'ullr,thor']
  ],
  [
    ['están en peligro mis 8 ceorls frente a sus 4 berserkers?'],
    ['threats', '--warband', '8 ceorls', '--against', '4 berserkers']
  ],
  [
    ['review', '6 hirdmen charged 8 ceorls 1-4, 8 bondi charged 4 huscarls 3-2'],
    ['review', '6 hirdmen charge 8 ceorls: 1:4', '8 bondi charge 4 huscarls: 3:2']
  ],
  [
    ['dice', 'what do 2 dice on wrath do'],
    ['dice', 'wrath', '2']
  ],
  [['qué sale si pongo 2 dados en la ira'], ['dice', 'wrath', '2']],
  [
    ['throw', 'ocho', 'dados', 'al', '4+'],
    ['throw', '8 dice on 4+']
  ],
  [
    ['review', '12 bondi charged 4 huscarls and I lost 2 and killed 3, then 4 hirdmen charged 8 ceorls, lost 1 killed 5'],
    ['review', '12 bondi charge 4 huscarls: 2:3', '4 hirdmen charge 8 ceorls: 1:5']
  ],
  [
    ['review', 'my 8 bondi charged his 8 ceorls and we lost 3 each'],
    ['review', '8 bondi charge 8 ceorls: 3:3']
  ]
]

it.each(ASKED)('%j is %j', async (argv, means) => {
  expect(await misunderstood({ argv, means })).toBeUndefined()
})

it.each([
  [
    ['rules', 'shieldwal'],
    ['rules', 'shieldwall']
  ],
  [
    ['rules', 'muro', 'de', 'escudo'],
    ['rules', 'muro de escudos']
  ],
  [
    ['board', 'make one for the second edition called Franks'],
    ['board', 'new', '--name', 'Franks', '--edition', '2']
  ],
  [
    ['board', 'check', 'examples/reedfolk.yaml', 'please'],
    ['board', 'check', 'examples/reedfolk.yaml']
  ]
])('%j is %j', async (typed, means) => {
  expect(await answered(typed)).toBe(await answered(means))
})

it.each([
  [['dice', '6', 'irish', 'want', 'ullr'], 'is a faction of the second edition'],
  [['viking list of 6 points with 7 of them on the left'], ''],
  [['warband', 'build a 6-point viking list without berserkers'], ''],
  [['build a viking list of 6 points with a dragon'], ''],
  [['threats', '12', 'bondi'], '--warband'],
  [['threats', '12 bondi against 8 ceorls and 3 dragons'], '']
])('%j is refused', async (typed, why) => {
  const { code, stdout, stderr } = await run(typed)
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toContain(why)
})

it.each([
  ['threats', `threats ${'8 bondi and '.repeat(360)}`],
  ['threats', `12 bondi${' '.repeat(4000)}against`],
  ['warband', `build ${'8 bondi with '.repeat(300)}`],
  ['dice', `keep ${'a '.repeat(1900)}`],
  ['dice', `6 vikings${' '.repeat(3900)}keep`],
  ['board', `new ${'board '.repeat(700)}`],
  ['review', `8 bondi charge${' '.repeat(4000)}then 4`],
  ['throw', `ocho ${'dados al '.repeat(400)}`]
])('a long text behind %s is refused at once: %#', async (command, words) => {
  expect(await usualMilliseconds(2000, () => run([command, words]))).toBeLessThan(2000)
})
