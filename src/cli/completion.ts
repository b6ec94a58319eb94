import type { Command } from 'commander'
import { RequestError } from '../model/errors'
import { t } from '../model/language'
import { noneOf } from '../model/mistakes'
import { answered } from './completion/complete'
import { type Shell, scripts } from './completion/scripts'
import { SHELLS, suggested } from './completion/suggest'
import { typed } from './completion/typed-words'
import { print, type Streams } from './streams'

/** What `completion` does: prints the script of a shell, or answers for it what may stand at the cursor. */

const shellOf = (words: readonly string[]): Shell => {
  const [name, ...more] = words
  const shell = SHELLS.find(each => each === name)
  if (shell !== undefined && more.length === 0) return shell
  const mistake =
    name === undefined || more.length > 0
      ? { message: t('name one shell: saga-odds completion bash, zsh or fish') }
      : noneOf(t('the shell'), name, SHELLS, 'completion')
  throw new RequestError([mistake])
}

/** `root`: the program, every command furnished. */
export const completion = async (
  words: readonly string[],
  line: string | undefined,
  root: Command,
  streams: Streams
): Promise<void> => {
  const shell = shellOf(words)
  if (line === undefined) return void (await print(streams, scripts[shell]))
  const asked = typed(line)
  await print(streams, answered(suggested(asked, root), shell, asked))
}
