/** The version of the reports' shape, in every report. */
export const SCHEMA = 'saga-odds/1'

/** Data that say themselves to be a report, of this program or of another. */
export const isReport = (data: unknown): data is Readonly<Record<string, unknown>> & { readonly schema: string } =>
  typeof data === 'object' && data !== null && 'schema' in data && typeof data.schema === 'string'
