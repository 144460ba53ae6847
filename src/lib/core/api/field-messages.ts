import type * as z from 'zod/mini'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/** Message for a text longer than its contract allows. */
export const tooLong = (max: number | bigint) => `Maksimal ${max} karakter`

/** Message for a text with a character that the database cannot store. */
export const unusableText = 'Mengandung karakter yang tidak dapat dipakai'

export const fieldTexts = {
  missing: 'Wajib diisi',
  number: 'Harus berupa angka',
  whole: 'Harus bilangan bulat, tanpa titik atau koma',
  list: 'Harus berupa daftar',
  invalid: 'Isian tidak valid'
} as const

/** Message for a value of the wrong type, by the expected type. */
const kinds: Record<string, string> = {
  number: fieldTexts.number,
  int: fieldTexts.whole,
  array: fieldTexts.list
}

/**
 * Message under a field whose contract has no text of its own. It never contains type or option names, which are
 * developer terms.
 */
export function fieldMessage(issue: Issue): string {
  if (issue.input === undefined || issue.input === null) return fieldTexts.missing
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? fieldTexts.invalid
    case 'too_small':
      return issue.origin === 'string' ? `Minimal ${issue.minimum} karakter` : `Minimal ${issue.minimum}`
    case 'too_big':
      return issue.origin === 'string' ? tooLong(issue.maximum) : `Maksimal ${issue.maximum}`
    case 'invalid_value':
    case 'invalid_union':
      return 'Pilihan tidak valid'
    default:
      return fieldTexts.invalid
  }
}
