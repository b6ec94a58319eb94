/** The version of the reports' shape, in every report. */
export const SCHEMA = 'saga-odds/1'
