/** The usual numbers, or smaller ones while mutants are tried, each of which plays the tests again (MUTANTS is set then). */
export const fewer = <T>(usual: T, quick: T): T => (process.env['MUTANTS'] === undefined ? usual : quick)
