import type { Catalogue } from '../model/language'
import { inflect } from '../model/spanish/grammar'

/** The Spanish grammar, with which the script of a page in Spanish begins (cli/page.ts); pages in English go without it. */

declare global {
  var bendSpanish: Catalogue['bend'] | undefined
}

globalThis.bendSpanish = inflect
