/** Every face of every die: 6^n falls, each as likely as the others. */

const FACES = 'CCCUUR'

/** All falls of so many dice, letters in the order of the dice. */
export const everyFall = (dice: number): readonly string[] =>
  dice === 0 ? [''] : everyFall(dice - 1).flatMap(fall => [...FACES].map(face => fall + face))

/** The share of all falls of which something is true. */
export const share = (dice: number, isTrue: (fall: string) => boolean): number => {
  const falls = everyFall(dice)
  return falls.filter(isTrue).length / falls.length
}

/** The mean of a number over all falls. */
export const mean = (dice: number, of: (fall: string) => number): number => {
  const falls = everyFall(dice)
  return falls.reduce((sum, fall) => sum + of(fall), 0) / falls.length
}
