import * as z from 'zod'
import { type Conditions, common, type Effect, type Verb, verbs } from '../../model/effect'
import { CLASSES } from '../../model/effect-conditions'
import type { Field, Fields, Spec } from '../../model/fields'
import { id, linesOf, listOf, object, whole, yesNo } from './field-schemas'

/** The schema of effects in board files, from the fields of their verbs. */

export const troopClass = z.enum(CLASSES)

const plainOf = (spec: Spec): z.ZodType => {
  switch (spec.is) {
    case 'whole':
      return whole(spec.least, spec.most)
    case 'words':
      return spec.words.length === 1 ? z.literal(spec.words[0] as string) : z.enum(spec.words)
    case 'yes-no':
      return yesNo
    case 'text':
      return linesOf(spec.most)
    case 'id':
      // rows that a file names are looked up when all of it is known
      return id
    case 'list':
      return listOf(schemaOf(spec.of))
    case 'object':
      return object(schemasOf(spec.fields))
    case 'either':
      return z.union(spec.of.map(schemaOf) as [z.ZodType, z.ZodType], { error: spec.expects })
  }
}

const schemaOf = (spec: Spec): z.ZodType => {
  const schema = plainOf(spec)
  return spec.help === undefined ? schema : schema.describe(spec.help)
}

const fieldOf = ({ spec, optional }: Field<unknown>): z.ZodType => {
  if (!optional) return schemaOf(spec)
  const schema = z.exactOptional(plainOf(spec))
  return spec.help === undefined ? schema : schema.describe(spec.help)
}

const schemasOf = (fields: Fields): Readonly<Record<string, z.ZodType>> =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, fieldOf(field)]))

const commonSchemas = schemasOf(common)

export const condition = schemaOf(common.if.spec) as z.ZodType<Conditions, Conditions>

const of = (verb: Verb) => object({ verb: z.literal(verb), ...schemasOf(verbs[verb]().fields), ...commonSchemas })

const [first, ...others] = (Object.keys(verbs) as Verb[]).map(of)

/** One effect, distinguished by its verb. */
export const effect = z.discriminatedUnion('verb', first ? [first, ...others] : [of('push')], {
  error: 'an effect, as { verb: attack-dice, count: 2 }'
}) as unknown as z.ZodType<Effect, Effect>
