import { RequestError } from '../../../src/model/errors'
import { type BoardText, boardLayer } from '../../../src/request/boards'
import { rulebook } from '../../../src/rules/rulebook'
import type { Rulebook } from '../../../src/rules/types'

/** Board files read for the tests of this folder. */

export const laid = async (text: string, name = 'own.yaml', book = rulebook(1)): Promise<Rulebook> =>
  (await boardLayer([{ name, text }]))(book)

/** The sentences that files are refused with. */
export const refusals = async (files: readonly BoardText[], book = rulebook(1)): Promise<readonly string[]> => {
  try {
    ;(await boardLayer(files))(book)
  } catch (error) {
    if (error instanceof RequestError) return error.mistakes.map(({ message }) => message)
    throw error
  }
  throw new Error('it was not refused')
}

export const refusal = (text: string, name = 'own.yaml'): Promise<readonly string[]> => refusals([{ name, text }])
