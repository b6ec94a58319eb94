import type * as z from 'zod'

/** Plain data without what a schema finds wrong with it, so that the rest can be read too. */

type Issue = z.core.$ZodIssue

type Holder = Record<PropertyKey, unknown>

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null

const without = (data: unknown, path: readonly PropertyKey[]): void => {
  const key = path.at(-1)
  const holder = path.slice(0, -1).reduce<unknown>((value, part) => (isHolder(value) ? value[part] : undefined), data)
  if (key === undefined || !isHolder(holder)) return
  if (Array.isArray(holder)) holder[Number(key)] = {}
  else delete holder[key]
}

/** `data` is plain: nothing in it refers to itself. */
export const pruned = (data: unknown, issues: readonly Issue[]): unknown => {
  const copy: unknown = structuredClone(data)
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) without(copy, [...issue.path, key])
    else without(copy, issue.path)
  }
  return copy
}
