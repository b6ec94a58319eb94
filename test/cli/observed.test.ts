import { describe, expect, it } from 'vitest'
import { openFolder } from '../tools/folder'
import { refused, run, type } from './running'

const { file } = openFolder()

/** As a shell parts them, after the program's name. */
const argumentsOf = (command: string): readonly string[] =>
  [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '').slice(1)

describe('--observed', () => {
  it('shows how lucky a fight was', async () => {
    const { code, stdout } = await type('melee 8 bondi charge 4 huscarls --observed 3:1')
    expect([code, stdout]).toEqual([
      0,
      [
        '8 bondi charge 4 huscarls                                   first edition, exact',
        '',
        ' bondi lost 3, huscarls lost 1: chance of exactly this 8.4 %',
        '                                                    the',
        '                      observed  average    less    same    more  two-sided',
        ' bondi lost                  3     2.67  46.8 %  27.3 %  25.9 %    100.0 %',
        ' huscarls lost               1     1.76  13.4 %  30.6 %  56.0 %     88.0 %',
        ' points of the bondi     -0.50    +0.43  19.3 %  12.6 %  68.1 %     63.8 %',
        ' better for the bondi than 19.3 % of all such fights, worse than 68.1 %; at',
        '   least as far from the average either way: 63.8 %',
        '',
        ' less, the same, more: chances of a lower, an equal, a higher figure; points:',
        '   victory points gained less lost',
        ''
      ].join('\n')
    ])
  })

  it.each([
    ['3:9', '--observed 3:9: the huscarls are 4 and cannot lose 9'],
    ['9:5', '--observed 9:5: the bondi are 8 and cannot lose 9\nsaga-odds: --observed 9:5: the huscarls are 4 and cannot lose 5'],
    [
      'three',
      '--observed three: expected the losses of both sides, as in --observed 3:1, or a stage of both, as in hits=6:2; a file of fights takes no sentence'
    ]
  ])('%s is refused', async (given, sentence) =>
    expect(await run(['melee', '8 bondi charge 4 huscarls', '--observed', given])).toEqual(refused(sentence))
  )
})

describe('an evening', () => {
  const text =
    '# friday\n8 bondi charge 4 huscarls 3:1\n\n8 crossbows shoot 6 bondi in woods, 0:2   # lucky\n6 hirdmen charge 12 levies: 1:5\n'

  it('is reported fight by fight and as a whole', async () => {
    const { code, stdout } = await run(['melee', '--observed', file('evening.txt', text), '-f', 'line'])
    expect([code, stdout]).toEqual([
      0,
      [
        '8 bondi charge 4 huscarls, 3:1: better for the bondi than 19.3 % of all such fights, worse than 68.1 %',
        '8 crossbowmen, crossbow, shoot 6 bondi, light cover, uneven ground, 0:2: better for the crossbowmen than 78.4 % of all such fights, worse than 3.7 %',
        '6 hirdmen charge 12 levies, 1:5: better for the hirdmen than 33.4 % of all such fights, worse than 54.6 %',
        'all fights together: better for the attackers than 34.9 % of all such sets of fights, worse than 61.5 %',
        ''
      ].join('\n')
    ])
  })

  it('holds the command that makes it again', async () => {
    const path = file('again.txt', text)
    const { stdout } = await run(['melee', '--observed', path, '-f', 'json'])
    expect((JSON.parse(stdout) as { readonly replay: string }).replay).toBe(`saga-odds melee --observed ${path}`)
  })

  it('with slips is reported by line', async () => {
    const path = file('slips.txt', '8 bondi charge 4 huscarls\n8 qqqqq charge 4 huscarls 1:1\n8 bondi charge 4 huscarls 9:0\n')
    expect(await run(['melee', '--observed', path])).toEqual(
      refused(
        `${path}:1: "8 bondi charge 4 huscarls" has no outcome at its end: expected a sentence and the losses of both sides, as in 8 bondi charge 4 huscarls 3:1`,
        `${path}:2: unknown word "qqqqq": a unit is a number, a troop and what it has, as in 4 huscarls axe in woods +shieldwall`
      )
    )
  })

  it('with impossible losses is reported', async () => {
    const path = file('many.txt', '8 bondi charge 4 huscarls 9:0\n8 bondi charge 4 huscarls 0:0\n')
    expect(await run(['melee', '--observed', path])).toEqual(refused(`${path}:1: the bondi are 8 and cannot lose 9`))
  })

  it('without a fight is refused', async () => {
    const path = file('none.txt', '# nothing\n')
    expect(await run(['melee', '--observed', path])).toEqual(
      refused(`${path}: there is no fight in it: expected a sentence and its outcome on each line`)
    )
  })

  it('beside a sentence is refused', async () =>
    expect((await run(['melee', '8w charge 4hg', '--observed', 'evening.txt'])).code).toBe(2))
})

