import { GREY, SIDE_COLOURS } from '../colours'

/** Colours of text and background. The hues of charts are the same in light and dark mode. */
export interface Palette {
  readonly paper: string
  readonly ink: string
  readonly quiet: string
  readonly line: string
  readonly attacker: string
  readonly defender: string
}

/** Dark on light. */
export const LIGHT: Palette = {
  paper: '#fcfbf8',
  ink: '#22262b',
  quiet: '#5b626b',
  line: '#dedbd3',
  attacker: '#1c659e',
  defender: '#9f4a15'
}

/** Light on dark. */
export const DARK: Palette = {
  paper: '#15181c',
  ink: '#e6e5e1',
  quiet: '#9ca3ac',
  line: '#31363d',
  attacker: '#6fb4ea',
  defender: '#ea9a63'
}

/** The font of every page and picture. */
export const FONT_FAMILY = 'ui-sans-serif, system-ui, sans-serif'

const textColours = ({ ink, quiet, attacker, defender }: Palette): string => `
  text { fill: ${ink}; }
  text.quiet, text.plain { fill: ${quiet}; }
  text.attacker { fill: ${attacker}; }
  text.defender { fill: ${defender}; }
  .ring { stroke: ${ink}; }`

/** Lines over an axis and the points on them. */
const lineStyle = Object.entries({ ...SIDE_COLOURS, plain: GREY })
  .map(([tone, hue]) => `  path.line.${tone} { stroke: ${hue}; } circle.dot.${tone} { fill: ${hue}; }`)
  .join('\n')

/** Styles of a picture that stands by itself: its ground, its headings and its command. */
export const pictureStyle = `
  text.heading { font-size: 17px; font-weight: 600; }
  text.headline { font-size: 22px; font-weight: 650; }
  text.code { font-family: ui-monospace, monospace; white-space: pre; }
  .paper { fill: ${LIGHT.paper}; }
  @media (prefers-color-scheme: dark) { .paper { fill: ${DARK.paper}; } }
`

/** Styles of charts, without CSS variables, which some SVG viewers do not support. */
export const chartStyle = `
  text { font: 13px ${FONT_FAMILY}; font-variant-numeric: tabular-nums; }
  text.label { font-size: 15px; font-weight: 600; }
  text.strong { font-weight: 600; }
  rect.attacker { fill: ${SIDE_COLOURS.attacker}; }
  rect.defender { fill: ${SIDE_COLOURS.defender}; }
  rect.plain, rect.quiet { fill: ${GREY}; }
${lineStyle}
  path.line { fill: none; stroke-width: 2.5px; stroke-linejoin: round; }
  line.grid { stroke: ${GREY}; stroke-opacity: 0.35; }
  .pale { fill-opacity: 0.25; }
  .ground { fill-opacity: 0; }
  .ring { fill: none; stroke-width: 2px; }${textColours(LIGHT)}
  @media (prefers-color-scheme: dark) {${textColours(DARK).replaceAll('\n', '\n  ')}
  }
`
