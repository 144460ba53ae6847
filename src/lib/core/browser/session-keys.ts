import { lastPlaceKey } from './safe-storage.ts'

// Not in safe-storage.ts, which every page carries before its first touch.

/** What one tab keeps of a person; signing out removes it (D22). */
export const sessionKeys = {
  pinPrompt: 'pinPrompt',
  register: 'registerOtp',
  /** Signing in or registering over a product. */
  purchase: 'purchaseSignIn',
  reset: 'resetOtp',
  /** The code that a link to another contact left behind here. */
  leftCode: 'leftOtp',
  lastPlace: lastPlaceKey
} as const

/**
 * What somebody began in one tab: a checkout, a purchase that waits for sign-in, what a calculator added, an offer half
 * typed, what was typed into a form and not saved, what is chosen of a product. Signing out by hand drops it.
 */
export const begunKeys = [
  'checkout',
  'begunPurchase',
  'begunLines',
  'estimateLines',
  'negoOffer',
  'typed',
  'chosen',
  'selected'
] as const
