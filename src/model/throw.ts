import { t, translate } from './language'
import type { SCHEMA } from './schema'
import type { Percentile } from './study-report'

/** `throw`: plain dice, and how many of them count. */

/** Dice thrown together, and which of their faces count. */
export interface Throw {
  readonly dice: number
  /** What the user called them: "dice", "attack dice". */
  readonly name: string
  /** Faces that count, 1 to 6, ascending. */
  readonly faces: readonly number[]
  /** Faces that are rolled once more; empty by default. */
  readonly rerolls: readonly number[]
  /** A further die for each die that counts, and the faces with which it still counts: thrown again ("them on 5+"), or saves that fail. */
  readonly further: readonly { readonly is: 'on' | 'saves'; readonly faces: readonly number[] }[]
}

/** A number of dice that the user wants to count. */
export interface Wanted {
  readonly is: 'exactly' | 'at-least' | 'at-most'
  readonly count: number
}

export interface ThrowRequest {
  readonly kind: 'throw'
  /** Thrown one after another; the dice that count are added up. */
  readonly throws: readonly Throw[]
  readonly wanted?: Wanted
  /** How many counted in a throw that was made. */
  readonly observed?: number
}

/** The distribution of how many count: `p[k]` is the chance of exactly k. */
export interface Thrown {
  /** The throw in words: "20 dice on 6+". */
  readonly text: string
  readonly mean: number
  readonly sd: number
  /** At least so many and at most so many in 90 % of throws. */
  readonly range: readonly [number, number]
  readonly p: readonly number[]
}

export interface ThrowReport extends Thrown {
  readonly schema: typeof SCHEMA
  readonly kind: 'throw'
  readonly headline: string
  readonly rules: string
  /** The question in a sentence, which the parser reads back as the same. */
  readonly throw: string
  readonly atLeast: readonly number[]
  readonly atMost: readonly number[]
  /** Each throw by itself, if there are several; `p` and the rest are of all together. */
  readonly throws?: readonly Thrown[]
  readonly wanted?: Wanted & { readonly text: string; readonly chance: number }
  readonly observed?: Percentile
  readonly replay: string
}

/** "4+", "1-2", "1, 3 or 6" */
const facesText = (faces: readonly number[]): string => {
  const [first = 0] = faces
  const last = faces.at(-1) ?? 0
  if (faces.length !== last - first + 1) return `${faces.slice(0, -1).join(', ')}${t(' or ')}${last}`
  if (last === 6) return `${first}+`
  return first === last ? `${first}` : `${first}-${last}`
}

const onText = (faces: readonly number[]): string =>
  t(faces.at(-1) === 6 && facesText(faces).endsWith('+') ? 'on {faces}' : 'showing {faces}', { faces: facesText(faces) })

/** The other faces. */
export const missesOf = (faces: readonly number[]): readonly number[] => [1, 2, 3, 4, 5, 6].filter(face => !faces.includes(face))

const rerollsText = ({ faces, rerolls }: Throw): readonly string[] => {
  if (rerolls.length === 0) return []
  return String(rerolls) === String(missesOf(faces)) ? [t('rerolls')] : [t('rerolls {faces}', { faces: facesText(rerolls) })]
}

/** A throw in words: "12 attack dice on 4+ against saves 5+". */
export const throwText = (one: Throw): string =>
  [
    `${one.dice} ${translate(one.name)}`,
    onText(one.faces),
    ...rerollsText(one),
    // the faces of a save are those with which the hit still counts, so its roll is the others
    ...one.further.map(({ is, faces }) =>
      is === 'saves' ? t('against saves {faces}', { faces: facesText(missesOf(faces)) }) : t('again {on}', { on: onText(faces) })
    )
  ].join(' ')

/** "at least 9", "none" */
export const wantedText = ({ is, count }: Wanted): string =>
  is === 'exactly' && count === 0 ? t('none') : t(WANTED[is], { n: count })

const WANTED = { exactly: 'exactly {n}', 'at-least': 'at least {n}', 'at-most': 'at most {n}' } as const

/** The whole question in a sentence. */
export const throwsText = ({ throws, wanted }: ThrowRequest): string =>
  `${throws.map(throwText).join(t(' then '))}${wanted ? `, ${wantedText(wanted)}` : ''}`
