import type * as z from 'zod/mini'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/** Of a text with more characters than its contract takes. */
export const tooLong = (most: number | bigint) => `Maksimal ${most} karakter`

/** Of a text with a character that no database holds. */
export const unusableText = 'Mengandung karakter yang tidak dapat dipakai'

export const fieldTexts = {
  missing: 'Wajib diisi',
  number: 'Harus berupa angka',
  whole: 'Harus bilangan bulat, tanpa titik atau koma',
  list: 'Harus berupa daftar',
  invalid: 'Isian tidak valid'
} as const

/** What is said of a value of another kind, by the kind that is wanted. */
const kinds: Record<string, string> = {
  number: fieldTexts.number,
  int: fieldTexts.whole,
  array: fieldTexts.list
}

/**
 * What a person reads under a field whose contract has no text of its own. Kinds of values and names of options are
 * the developer's words: they are not in it.
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
