import { lastPlaceKey } from './safe-storage.ts'

// Not in safe-storage.ts, which every page loads before the first interaction.

/** What one tab stores about a person; signing out removes it (D22). */
export const sessionKeys = {
  pinPrompt: 'pinPrompt',
  register: 'registerOtp',
  /** Signing in or registering from a product page. */
  purchase: 'purchaseSignIn',
  reset: 'resetOtp',
  /** The token of a 'Bukan saya' link, for a reload. */
  security: 'securityToken',
  /** The code that a switch to another contact left behind. */
  leftCode: 'leftOtp',
  lastPlace: lastPlaceKey
} as const

/**
 * What somebody began in one tab: a checkout, a purchase that waits for sign-in, what a calculator added, a half-typed
 * offer, unsaved form input, drafts of messages, a product's chosen options, a chat that waits for sign-in and the card
 * of its message, and whose some of these are. Signing out by hand drops it.
 */
export const begunKeys = [
  'checkout',
  'begunPurchase',
  'begunLines',
  'estimateLines',
  'negoOffer',
  'typed',
  'chatDrafts',
  'chosen',
  'selected',
  'begunChat',
  'readyCard',
  'begunOwners'
] as const
