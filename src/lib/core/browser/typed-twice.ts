import * as z from 'zod/mini'

import { alsoFinds } from './whole-form.ts'

/** The two fields of a form that must be equal, and the message where they differ. */
type Repetition = {
  fields: [name: string, repetition: string]
  message: string
  isSame?: (one: string, other: string) => boolean
}

/** A form with a field and its repetition. */
export function typedTwice<S extends z.ZodMiniType<Record<string, string | boolean | null | undefined>>>(
  form: S,
  { fields: [name, repetition], message, isSame = Object.is }: Repetition
): S {
  const fits = (typed: Readonly<Record<string, unknown>>) =>
    isSame(textOf(typed[name]), textOf(typed[repetition]))
  const compared = form.check(z.refine(fits, { path: [repetition], message }))
  return alsoFinds(compared, form, typed => (fits(typed) ? {} : { [repetition]: message }))
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
