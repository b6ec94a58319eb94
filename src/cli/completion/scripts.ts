import type { SHELLS } from './suggest'

/** What a shell is told once, so that it asks the program at each press of Tab. */

export type Shell = (typeof SHELLS)[number]

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

export const scripts: Readonly<Record<Shell, string>> = { bash, zsh, fish }
