import { type BoardText, boardLayer } from '../../../src/request/boards'
import { rulebook } from '../../../src/rules/rulebook'
import type { Rulebook } from '../../../src/rules/types'
import { refusedLater } from '../../tools/refused'

/** Board files read for the tests of this folder. */

export const laid = async (text: string, name = 'own.yaml', book = rulebook(1)): Promise<Rulebook> =>
  (await boardLayer([{ name, text }]))(book)

/** The sentences that files are refused with. */
export const refusals = (files: readonly BoardText[], book = rulebook(1)): Promise<readonly string[]> =>
  refusedLater(boardLayer(files).then(layer => layer(book)))

export const refusal = (text: string, name = 'own.yaml'): Promise<readonly string[]> => refusals([{ name, text }])
