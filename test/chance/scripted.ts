import type { Dice } from '../../src/chance/dice'

/** Dice whose totals were laid down beforehand, in the order they will be rolled; a total left over is reported by `left`. */
export const scripted = (totals: readonly number[]): Dice & { left(): number } => {
  const queue = [...totals]
  const dice: Dice = {
    roll(count, die) {
      const total = queue.shift()
      const most = count * Math.max(0, ...die)
      if (total === undefined) throw new Error(`no total is laid down for a roll of ${count} dice`)
      if (total > most) throw new Error(`${count} dice cannot total ${total}`)
      return total
    },
    play: (game, ...stakes) => game(dice, ...stakes)
  }
  return { ...dice, left: () => queue.length }
}
