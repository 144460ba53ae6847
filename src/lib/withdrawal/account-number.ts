/** Number of digits of a bank account (withdrawal-5). */
export const accountDigits = { least: 10, most: 20 } as const

/** Digits of the typed text, cut to the maximum: '7310-4578 21' // => '7310457821' */
export const accountNumberOf = (typed: string): string =>
  typed.replaceAll(/\D/g, '').slice(0, accountDigits.most)

/** Whether the number is valid for a holder lookup. */
export const isAccountNumber = (number: string): boolean =>
  /^\d+$/.test(number) && number.length >= accountDigits.least && number.length <= accountDigits.most
