/** Blue against orange, of middle brightness: readable on dark and light, and distinct for colour-blind readers. */
export const SIDE_COLOURS = { attacker: '#2b7dbf', defender: '#be5f25' } as const

/** For what belongs to neither side; as bright as the two hues. */
export const GREY = '#7a7f88'

const channels = (hex: string): readonly number[] => [1, 3, 5].map(start => Number.parseInt(hex.slice(start, start + 2), 16))

/** The colour at `share` (0..1) of the way from one to the other. */
export const mixColours = (from: string, to: string, share: number): string => {
  const ends = channels(to)
  const between = channels(from).map((channel, index) => Math.round(channel + share * ((ends[index] ?? 0) - channel)))
  return `#${between.map(channel => channel.toString(16).padStart(2, '0')).join('')}`
}
