import { sessionStore } from '#lib/core/browser/safe-storage.ts'

const key = 'boughtAgain'

/** Stores the ids of the lines that 'Beli Lagi' added, for the next cart page of this tab. */
export const storeBoughtAgain = (lineIds: readonly number[]): void =>
  sessionStore.set(key, JSON.stringify(lineIds))

/** Takes the ids out; returns them only once. */
export function takeBoughtAgain(): number[] {
  const stored = sessionStore.getJson(key)
  sessionStore.remove(key)
  return Array.isArray(stored) ? stored.filter(Number.isSafeInteger) : []
}
