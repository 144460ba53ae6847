import type * as z from 'zod/mini'

import type { Endpoint } from '#lib/core/schema/endpoint.ts'

const listFields = new WeakMap<Endpoint, ReadonlySet<string>>()

/** Names of the fields of a call that take several values. */
export function listFieldsOf(endpoint: Endpoint): ReadonlySet<string> {
  const known = listFields.get(endpoint)
  if (known) return known
  const { shape = {} } = endpoint.input as { shape?: Record<string, z.ZodMiniType> }
  const names = Object.entries(shape).flatMap(([name, field]) => (takesList(field) ? [name] : []))
  const fields = new Set(names)
  listFields.set(endpoint, fields)
  return fields
}

type Definition = { type: string; innerType?: z.ZodMiniType; in?: z.ZodMiniType; options?: z.ZodMiniType[] }

/** Whether an array is among what a field takes, behind its default, its transformation or its other forms. */
function takesList(field: z.ZodMiniType): boolean {
  const { type, innerType, in: taken, options = [] } = field._zod.def as Definition
  if (type === 'array') return true
  return [innerType, taken, ...options].some(inner => inner !== undefined && takesList(inner))
}
