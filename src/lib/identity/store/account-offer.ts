import { keptText } from '#lib/core/browser/kept.ts'

/** Whether the offer to complete the account was put away here; until the person signs out. */
export const $accountOffer = keptText('accountOffer')