describe('a report given as a scenario is played again to the same bytes', () => {
  it.each([
    'melee 12 bondi charge 4 huscarls axe gives up dice',
    'melee 12 bondi +ullr charge 4 huscarls axe gives up dice --explain',
    'melee 4 berserkers charge 8 welsh warriors --method both --trials 2000 --seed york',
    'melee 8 bondi charge 4 huscarls --reading overkill-counts=yes',
    'melee 8w charge 4hg --what-if --for defender',
    'melee 8w charge 4hg --until tie>18% --by attacker.models=4..8',
    'melee 8w charge 4hg --observed 2:1',
    'melee 6 hirdmen charge 2 huscarls --all-readings',
    'shoot 8 crossbows shoot 6 bondi in woods --explain',
    'melee 3 mounted knights charge 6 warriors --roll 2 --prefer charge,attack-pool',
    'melee 3 knights mounted charge 6 huscarls --roll 2 --prefer shieldwall --for defender',
    'compare 8w or 4hg vs 12lev or 6hg',
    'compare 8 bondi or warlord and 4 hirdmen vs 8 warriors axe --reading overkill-counts=yes',
    'compare 8 bondi or 4 hirdmen vs 8 warriors axe --charged',
    'compare 12 levies with bows or 8 crossbows shoot 8 warriors in woods'
  ])('%s', async line => {
    const { stdout } = await type(`${line} -f json`)
    const [kind = ''] = line.split(' ')
    expect(await run([kind, '--scenario', '-', '-f', 'json'], { stdin: stdout })).toEqual({ code: 0, stdout, stderr: '' })
    const { replay } = JSON.parse(stdout) as { readonly replay: string }
    expect((await run([...argumentsOf(replay), '-f', 'json'])).stdout).toBe(stdout)
  })

  it('or says which rules made it', async () => {
    const { stdout } = await type('melee 8w charge 4hg -f json')
    const old = stdout.replace('"rules": "1.0.0"', '"rules": "0.9.0"')
    const again = await run(['melee', '--scenario', '-', '-f', 'json'], { stdin: old })
    expect(again).toEqual({
      code: 0,
      stdout,
      stderr: 'saga-odds: stdin was made with rules 0.9.0, and these are rules 1.0.0: its figures may differ\n'
    })
  })

  it.each([
    ['rules ullr', 'stdin is a report of "rules": use it with saga-odds rules --scenario'],
    ['compare 8w vs 4hg', 'stdin is a report of "compare": use it with saga-odds compare --scenario']
  ])('but not %s', async (line, sentence) => {
    const { stdout } = await type(`${line} -f json`)
    expect(await run(['melee', '--scenario', '-'], { stdin: stdout })).toEqual(refused(sentence))
  })

  it('and an evening of several fights is, from its report', async () => {
    const path = file('evening.txt', '8 bondi charge 4 huscarls 3:1\n8 crossbows shoot 6 bondi in woods 0:2\n')
    const { stdout } = await run(['melee', '--observed', path, '-f', 'json'])
    expect(await run(['melee', '--scenario', '-', '-f', 'json'], { stdin: stdout })).toEqual({ code: 0, stdout, stderr: '' })
  })

  it.each([
    [
      'a scenario',
      '{ "fight": "8w charge 4hg" }',
      'stdin is not the report of a comparison: name both sides, as in compare 8w or 4hg vs 12lev'
    ],
    [
      'a comparison without its fights',
      '{ "schema": "saga-odds/1", "kind": "compare", "rules": "1.0.0", "cells": [[{}], []] }',
      'the report does not hold every subject against every opponent: run the command in its "replay"'
    ]
  ])('and compare takes no %s', async (_, stdin, sentence) =>
    expect(await run(['compare', '--scenario', '-'], { stdin })).toEqual(refused(sentence))
  )

  it('nor what another program made', async () =>
    expect(await run(['melee', '--scenario', '-'], { stdin: '{ "schema": "saga-odds/9", "kind": "melee" }' })).toEqual(
      refused('stdin: "saga-odds/9" is not a report of this program, whose schema is saga-odds/1')
    ))
})
