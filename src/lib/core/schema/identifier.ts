/** A sign-in identifier in its stored form. */
export type Identifier = { kind: 'email' | 'phone'; value: string }

/** Maximum characters of an email or a phone: checked before any pattern is tried (D22). */
export const identifierLimit = 200

/** Each label of the host ends at its dot, so that the pattern never backtracks. */
export const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/
const phone = /^(\+62|62|0)(\d{9,14})$/

/**
 * Reads an email or an Indonesian phone number; undefined where it is neither (identity-1).
 *
 * readIdentifier(' Budi@Contoh.id ') // => { kind: 'email', value: 'budi@contoh.id' }
 * readIdentifier('0812-3456-7890') // => { kind: 'phone', value: '6281234567890' }
 */
export function readIdentifier(text: string): Identifier | undefined {
  if (text.length > identifierLimit) return undefined
  const trimmed = text.trim()
  if (emailPattern.test(trimmed)) return { kind: 'email', value: trimmed.toLowerCase() }
  const digits = phone.exec(trimmed.replaceAll(/[\s-]/g, ''))
  return digits ? { kind: 'phone', value: `62${digits[2]}` } : undefined
}

/** A stored phone as people write it: '6281234567890' // => '081234567890' */
export const localPhone = (stored: string): string => stored.replace(/^62/, '0')
