import type * as z from 'zod/mini'

import { coreErrors } from '#lib/core/schema/errors.ts'
import type { Endpoint, InputOf } from '#lib/core/schema/endpoint.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import type { Result } from '#lib/core/schema/result.ts'
import { unusableText } from '#lib/core/api/field-messages.ts'
import { wholeFormProblems } from '#lib/core/browser/whole-form.ts'

/** Checks an input against its contract; every field gets the first of its messages. */
export function parseInput<E extends Endpoint>(endpoint: E, raw: unknown): Result<InputOf<E>> {
  const unusable = findUnusable(raw)
  if (unusable) {
    return fail(coreErrors.invalid_input, unusable.path ? { fields: { [unusable.path]: unusableText } } : {})
  }
  const parsed = endpoint.input.safeParse(raw)
  if (parsed.success) return { ok: true, value: parsed.data as InputOf<E> }
  return fail(coreErrors.invalid_input, {
    fields: { ...wholeFormProblems(endpoint.input, raw), ...fieldMessages(parsed.error) }
  })
}

/** Bounds of every input, whatever its contract says: more than any form of ours sends. */
const maxTextLength = 10_000
const maxValues = 2_000
const deepest = 6

/** Names of fields that are told back: longer ones are nobody's. */
const maxPathLength = 100

/**
 * What of an input no form or client of ours could send: undefined where there is nothing such. It is asked before any
 * pattern is tried and without recursion, so that neither a long text nor a deep nest costs anything. PostgreSQL holds no
 * text with a NUL character, and nobody types one: a program that pasted it is told the field.
 */
function findUnusable(raw: unknown): { path?: string } | undefined {
  const waiting: { value: unknown; depth: number; path: string }[] = [{ value: raw, depth: 0, path: '' }]
  let seen = 0
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth, path } = next
    seen += 1
    if (seen > maxValues || depth > deepest) return {}
    if (typeof value === 'string' && value.length > maxTextLength) return {}
    if (typeof value === 'string' && value.includes('\0')) return path.length > maxPathLength ? {} : { path }
    if (typeof value !== 'object' || value === null || value instanceof Blob) continue
    for (const [name, inner] of Object.entries(value)) {
      waiting.push({ value: inner, depth: depth + 1, path: path ? `${path}.${name}` : name })
    }
  }
  return undefined
}

function fieldMessages(error: z.core.$ZodError): Record<string, string> {
  const fields = new Map<string, string>()
  for (const issue of error.issues) {
    const name = issue.path.join('.') || '_'
    if (!fields.has(name)) fields.set(name, issue.message)
  }
  return Object.fromEntries(fields)
}

/**
 * Query and form values as one object: `city_id[]=1&city_id[]=2` // => { city_id: ['1', '2'] }.
 * An empty value counts as absent, as an untouched field of a GET form sends it. The last of several values counts,
 * but of a field in `lists` all do: `city_id=1&city_id=2` // => { city_id: ['1', '2'] }.
 * Undefined for what no client of ours sends: a name with and without brackets, or `__proto__`, which is no field.
 */
export function collect(
  entries: Iterable<[string, FormDataEntryValue]>,
  includeEmpty: boolean,
  lists: ReadonlySet<string> = new Set()
): Record<string, unknown> | undefined {
  const collected = new Map<string, FormDataEntryValue | FormDataEntryValue[]>()
  const spellings = new Map<string, boolean>()
  for (const [name, value] of entries) {
    if (value === '' && !includeEmpty) continue
    const hasBrackets = name.endsWith('[]')
    const key = hasBrackets ? name.slice(0, -2) : name
    const seen = spellings.get(key)
    if (key === '__proto__' || (seen !== undefined && seen !== hasBrackets)) return undefined
    spellings.set(key, hasBrackets)
    const before = collected.get(key)
    if (!hasBrackets && !lists.has(key)) collected.set(key, value)
    else if (Array.isArray(before)) before.push(value)
    else collected.set(key, [value])
  }
  return Object.fromEntries(collected)
}
