/** Kinds of payment, in display order. */
export const paymentTypes = ['baba_balance', 'virtual_account', 'paylater_account', 'baba_cod'] as const
export type PaymentType = (typeof paymentTypes)[number]
