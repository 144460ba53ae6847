/** Number of digits of a bank account (withdrawal-5). */
export const accountDigits = { min: 10, max: 20 } as const

/** Digits of the typed text, cut to the maximum: '7310-4578 21' // => '7310457821' */
export const accountNumberOf = (typed: string): string =>
  typed.replaceAll(/\D/g, '').slice(0, accountDigits.max)

/** Whether the number is valid for a holder lookup. */
export const isAccountNumber = (number: string): boolean =>
  /^\d+$/.test(number) && number.length >= accountDigits.min && number.length <= accountDigits.max
