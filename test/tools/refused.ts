import { unlessRefused } from '../../src/model/errors'

/** The sentences with which something is refused; none where it is taken. */
export const refused = (make: () => unknown): readonly string[] =>
  unlessRefused(
    () => {
      make()
      return []
    },
    mistakes => mistakes.map(({ message }) => message)
  )

/** The same of what takes its time. */
export const refusedLater = (made: Promise<unknown>): Promise<readonly string[]> =>
  made.then(
    () => [],
    (error: unknown) =>
      refused(() => {
        throw error
      })
  )
