import type { begunKeys } from '#lib/core/browser/session-keys.ts'

/** Storage key of a chat that waits for sign-in; its button loads at once if it is set. */
export const begunChatKey = 'begunChat' satisfies (typeof begunKeys)[number]
