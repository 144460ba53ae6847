/** 'out': the marketplace paid the shop; 'in': the shop paid what it owes, such as cash that its own courier collected. */
export const payoutDirections = ['out', 'in'] as const
export type PayoutDirection = (typeof payoutDirections)[number]
