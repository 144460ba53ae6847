import type * as z from 'zod/mini'

/** What a form as it was typed is told, by field. */
type Find = (typed: Readonly<Record<string, unknown>>) => Record<string, string>

const finders = new WeakMap<z.ZodMiniType, Find>()

/** What several fields decide together. A schema alone would not look at it where another field is wrong. */
export function alsoFinds<S extends z.ZodMiniType>(checked: S, before: z.ZodMiniType, find: Find): S {
  const first = finders.get(before)
  finders.set(checked, typed => ({ ...first?.(typed), ...find(typed) }))
  return checked
}

/** What the fields of a form are told together, whatever else is wrong with it (identity-133). */
export function wholeFormProblems(schema: z.ZodMiniType, typed: unknown): Record<string, string> {
  if (typeof typed !== 'object' || typed === null) return {}
  return finders.get(schema)?.(typed as Record<string, unknown>) ?? {}
}
