/** Maximum digits of a phone (address-2) and of a postal code. */
const maxDigits = { phone: 14, zipCode: 5 } as const

/** Removes all but digits: '+62 812-9876-5432' // => '6281298765432' */
export const phoneDigits = (typed: string): string => typed.replaceAll(/\D/g, '')

/** The value of a field after typing or pasting: digits only, cut to the maximum. */
export const typedPhone = (typed: string): string => phoneDigits(typed).slice(0, maxDigits.phone)
export const typedZipCode = (typed: string): string => phoneDigits(typed).slice(0, maxDigits.zipCode)
