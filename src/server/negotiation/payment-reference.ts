import { randomBytes } from 'node:crypto'

/**
 * What a gateway knows one try to pay a negotiation by: 'BB260201ABCDEF-9f2c01d4'. An account that was opened and not
 * used, because the total or the goods changed meanwhile, stays with the gateway under its own: a second try under the
 * order's code alone would be rejected there, or get the account of the first total.
 */
export const paymentReference = (code: string): string => `${code}-${randomBytes(4).toString('hex')}`
