import { campaign } from './campaign'

/** `npm run fuzz [inputs] [seed] [part of a target's name]`: a long campaign, its figures, and every input that did not end well. */

const [wanted = '1000000', seed = 'long', part = ''] = process.argv.slice(2)
const start = performance.now()

const shown = async (): Promise<void> => {
  const { tallies, bad } = await campaign(Number(wanted), seed, name => name.includes(part))

  for (const { target, tried, answered, refused, slowest } of tallies)
    process.stdout.write(
      `${target.padEnd(18)} ${String(tried).padStart(8)} inputs ${String(answered).padStart(8)} answered ${String(refused).padStart(8)} refused ${slowest.toFixed(0).padStart(6)} ms at most\n`
    )
  const kinds = new Map<string, (typeof bad)[number] & { times: number }>()
  for (const each of bad) {
    const key = `${each.target}: ${each.wrong.replace(/\d+/g, '0').slice(0, 200)}`
    const known = kinds.get(key)
    if (!known || each.input.length < known.input.length) kinds.set(key, { ...each, times: (known?.times ?? 0) + 1 })
    else known.times++
  }
  for (const { target, number, input, wrong, times } of kinds.values())
    process.stdout.write(`\n${times}x ${target} ${number}: ${wrong}\n${JSON.stringify(input.slice(0, 1200))}\n`)
  const megabytes = process.resourceUsage().maxRSS / 1024
  process.stdout.write(
    `${tallies.reduce((sum, { tried }) => sum + tried, 0)} inputs, ${bad.length} bad, ${((performance.now() - start) / 1000).toFixed(0)} s, ${megabytes.toFixed(0)} MB at most, seed ${seed}\n`
  )
  process.exitCode = bad.length === 0 ? 0 : 1
}

void shown()
