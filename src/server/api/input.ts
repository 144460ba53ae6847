import type * as z from 'zod/mini'

import type { Endpoint, InputOf } from '#lib/contracts/endpoint.ts'
import { refuse } from '#lib/contracts/refusals.ts'
import type { Result } from '#lib/result.ts'

/** Checks an input against its contract; every field gets the first of its messages. */
export function parseInput<E extends Endpoint>(endpoint: E, raw: unknown): Result<InputOf<E>> {
  if (hasNul(raw)) return refuse('invalid_input')
  const parsed = endpoint.input.safeParse(raw)
  if (parsed.success) return { ok: true, value: parsed.data as InputOf<E> }
  return refuse('invalid_input', { fields: fieldMessages(parsed.error) })
}

/** PostgreSQL holds no text with a NUL character, and nobody types one. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (Array.isArray(value)) return value.some(hasNul)
  return typeof value === 'object' && value !== null && !(value instanceof Blob)
    ? Object.values(value).some(hasNul)
    : false
}

function fieldMessages(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.join('.') || '_'] ??= issue.message
  return fields
}

/**
 * Query and form values as one object: `city_id[]=1&city_id[]=2` // => { city_id: ['1', '2'] }.
 * An empty value counts as absent, as an untouched field of a GET form sends it.
 */
export function collect(
  entries: Iterable<[string, FormDataEntryValue]>,
  keepEmpty: boolean
): Record<string, unknown> {
  const collected: Record<string, unknown> = {}
  for (const [name, value] of entries) {
    if (value === '' && !keepEmpty) continue
    if (name.endsWith('[]')) {
      const key = name.slice(0, -2)
      const list = (collected[key] ??= []) as unknown[]
      list.push(value)
    } else {
      collected[name] = value
    }
  }
  return collected
}
