/** Digits of the longest phone (address-2) and of a postal code. */
const most = { phone: 14, zipCode: 5 } as const

/** What is no digit is left out: '+62 812-9876-5432' // => '6281298765432' */
export const phoneDigits = (typed: string): string => typed.replaceAll(/\D/g, '')

/** What a field shows of what was typed or pasted into it: digits, and no more of them than there can be. */
export const typedPhone = (typed: string): string => phoneDigits(typed).slice(0, most.phone)
export const typedZipCode = (typed: string): string => phoneDigits(typed).slice(0, most.zipCode)
