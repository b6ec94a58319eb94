import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import type { Plugin } from './esbuild'

/** Writes what went into the bundle, for the licence notices and the test of the package; it is not shipped. */
export const listed = (name: string, packing = ''): Plugin => ({
  name: 'listed',
  setup(build) {
    build.onEnd(({ metafile }) => {
      const outputs = Object.entries(metafile?.outputs ?? {}).map(([file, output]) => [`${file}${packing}`, output])
      mkdirSync('dist', { recursive: true })
      writeFileSync(`dist/${name}.meta.json`, JSON.stringify({ ...metafile, outputs: Object.fromEntries(outputs) }))
    })
  }
})

/** What is compiled beforehand: see bin/saga-odds.cjs. */
const USUAL = [
  'melee 8 warriors charge 4 hearthguard',
  'melee 8 warriors charge 4 hearthguard -f json',
  'shoot 8 crossbows +aimed-volley shoot 6 bondi in woods +asgard',
  'sweep melee 8 warriors charge 4 hearthguard --vary attacker.models=7..8'
]

/** Nothing that was compiled of an older program may be left, even where this build fails. */
export const withoutOldCode: Plugin = {
  name: 'without-old-code',
  setup(build) {
    build.onStart(() => {
      mkdirSync('dist', { recursive: true })
      for (const file of readdirSync('dist')) if (/^compiled-.*\.bin$/.test(file)) rmSync(`dist/${file}`)
    })
  }
}

export const compiled = async (): Promise<void> => {
  // V8 writes the hashes of its texts down, which it seeds anew at every start: one seed, so that two builds are the same bytes
  const make = ['--random-seed=1', '-e', "require('./bin/saga-odds.cjs').make()"]
  for (const command of USUAL)
    execFileSync(process.execPath, [...make, 'saga-odds', ...command.split(' ')], { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Pages that depend on nothing are printed by the program once, so that bin/saga-odds.cjs shows them without loading it. And its manual, for `man`. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'start.txt': [],
  'help.txt': ['--help'],
  'saga-odds.1': ['help', 'man']
}

export const printed = async (): Promise<void> => {
  for (const [file, words] of Object.entries(PAGES))
    writeFileSync(`dist/${file}`, execFileSync(process.execPath, ['dist/cli.cjs', ...words], { env: {} }))
}
