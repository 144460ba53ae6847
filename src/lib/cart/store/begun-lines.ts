import { waitingLines } from '#lib/cart/texts.ts'
import { newKey } from '#lib/core/api/idempotency-key.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'

import { begunLinesKey } from './begun-lines-key.ts'
import { begunLifeMs, type CartItem, takeOnce } from './begun-purchase.ts'

/** A waiting line, with the names that its buyer and the page use. */
export type BegunLine = CartItem & { key: string; name: string; unit: string; photo: string }
/** Lines that a guest was adding on the page with this address (path and query). */
export type BegunLines = { id: string; address: string; lines: BegunLine[]; at: number }

/** Stores the lines that a guest chose until they sign in. */
export function storeBegunLines(address: string, lines: readonly BegunLine[], now = Date.now()): void {
  sessionStore.set(begunLinesKey, JSON.stringify({ id: newKey(), address, lines, at: now }))
}

/** The lines that wait for this page; they expire after half an hour. */
export function readBegunLines(address: string, now = Date.now()): BegunLines | undefined {
  const stored = sessionStore.getJson(begunLinesKey)
  return isBegun(stored) && stored.address === address && now - stored.at < begunLifeMs ? stored : undefined
}

/** Takes the lines out to complete the addition; returns them only once. */
export const takeBegunLines = (address: string): Promise<BegunLines | undefined> =>
  takeOnce(begunLinesKey, () => readBegunLines(address))

/** What waits for sign-in on a page: '16 sak Semen dan 2 produk lain menunggu Anda.' */
export function waitingOn(address: string): string | undefined {
  const begun = readBegunLines(address)
  return begun && waitingLines(begun.lines)
}

function isBegun(stored: unknown): stored is BegunLines {
  const { id, address, lines, at } = (stored ?? {}) as Partial<BegunLines>
  const hasFields = typeof id === 'string' && typeof address === 'string' && typeof at === 'number'
  return hasFields && Array.isArray(lines) && lines.length > 0 && lines.every(isLine)
}

function isLine(stored: unknown): boolean {
  const { key, name, unit, photo, product_id, qty } = (stored ?? {}) as Partial<BegunLine>
  const isNamed = [key, name, unit, photo].every(text => typeof text === 'string')
  return isNamed && Number.isSafeInteger(product_id) && Number.isSafeInteger(qty)
}
