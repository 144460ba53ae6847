import * as z from 'zod/mini'

/** A value as JSON, or as the text of a form's field that holds it: forms know no nested values. */
export const jsonText = <T extends z.ZodMiniType>(shape: T) => z.pipe(z.transform(fromText), shape)

function fromText(given: unknown): unknown {
  if (typeof given !== 'string') return given
  try {
    return given === '' ? undefined : JSON.parse(given)
  } catch {
    return given
  }
}
