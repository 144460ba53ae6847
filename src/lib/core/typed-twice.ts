import * as z from 'zod/mini'

/** The two fields of a form that must be the same, and what is said where they differ. */
type Repetition = {
  fields: [name: string, repetition: string]
  message: string
  isSame?: (one: string, other: string) => boolean
}
const repetitions = new WeakMap<z.ZodMiniType, Repetition>()

/** A form with a field and its repetition. Where another field is wrong a schema alone would not compare them. */
export function typedTwice<S extends z.ZodMiniType<Record<string, string | null | undefined>>>(
  form: S,
  asked: Repetition
): S {
  const [name, repetition] = asked.fields
  const isSame = asked.isSame ?? Object.is
  const compared = form.check(
    z.refine(values => isSame(values[name] ?? '', values[repetition] ?? ''), {
      path: [repetition],
      message: asked.message
    })
  )
  repetitions.set(compared, { ...asked, isSame })
  return compared
}

/** What the repetition of a form is told where it differs from its field, whatever else is wrong (identity-133). */
export function differingRepetition(schema: z.ZodMiniType, typed: unknown): Record<string, string> {
  const asked = repetitions.get(schema)
  if (!asked?.isSame || typeof typed !== 'object' || typed === null) return {}
  const [one, other] = asked.fields.map(name => String((typed as Record<string, unknown>)[name]))
  return asked.isSame(one ?? '', other ?? '') ? {} : { [asked.fields[1]]: asked.message }
}
