import type { Mistake } from '../model/errors'
import { noneOf } from '../model/mistakes'
import type { Edition } from '../model/scenario'

/** The edition that `--edition` names; undefined where it is not given, or names none. */
export const editionIn = (text: string | undefined): Edition | undefined => (text === '1' ? 1 : text === '2' ? 2 : undefined)

/** What is wrong with the value of an edition; `called` is the option's name where it was given. */
export const editionMistakes = (text: string | undefined, called = '--edition'): readonly Mistake[] =>
  text === undefined || editionIn(text) ? [] : [noneOf(called, text, ['1', '2'], called)]
