import { useCatalogue } from '../../src/model/language'
import { startBudget } from '../../src/model/work'

/** The tests of many files share a process: what one of them set for the whole program is set back before the next. */

startBudget({ seconds: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY })
useCatalogue(undefined)
