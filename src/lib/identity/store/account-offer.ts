import { keptText } from '#lib/core/browser/kept.ts'

/** Whether the offer to complete the account was dismissed here, until the person signs out. */
export const $accountOffer = keptText('accountOffer')
