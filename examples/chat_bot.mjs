// A bot for any chat: a line "name: !odds 8 bondi charge 4 huscarls" comes in, a line with the odds goes out. `saga-odds batch` is held
// open all the time; an id brings each answer back to whoever asked, and a line that cannot be read is answered with its reason.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

const [command = 'saga-odds', ...rest] = process.argv.slice(2)
const select = 'headline,result.attackerWins,attacker.losses.mean,defender.losses.mean'
const batch = spawn(command, [...rest, 'batch', '--no-files', '--budget', '5s', '--select', select], {
  stdio: ['pipe', 'pipe', 'ignore']
})

const asking = new Map()
let asked = 0

const percent = chance => `${(100 * chance).toFixed(1)} %`

const said = ({ error, headline, result, attacker, defender }) => {
  if (error) return error
  const losses = `${attacker.losses.mean.toFixed(1)} and ${defender.losses.mean.toFixed(1)} fall on average`
  // a shot has no winner
  const wins = result.attackerWins === null ? '' : `attackers win ${percent(result.attackerWins)}, `
  return `${headline}: ${wins}${losses}`
}

createInterface({ input: batch.stdout }).on('line', line => {
  const { id, ...answer } = JSON.parse(line)
  process.stdout.write(`@${asking.get(id)} ${said(answer)}\n`)
  asking.delete(id)
})

createInterface({ input: process.stdin })
  .on('line', line => {
    const [, name, fight] = /^(\S+): !odds (.+)$/.exec(line) ?? []
    if (!fight) return
    asked += 1
    asking.set(asked, name)
    batch.stdin.write(`${JSON.stringify({ id: asked, fight })}\n`)
  })
  .on('close', () => batch.stdin.end())
