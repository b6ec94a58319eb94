import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parseTyped } from '../../src/cli/completion/typed-line'
import { openShell } from '../tools/shell'
import { openProgram, type Terminal } from '../tools/terminal'
import { run, type } from './running'

const shell = openShell()
afterAll(() => shell.close())

const asked = async (line: string, by = 'bash'): Promise<readonly string[]> => {
  const { code, stdout, stderr } = await run(['completion', by, '--for', line])
  expect([code, stderr]).toEqual([0, ''])
  return stdout.split('\n').filter(Boolean)
}

describe('what may stand at the cursor', () => {
  it.each<readonly [string, readonly string[]]>([
    ['saga-odds mel', ['melee']],
    ['saga-odds help exit', ['exit-codes']],
    ['saga-odds melee 8 hir', ['hirdmen']],
    ['saga-odds melee 8 bondi ch', ['charge']],
    ['saga-odds shoot 8 thralls bow sh', ['shoot']],
    ['saga-odds 8 bondi ch', ['charge']],
    ['saga-odds 8 crossbowmen sh', ['shoot']],
    ['saga-odds 8 bondi +u', ['+ullr']],
    ['saga-odds 8 bondi charge 4 huscarls --all', ['--all-readings']],
    ['saga-odds compare 8w v', ['vs', 'vikings']],
    ['saga-odds melee 8 bondi charge 8 ceorls gives ', ['up']],
    ['saga-odds melee 8 bondi charge 8 ceorls gives up ', ['dice']],
    ['saga-odds melee 8 bondi charge 8 ceorls spends enemy ', ['armour']],
    ['saga-odds melee 4 huscarls dan', ['danish-axe']],
    ['saga-odds melee 6 knights mou', ['mounted']],
    ['saga-odds melee 8 bondi +u', ['+ullr']],
    ['saga-odds melee 8 bondi charge 8 ceorls +sh', ['+shieldwall']],
    ['saga-odds shoot 8 welsh warriors +deadly', ['+deadly-strike']],
    ['saga-odds melee 8 welsh warriors +deadly', []],
    ['saga-odds advise 8 bondi ++ul', ['++ullr']],
    ['saga-odds melee 8w charge 8 bondi +asg', []],
    ['saga-odds warband ', ['check', 'show', 'build', 'points']],
    ['saga-odds warband build ang', ['anglo-danes']],
    ['saga-odds warband check ', [':files']],
    ['saga-odds warband build vikings 6 --measure w', ['wins', 'wiped']],
    ['saga-odds board ', ['new', 'check']],
    ['saga-odds batch --in ', ['ndjson', 'csv']],
    ['saga-odds batch --kind th', ['throw']],
    ['saga-odds plan turn.yaml --solve ', ['points', 'tournament']],
    ['saga-odds plan exam', [':files']],
    ['saga-odds melee 8w charge 4hg --reading crush-timing=u', ['unsaved']],
    ['saga-odds melee 8w charge 4hg --reading cru', ['crush-timing=hits', 'crush-timing=unsaved']],
    [
      'saga-odds melee 8w charge 4hg --edition 2 --reading close-ranks-r',
      ['close-ranks-rounding=up', 'close-ranks-rounding=down']
    ],
    ['saga-odds melee 8w charge 4hg --attacker-c', ['--attacker-cover']],
    ['saga-odds melee 8w charge 4hg --attacker-cover ', ['none', 'light', 'heavy']],
    ['saga-odds melee 8w charge 4hg --attacker-cover=l', ['light']],
    ['saga-odds melee 8 bondi charge 4 huscarls --defender-ability sh', ['shieldwall']],
    ['saga-odds melee 8w charge 4hg --set defender.cov', ['defender.cover=']],
    ['saga-odds melee 8w charge 4hg --set defender.cover=h', ['heavy']],
    ['saga-odds melee 8w charge 4hg -f n', ['ndjson']],
    ['saga-odds melee 8w charge 4hg --color ', ['auto', 'always', 'never']],
    ['saga-odds melee 8w charge 4hg --for d', ['defender']],
    ['saga-odds melee 8w charge 4hg --board ', [':files']],
    ['saga-odds melee 8w charge 4hg -o ', [':files']],
    ['saga-odds compare a.yaml vs b.yaml --goal ', ['tournament']],
    ['saga-odds sweep me', ['melee']],
    ['saga-odds sweep melee 8 bon', ['bondi', 'bonnedig']],
    ['saga-odds dice 6 normans --want stam', ['stamping']],
    ['saga-odds rules viki', ['vikings', 'vikings-warlord', 'vikings/activation-pool', 'vikings/combat-pool']],
    ['saga-odds completion f', ['fish']],
    ['saga-odds melee "8 bondi ch', ['8 bondi charge']],
    ['saga-odds nothing ', [':files']],
    ['/usr/bin/saga-odds mel', ['melee']],
    ['NO_COLOR=1 saga-odds mel', ['melee']]
  ])('%s', async (line, values) => expect(await asked(line)).toEqual(values))

  it('after + are the abilities of the faction, each with its choices, and of no other', async () => {
    const vikings = await asked('saga-odds melee 8 bondi +')
    expect(vikings).toEqual(expect.arrayContaining(['+combat-pool=1a', '+combat-pool=1d', '+ullr', '+thor']))
    expect(vikings).not.toEqual(expect.arrayContaining(['+shieldwall']))
    expect(await asked('saga-odds melee 8 warriors +shieldw')).toEqual(['+shieldwall'])
  })

  it('describes each to zsh and fish', async () => {
    expect(await asked('saga-odds melee 8 bondi +ul', 'zsh')).toEqual(['+ullr:Ullr'])
    expect(await asked('saga-odds melee 8 bondi +ul', 'fish')).toEqual(['+ullr\tUllr'])
  })

  it('offers every option of a command that is shown', async () => {
    const { stdout } = await type('melee --help')
    const shown = [...new Set([...stdout.matchAll(/^ +(?:-\w, )?(--[\w-]+)/gm)].map(([, flag]) => flag))].sort()
    expect([...(await asked('saga-odds melee --'))].sort()).toEqual(shown)
  })

  it.each([
    ['completion', 'name one shell: saga-odds completion bash, zsh or fish'],
    ['completion bush', 'the shell: "bush" is not bash, zsh or fish; did you mean "bash"?']
  ])('%s', async (line, sentence) =>
    expect(await type(line)).toEqual({ code: 2, stdout: '', stderr: `saga-odds: ${sentence}\n` })
  )

  it.each([
    'saga-odds melee "',
    "saga-odds melee '\\",
    'saga-odds melee \\',
    '',
    '   ',
    'saga-odds \u0000',
    `saga-odds melee ${'x '.repeat(3000)}`
  ])('survives any line: %j', async line => expect((await asked(line)).join('\n')).not.toContain('bug'))

  it('reads a line as a shell does', () =>
    expect(parseTyped(`saga-odds melee "8 bondi" 'charge' 4\\ huscarls ax`)).toEqual({
      words: ['melee', '8', 'bondi', 'charge', '4', 'huscarls'],
      current: 'ax',
      inQuotes: ''
    }))
})

