/** Digits that a bank account's number has (withdrawal-5). */
export const accountDigits = { least: 10, most: 20 } as const

/** What was typed, as digits and no more of them than a number has: '7310-4578 21' // => '7310457821' */
export const accountNumberOf = (typed: string): string =>
  typed.replaceAll(/\D/g, '').slice(0, accountDigits.most)

/** Whether a bank can be asked for its holder. */
export const isAccountNumber = (number: string): boolean =>
  /^\d+$/.test(number) && number.length >= accountDigits.least && number.length <= accountDigits.most
