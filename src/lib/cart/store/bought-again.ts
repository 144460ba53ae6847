import { sessionStore } from '#lib/core/browser/safe-storage.ts'

const key = 'boughtAgain'

/** Keeps the lines that 'Beli Lagi' put into the cart, for the cart that opens next in this tab. */
export const keepBoughtAgain = (lineIds: readonly number[]): void =>
  sessionStore.set(key, JSON.stringify(lineIds))

/** Takes them out: they are handed out once. */
export function takeBoughtAgain(): number[] {
  const kept = sessionStore.getJson(key)
  sessionStore.remove(key)
  return Array.isArray(kept) ? kept.filter(Number.isSafeInteger) : []
}
