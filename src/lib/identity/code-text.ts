import { otpLength } from './otp.ts'
import { codeTexts } from './texts.ts'

/** Six separate digits, in one piece or in two halves. */
const code = /(?:^|\D)(\d{3})[\s-]?(\d{3})(?!\d)/
/** Digits separated only by blanks and dashes. */
const together = /\d[\d\s-]*/g
const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/**
 * The code in pasted or received text; empty if there is none, except that the beginning of a code is left as it is. Of digits alone the
 * first six are taken.
 *
 * codeIn('123456 adalah kode verifikasi Anda. Berlaku 5 menit.') // => '123456'
 * codeIn('12-34') // => ''
 */
export function codeIn(text: string): string {
  const [, first = '', second = ''] = code.exec(text) ?? []
  if (first) return first + second
  const apart = (text.match(together) ?? []).map(digitsOf).find(digits => digits.length === otpLength)
  if (apart) return apart
  const typed = text.trim()
  if (/^\d{1,5}$/.test(typed)) return typed
  // Nothing but digits, and too many: the first of them.
  return /^\d[\d\s-]*$/.test(typed) && digitsOf(typed).length > otpLength
    ? digitsOf(typed).slice(0, otpLength)
    : ''
}

/** The message for a pasted text without a code; undefined for a code or the beginning of one. */
export const pastedProblem = (text: string): string | undefined =>
  codeIn(text) === '' ? codeTexts.noCode : undefined

/** Why a typed code cannot be sent yet; undefined where it can. */
export function codeProblem(typed: string): string | undefined {
  if (typed === '') return codeTexts.none
  return typed.length < otpLength ? codeTexts.tooShort : undefined
}
