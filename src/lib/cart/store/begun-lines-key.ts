import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import type { begunKeys } from '#lib/core/browser/session-keys.ts'

/** Where lines of a calculator wait for their guest to sign in: by itself, because every calculator's page carries it. */
export const begunLinesKey: (typeof begunKeys)[number] = 'begunLines'

export const dropBegunLines = (): void => sessionStore.remove(begunLinesKey)
