import * as z from 'zod/mini'

import { alsoFinds } from '../browser/whole-form.ts'

/** Requires `fields`, each with its message when missing, unless `isExempt`. */
export function requiredUnless<S extends z.ZodMiniType<Record<string, unknown>>>(
  form: S,
  isExempt: (typed: Readonly<Record<string, unknown>>) => boolean,
  fields: Readonly<Record<string, string>>
): S {
  const find = (typed: Readonly<Record<string, unknown>>) => {
    const missing = Object.entries(fields).filter(([name]) => typed[name] === undefined && !isExempt(typed))
    return Object.fromEntries(missing)
  }
  const checks = Object.entries(fields).map(([name, message]) =>
    z.refine<Record<string, unknown>>(typed => !(name in find(typed)), { path: [name], message })
  )
  return alsoFinds(form.check(...checks), form, find)
}
