import { persistentText } from '#lib/core/browser/persistent.ts'

/** Whether the offer to complete the account was dismissed here, until the person signs out. */
export const $accountOffer = persistentText('accountOffer')
