import type { Mistake } from '../../model/errors'
import { nearest } from '../../model/nearest'
import { unknownBuildWord } from '../../model/roster-mistakes'
import { own as row } from '../../rules/named'
import type { Rulebook } from '../../rules/types'
import { namesOf } from '../names'
import { NOISE, tokens } from '../tokens'

/** The words of `warband build vikings 6`, in any order. */

const SILENT: ReadonlySet<string> = new Set([...NOISE, 'point', 'points', 'pts', 'warband', 'for', 'under', 'best', 'puntos'])

export interface Said {
  readonly points?: number | string
  readonly faction?: string
  readonly hero?: string
}

const LONGEST = 4

/** Factions and heroes by their names, and a number: the points. */
export const saidIn = (words: readonly string[], book: Rulebook, note: (mistake: Mistake) => void): Said => {
  const { faction, troop } = namesOf(book)
  const heroes = new Map([...troop].filter(([, id]) => row(book.troops, id)?.hero))
  const all = tokens(words.join(' '))
  const said: { points?: number | string; faction?: string; hero?: string } = {}
  const spoken = all.flatMap(token => (token.is === 'word' && !SILENT.has(token.word) ? [token.word] : []))
  for (const token of all) {
    if (token.is === 'number') said.points = token.value
    if (token.is === 'plus' || token.is === 'units') note(unknownBuildWord(token.raw, undefined))
  }
  for (let at = 0; at < spoken.length; ) {
    const lengths = Array.from({ length: Math.min(LONGEST, spoken.length - at) }, (_, i) => i + 1).toReversed()
    const phrase = (length: number) => spoken.slice(at, at + length).join(' ')
    const used = lengths.find(length => faction.has(phrase(length)) || heroes.has(phrase(length)))
    const word = spoken[at] ?? ''
    const [of, led] = [faction.get(phrase(used ?? 1)), heroes.get(phrase(used ?? 1))]
    if (of !== undefined) said.faction = of
    else if (led !== undefined) said.hero = led
    else note(unknownBuildWord(word, nearest(word, [...faction.keys(), ...heroes.keys()])))
    at += used ?? 1
  }
  return said
}
