/** Timing that a busy machine does not upset: all contestants in turn, many rounds, the median of each. */

type Contestants = Readonly<Record<string, () => unknown>>

/** Milliseconds a run, after `warmUp` rounds that are not counted. */
export const race = <Field extends Contestants>(
  contestants: Field,
  rounds: number,
  warmUp = 2
): { readonly [Name in keyof Field]: number } => {
  const names: (keyof Field)[] = Object.keys(contestants)
  const times = new Map<keyof Field, number[]>(names.map(name => [name, []]))
  for (let round = 0; round < warmUp + rounds; round++) {
    for (const name of names) {
      const start = performance.now()
      contestants[name]?.()
      const time = performance.now() - start
      if (round >= warmUp) times.get(name)?.push(time)
    }
  }
  return Object.fromEntries(names.map(name => [name, median(times.get(name) ?? [])])) as { [Name in keyof Field]: number }
}

export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}
