/** Kinds of payment, in the order in which they are offered. */
export const paymentTypes = ['baba_balance', 'virtual_account', 'paylater_account', 'baba_cod'] as const
export type PaymentType = (typeof paymentTypes)[number]
