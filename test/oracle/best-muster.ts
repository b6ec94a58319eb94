/** A plain search of musters that shares nothing with src/: every list of units is made one by one. */

export interface PlainChoice {
  readonly name: string
  readonly pool: number
  readonly models: number
  readonly value: number
  readonly dice: number
  /** Units of its kind that there may be. */
  readonly most?: number
  readonly kind: string
}

export interface PlainFound {
  readonly count: number
  /** Best values, downwards. */
  readonly values: readonly number[]
}

/** Every way to fill the pools exactly; `pools` are models. */
const fillAll = (
  choices: readonly PlainChoice[],
  pools: readonly number[],
  dice: number,
  visit: (value: number) => void
): void => {
  const left = [...pools]
  const kinds = new Map<string, number>()
  const go = (from: number, value: number, brought: number): void => {
    if (left.every(models => models === 0)) {
      if (brought >= dice) visit(value)
      return
    }
    for (let i = from; i < choices.length; i++) {
      const choice = choices[i] as PlainChoice
      const there = kinds.get(choice.kind) ?? 0
      if ((left[choice.pool] ?? 0) < choice.models || there >= (choice.most ?? Number.POSITIVE_INFINITY)) continue
      left[choice.pool] = (left[choice.pool] ?? 0) - choice.models
      kinds.set(choice.kind, there + 1)
      go(i, value + choice.value, brought + choice.dice)
      left[choice.pool] = (left[choice.pool] ?? 0) + choice.models
      kinds.set(choice.kind, there)
    }
  }
  go(0, 0, 0)
}

/** `forAPoint[i]`: models of pool i for a point. */
export const bestMusters = (
  choices: readonly PlainChoice[],
  points: number,
  forAPoint: readonly number[],
  dice: number,
  top: number
): PlainFound => {
  const values: number[] = []
  const divide = (pool: number, more: number, pools: readonly number[]): void => {
    if (pool === forAPoint.length - 1) {
      fillAll(choices, [...pools, more * (forAPoint[pool] ?? 0)], dice, value => values.push(value))
      return
    }
    for (let mine = 0; mine <= more; mine++) divide(pool + 1, more - mine, [...pools, mine * (forAPoint[pool] ?? 0)])
  }
  divide(0, points, [])
  return { count: values.length, values: values.sort((a, b) => b - a).slice(0, top) }
}
