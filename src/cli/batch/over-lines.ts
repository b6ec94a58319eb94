import type { Patch } from '../../request/set'
import type { Draft } from '../../request/shape'
import { configured } from '../config/patches'
import type { Settings } from './settings'

/** What is laid over a line: the command line's, and under it what is written down once. */
export type OverLines = (draft: Draft, isOfFirst: boolean) => readonly Patch[]

export const overLines = ({ patches, configured: written }: Settings): OverLines => {
  if (!written) return () => patches
  const { edition: _, ...ofFirst } = written
  return (draft, isOfFirst) => [...configured(isOfFirst ? ofFirst : written, draft, patches), ...patches]
}
