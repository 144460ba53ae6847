import * as z from 'zod/mini'

import { isCalendarDay } from './calendar-day.ts'
import { imageLimit, noteLimit } from '../limits.ts'
import { visibleText } from '../browser/visible-text.ts'
import { fieldMessage, fieldTexts, tooLong } from '../api/field-messages.ts'

// Messages in Indonesian; no compiled validators, because the content security policy forbids eval.
z.config({ localeError: fieldMessage, jitless: true })

/** Digits as forms and addresses send them; rejects '1e3', ' 5 ' and '0x10'. */
const digits = z.pipe(z.string().check(z.maxLength(17), z.regex(/^-?\d+$/)), z.transform(Number))

/** Inputs accepted for a number; the OpenAPI document mentions only the number. */
const numberForms = (error?: string) =>
  z.union([z.number(), digits], {
    error: ({ input }) => error ?? numberText(input)
  })

/** A text that a person would read as a number, but that is invalid here: '1.5', '50.000' */
const isFraction = (input: unknown) => typeof input === 'string' && /^-?\d+[.,]\d+/.test(input)

const numberText = (input: unknown) => {
  if (input === undefined || input === null || input === '') return fieldTexts.missing
  return isFraction(input) ? fieldTexts.whole : fieldTexts.number
}

/** Accepts strings (forms, addresses) and numbers (JSON). `error` replaces every message. */
export const wholeNumber = (min: number, max: number, error?: string) =>
  z.pipe(numberForms(error), z.int(error).check(z.minimum(min, error), z.maximum(max, error)))

export const id = wholeNumber(1, Number.MAX_SAFE_INTEGER)
export const count = wholeNumber(0, Number.MAX_SAFE_INTEGER)
export const positive = wholeNumber(1, 1_000_000)
const maxRupiah = 1_000_000_000_000
/** Whole rupiah. */
export const rupiah = wholeNumber(0, maxRupiah)
/** Whole rupiah, at least 1. */
export const someRupiah = wholeNumber(1, maxRupiah)

/** A boolean that may also come as 'true', '1' or '0'. */
export const flag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false', '1', '0', '']), z.literal(1), z.literal(0)]),
  z.transform(v => v === true || v === 'true' || v === '1' || v === 1)
)

/** An id or a slug: both resolve everywhere (D5). */
export const idOrSlug = z.string().check(z.minLength(1), z.maxLength(200))

/** Trimmed text of at most `max` characters, without invisible ones. `required` is the message when absent or empty. */
export const text = (max: number, required?: string) =>
  required === undefined
    ? z.string().check(z.overwrite(visibleText), z.maxLength(max))
    : z
        .string(required)
        .check(z.overwrite(visibleText), z.minLength(1, required), z.maxLength(max, tooLong(max)))

/** A person as an operator identifies them: id (also as a number), email or phone. */
export const personName = (required: string) =>
  z.pipe(
    z.union([text(200, required), z.int().check(z.positive())]),
    z.transform((name: string | number) => String(name))
  )

/** Text that matches a pattern. Its length is checked first, so that a long text does not cost time. */
export const shaped = (max: number, pattern: RegExp, error: string) =>
  z.string(error).check(z.maxLength(max, { error, abort: true }), z.regex(pattern, { error, abort: true }))

/** A day of the calendar: '2026-01-31'. */
export const day = shaped(10, /^\d{4}-\d{2}-\d{2}$/, 'Tanggal tidak valid').check(
  z.refine(isCalendarDay, 'Tanggal tidak valid')
)

/** Ids of one list; the maximum exceeds the cities of a province and the lines of a cart. */
const ids = z.array(id).check(z.maxLength(200))

/** One value or many: `city_id[]=1&city_id[]=2`. */
export const idList = z.pipe(
  z.union([ids, id]),
  z.transform((v: number | number[]) => (Array.isArray(v) ? v : [v]))
)

/** The same for a list with its own maximum. */
export const idsUpTo = (max: number) =>
  z.pipe(
    z.union([z.array(id).check(z.maxLength(max)), id]),
    z.transform((v: number | number[]) => (Array.isArray(v) ? v : [v]))
  )

/** One value or up to `most` of them: `brand[]=Gresik&brand[]=Holcim`. */
export const textList = (one: z.ZodMiniString, max: number) =>
  z.pipe(
    z.union([z.array(one).check(z.maxLength(max)), one]),
    z.transform((v: string | string[]) => (Array.isArray(v) ? v : [v]))
  )

/** Page and page size of a list: pages of up to 100 (D1). */
export const paging = (perPage: number) => ({
  page: z._default(wholeNumber(1, 10_000), 1),
  per_page: z._default(wholeNumber(1, 100), perPage)
})

export const nothing = z.object({})
/** A reply without data. */
export const empty = z.null()

/** An uploaded image. */
export const imageFile = z
  .file()
  .check(z.maxSize(imageLimit.bytes, imageLimit.text), z.minSize(1, 'Berkas kosong'))

/** An instant as the API formats it: ISO 8601 in UTC. */
export const isoDate = z.iso.datetime()

/** Told to who changes an object without the version that they have seen. */
export const versionMissing = 'Versi (updated_at) wajib dikirim: muat ulang, lalu simpan lagi.'

/** The version of an object that the caller has seen: its `updated_at`, or If-Match (ops-58). */
export const seenVersion = z.pipe(
  shaped(40, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/, versionMissing),
  z.transform((at: string) => new Date(at))
)

/** A whole number as the API formats it: ids, counts, rupiah. */
export const whole = z.int()

/** A picture's path for photoUrl() and photoSet(); null where there is none. */
export const photo = z.nullable(z.string())

/**
 * The address of a file that only the requester may read, with their cookies and for an hour (core-39); null where
 * there is none. Each response has a new one.
 */
export const privateFile = z.nullable(z.string())

/** A buyer's note to one product, at most 200 characters (cart-6). */
export const noteText = text(noteLimit)

/** Why something cannot be chosen; null where it can. */
export const reason = z.nullable(z.string())
