import { plain } from '../rules/named'

/** Forms of one word: "pierdo" and "pierde", "ligero" and "ligera"; in English too, "defendido" and "defending". */

const ENDING = /(?:t?[ao]s?|an|en|as|e|es|amos|emos|imos|aron|ieron|aban?|ian?|[ai]d[ao]s?|ando|iendo|ar|er|ir|ing)$/

/** A shorter stem is common to many words. */
const LEAST_STEM = 3

const stemOf = (word: string): string => plain(word).replace(ENDING, '')

/** Whether the words differ only in their ending, so that one is no typing error of the other. */
export const isSameWord = (one: string, other: string): boolean => {
  const stem = stemOf(one)
  return stem.length >= LEAST_STEM && stem === stemOf(other)
}
