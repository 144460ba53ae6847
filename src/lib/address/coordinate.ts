import * as z from 'zod/mini'

import { shaped } from '#lib/core/schema/fields.ts'

const invalid = 'Titik lokasi tidak valid'

const upTo = (limit: number) => z.refine<string>(t => Math.abs(Number(t)) <= limit, invalid)

/** Degrees as text up to a limit, with as many decimals as a number prints. */
export const degrees = (limit: number) => shaped(24, /^-?\d{1,3}(\.\d{1,20})?$/, invalid).check(upTo(limit))

/** The same in a form, where an empty field is allowed. */
export const coordinate = (limit: number) =>
  shaped(24, /^(-?\d{1,3}(\.\d{1,20})?)?$/, invalid).check(upTo(limit))
