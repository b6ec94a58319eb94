const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'] as const
const SHADES = { unicode: ['█', '▒', '░'], ascii: ['#', '=', '.'] } as const

/** A bar of `share` (0..1) of the columns; never empty in Unicode where there is anything to show. */
export const bar = (share: number, columns: number, unicode: boolean): string => {
  if (!unicode) return '#'.repeat(Math.round(share * columns))
  const eighths = share > 0 ? Math.max(1, Math.round(share * columns * 8)) : 0
  return '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '')
}

/** The shade by which the parts of a bar are told apart. */
export const partShade = (index: number, unicode: boolean): string => {
  const shades = SHADES[unicode ? 'unicode' : 'ascii']
  return shades[index % shades.length] ?? ''
}

const DENSITIES = { unicode: [' ', '░', '▒', '▓', '█'], ascii: [' ', '.', '+', '%', '#'] } as const

/** The shade of a heat map's cell: the deeper (0..1), the denser. */
export const shadeOf = (strength: number, unicode: boolean): string => {
  const tints = DENSITIES[unicode ? 'unicode' : 'ascii']
  return tints[Math.round(strength * (tints.length - 1))] ?? ''
}

/** One bar of shares that add up to 1: a text for each, together exactly as wide as the columns. */
export const stackedBar = (shares: readonly number[], columns: number, unicode: boolean): readonly string[] => {
  let reached = 0
  let drawn = 0
  return shares.map((share, index) => {
    reached += share
    const end = Math.min(columns, Math.round(reached * columns))
    const part = partShade(index, unicode).repeat(Math.max(0, end - drawn))
    drawn = Math.max(drawn, end)
    return part
  })
}
