import { counterRoles } from './endpoint.ts'

/** Who an act is of: somebody of the counter, or who sent wrong tokens until that address had to wait (ops-372). */
export const actRoles = [...counterRoles, 'unknown'] as const
export type ActRole = (typeof actRoles)[number]

/** What the act of such an address has in place of a name, and as its call: no call of the API is named so. */
export const rejectedSignIn = { name: 'tidak dikenal', call: 'REJECT /ops/session' } as const
