import type { Command } from 'commander'
import { RequestError } from '../model/errors'
import { t } from '../model/language'
import { noneOf } from '../model/mistakes'
import { SHELLS, suggest } from './completion/suggest'
import { FILES, parseTyped, type Suggestion, type Suggestions, type TypedLine } from './completion/typed-line'
import { print, type Streams } from './streams'

/** The command `completion`: prints a shell's script, or (with --for) the suggestions that the script asks for. */

type Shell = (typeof SHELLS)[number]

/** The scripts: a shell runs its own once, and the script calls the program at each press of Tab. */

const bash = `# saga-odds, completed by bash: add this line to ~/.bashrc
#   source <(saga-odds completion bash)
_saga_odds() {
  local each found
  COMPREPLY=()
  found=$("$1" completion bash --for "\${COMP_LINE:0:COMP_POINT}" 2>/dev/null) || return 0
  if [[ $found == :files ]]; then
    compopt -o default 2>/dev/null
    return 0
  fi
  while IFS= read -r each; do
    [[ -n $each ]] && COMPREPLY+=("$each")
  done <<<"$found"
  if [[ \${#COMPREPLY[@]} -eq 1 && \${COMPREPLY[0]} == *= ]]; then compopt -o nospace 2>/dev/null; fi
  return 0
}
complete -F _saga_odds saga-odds
`

const zsh = `#compdef saga-odds
# saga-odds, completed by zsh: add this line to ~/.zshrc, after compinit
#   source <(saga-odds completion zsh)
_saga_odds() {
  local each found
  local -a whole open
  found=$("\${words[1]}" completion zsh --for "\${(j: :)words[1,CURRENT]}" 2>/dev/null) || return 1
  if [[ $found == :files ]]; then
    _files
    return
  fi
  for each in "\${(@f)found}"; do
    [[ -z $each ]] && continue
    if [[ \${each%%:*} == *= ]]; then open+=("\${each%%:*}"); else whole+=("$each"); fi
  done
  (( \${#open} )) && compadd -S '' -a open
  (( \${#whole} )) && _describe 'saga-odds' whole
}
if [[ \${funcstack[1]} == _saga_odds ]]; then _saga_odds "$@"; else compdef _saga_odds saga-odds; fi
`

const fish = `# saga-odds, completed by fish: keep this as ~/.config/fish/completions/saga-odds.fish
#   saga-odds completion fish > ~/.config/fish/completions/saga-odds.fish
function __saga_odds
    set -l found (saga-odds completion fish --for (commandline -cp | string collect) 2>/dev/null)
    if test "$found[1]" = ':files'
        __fish_complete_path (commandline -ct)
    else
        printf '%s\\n' $found
    end
end
complete -c saga-odds -f -a '(__saga_odds)'
`

const scripts: Readonly<Record<Shell, string>> = { bash, zsh, fish }

/** A suggestion as each shell reads it. */
const formatted: Readonly<Record<Shell, (suggestion: Suggestion) => string>> = {
  bash: ({ value }) => value,
  zsh: ({ value, about }) => `${value.replaceAll(':', '\\:')}${about ? `:${about}` : ''}`,
  fish: ({ value, about }) => `${value}${about ? `\t${about}` : ''}`
}

/** Where the part that bash completes begins: it splits words at = and :, and replaces what follows the last. */
const cutOf = (current: string): number => Math.max(current.lastIndexOf('='), current.lastIndexOf(':')) + 1

const formatSuggestions = (found: Suggestions, shell: Shell, { current, inQuotes }: TypedLine): string => {
  if (found === FILES) return ':files\n'
  const isCut = shell === 'bash' && inQuotes === ''
  return found
    .map(({ value, about = '' }) => ({
      value: `${inQuotes}${isCut ? value.slice(cutOf(current)) : value}`,
      about: about.replace(/\s+/g, ' ')
    }))
    .map(each => `${formatted[shell](each)}\n`)
    .join('')
}

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

/** `root`: the program with every command and option. Throws a RequestError for an unknown shell. */
export const completion = async (
  words: readonly string[],
  line: string | undefined,
  root: Command,
  streams: Streams
): Promise<void> => {
  const shell = shellOf(words)
  if (line === undefined) return void (await print(streams, scripts[shell]))
  const typedLine = parseTyped(line)
  await print(streams, formatSuggestions(suggest(typedLine, root), shell, typedLine))
}
