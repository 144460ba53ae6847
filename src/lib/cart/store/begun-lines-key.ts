import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import type { begunKeys } from '#lib/core/browser/session-keys.ts'

/** Storage key of a calculator's lines that wait for sign-in; its own file because every calculator page loads it. */
export const begunLinesKey: (typeof begunKeys)[number] = 'begunLines'

export const dropBegunLines = (): void => sessionStore.remove(begunLinesKey)