/** What a shell would complete a line to, as its own machinery says. */
const inBash = (line: string): readonly string[] => {
  const script = `source <(saga-odds completion bash)
    COMP_LINE=${JSON.stringify(line)}; COMP_POINT=\${#COMP_LINE}; COMP_WORDS=(saga-odds); COMP_CWORD=1
    _saga_odds saga-odds '' ''
    printf '%s\\n' "\${COMPREPLY[@]}"`
  return shell.run(script).output.split('\n').filter(Boolean)
}

describe('in a real bash', () => {
  it('the script is accepted without a message, and completes commands, troops, abilities and readings', () => {
    expect(inBash('saga-odds sho')).toEqual(['shoot'])
    expect(inBash('saga-odds melee 4 berse')).toEqual(['berserkers'])
    expect(inBash('saga-odds melee 6 hirdmen +fr')).toEqual(['+frigg'])
    expect(inBash('saga-odds melee 8w charge 8w --reading crush-timing=')).toEqual(['hits', 'unsaved'])
  })

  it('Tab itself completes what is typed, signs at which words break included', async () => {
    const terminal = openProgram('bash', ['--norc', '--noprofile', '-i'], { folder: shell.folder, env: { PS1: '$ ' } })
    try {
      await terminal.sees('$')
      terminal.press('source <(saga-odds completion bash); echo read\r')
      await terminal.sees('\nread')
      await typing(terminal)
      writeFileSync(join(shell.folder, 'my-board.yaml'), '')
      terminal.press('saga-odds melee --board my-b\t')
      await terminal.sees('saga-odds melee --board my-board.yaml')
    } finally {
      terminal.close()
    }
  })
})

/** Ctrl-U: the line is begun anew. */
const ANEW = '\u0015'

/** The same in every shell. */
const typing = async (terminal: Terminal): Promise<void> => {
  for (const [typed, whole] of [
    ['saga-odds mel', 'saga-odds melee'],
    ['saga-odds melee 4 berse', 'saga-odds melee 4 berserkers'],
    ['saga-odds melee 6 hirdmen +fri', 'saga-odds melee 6 hirdmen +frigg'],
    ['saga-odds melee 8w charge 4hg --reading crush-timing=u', 'crush-timing=unsaved'],
    ['saga-odds melee 8w charge 4hg --set defender.cover=h', 'defender.cover=heavy']
  ] as const) {
    terminal.press(`${typed}\t`)
    await terminal.sees(whole)
    terminal.press(ANEW)
  }
}

const has = (program: string): boolean => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0

describe.runIf(has('zsh'))('in a real zsh', () => {
  it('the script is read without a complaint', () => {
    const { exit, output } = shell.run(
      `zsh -f -c 'autoload -Uz compinit && compinit -D -u; source <(saga-odds completion zsh); print -r -- $_comps[saga-odds]'`
    )
    expect([exit, output.trim()]).toEqual([0, '_saga_odds'])
  })

  it('Tab itself completes what is typed', async () => {
    const terminal = openProgram('zsh', ['-f', '-i'], { folder: shell.folder })
    try {
      terminal.press("PROMPT='> '; autoload -Uz compinit && compinit -D -u; source <(saga-odds completion zsh); echo re''ad\r")
      await terminal.sees('\nread')
      await typing(terminal)
    } finally {
      terminal.close()
    }
  })
})

describe.runIf(has('fish'))('in a real fish', () => {
  it('completes commands, troops and abilities with what they are', () => {
    const complete = (line: string) =>
      shell.run(`fish --no-config -c 'saga-odds completion fish | source; complete -C ${JSON.stringify(line)}'`).output.trim()
    expect(complete('saga-odds sho')).toBe('shoot\tthe odds of a shot')
    expect(complete('saga-odds melee 6 hirdmen +fri')).toBe('+frigg\tFrigg')
    expect(complete('saga-odds melee 8w charge 4hg -f nd')).toBe('ndjson')
  })
})
