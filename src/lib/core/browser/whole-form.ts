import type * as z from 'zod/mini'

/** Messages for the typed values of a form, by field. */
type Find = (typed: Readonly<Record<string, unknown>>) => Record<string, string>

const finders = new WeakMap<z.ZodMiniType, Find>()

/** Adds messages that depend on several fields. A schema alone would skip them while another field is invalid. */
export function alsoFinds<S extends z.ZodMiniType>(checked: S, before: z.ZodMiniType, find: Find): S {
  const first = finders.get(before)
  finders.set(checked, typed => ({ ...first?.(typed), ...find(typed) }))
  return checked
}

/** Messages that depend on several fields, whatever else is invalid (identity-133). */
export function wholeFormProblems(schema: z.ZodMiniType, typed: unknown): Record<string, string> {
  if (typeof typed !== 'object' || typed === null) return {}
  return finders.get(schema)?.(typed as Record<string, unknown>) ?? {}
}
