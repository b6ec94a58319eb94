import { kinds } from './kinds'
import { rounds } from './rounds'

/** `npm run nightly [fights] [seed]`: thousands of random fights, the product against the referee. */

const [wanted = '5000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2)

let fought = 0
let broken = 0
process.stdout.write(`${wanted} fights of ${Object.keys(kinds).length} kinds, seed ${seed}\n`)
for (const each of rounds(Number(wanted), Number(seed))) {
  fought += each.fought
  process.stdout.write(`${each.kind.padEnd(30)} ${String(each.fought).padStart(6)} agree\n`)
  if (each.broken === undefined) continue
  broken += 1
  process.stdout.write(`${each.broken}\n`)
}
process.stdout.write(`${fought} fights agree to 1e-12, ${broken} kinds do not\n`)
process.exitCode = broken === 0 ? 0 : 1
