type Account = { bankName: string; accountNumber: string }

/** The bank as people call it: 'Bank Central Asia (BCA)' // => 'BCA', 'Bank Mandiri' // => 'Bank Mandiri' */
export const shortName = (bank: string): string => /\(([^()]+)\)/.exec(bank)?.[1] ?? bank

/** An account as people recognise it, without its whole number: 'BCA •••• 7821' */
export const accountName = ({ bankName, accountNumber }: Account): string =>
  `${shortName(bankName)} •••• ${accountNumber.slice(-4)}`

/** The same of an account or a withdrawal in an answer. */
export const accountNameOf = (one: { bank_name: string; account_number: string }): string =>
  accountName({ bankName: one.bank_name, accountNumber: one.account_number })
