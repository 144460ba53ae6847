import { randomBytes } from 'node:crypto'

/**
 * The reference that a gateway gets for one attempt to pay a negotiation: 'BB260201ABCDEF-9f2c01d4'. If the total or
 * the goods changed meanwhile, the unused account stays at the gateway under its own reference; a second attempt under
 * the plain order code would be rejected there, or get the account of the first total.
 */
export const paymentReference = (code: string): string => `${code}-${randomBytes(4).toString('hex')}`
