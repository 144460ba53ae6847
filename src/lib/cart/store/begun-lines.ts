import { waitingLines } from '#lib/cart/texts.ts'
import { newKey } from '#lib/core/idempotency-key.ts'
import { sessionStore } from '#lib/core/safe-storage.ts'

import { begunLinesKey } from './begun-lines-key.ts'
import { begunLifeMs, type CartItem, takeOnce } from './begun-purchase.ts'

/** A line that waits, with what its buyer and the page call it. */
export type BegunLine = CartItem & { key: string; name: string; unit: string; photo: string }
/** What a guest was about to put into the cart from the page with this path. */
export type BegunLines = { id: string; path: string; lines: BegunLine[]; at: number }

/** Keeps the lines that a guest chose while they sign in. */
export function keepBegunLines(path: string, lines: readonly BegunLine[], now = Date.now()): void {
  sessionStore.set(begunLinesKey, JSON.stringify({ id: newKey(), path, lines, at: now }))
}

export const dropBegunLines = (): void => sessionStore.remove(begunLinesKey)

/** The lines that wait for this page; after half an hour nobody means them any more. */
export function readBegunLines(path: string, now = Date.now()): BegunLines | undefined {
  const kept = sessionStore.getJson(begunLinesKey)
  return isBegun(kept) && kept.path === path && now - kept.at < begunLifeMs ? kept : undefined
}

/** Takes them out, to finish what was begun: once. */
export const takeBegunLines = (path: string): Promise<BegunLines | undefined> =>
  takeOnce(begunLinesKey, () => readBegunLines(path))

/** What of a page waits for sign-in: '16 sak Semen dan 2 produk lain menunggu Anda.' */
export function waitingOn(path: string): string | undefined {
  const begun = readBegunLines(path)
  return begun && waitingLines(begun.lines)
}

function isBegun(kept: unknown): kept is BegunLines {
  const { id, path, lines, at } = (kept ?? {}) as Partial<BegunLines>
  const isKept = typeof id === 'string' && typeof path === 'string' && typeof at === 'number'
  return isKept && Array.isArray(lines) && lines.length > 0 && lines.every(isLine)
}

function isLine(kept: unknown): boolean {
  const { key, name, unit, photo, product_id, qty } = (kept ?? {}) as Partial<BegunLine>
  const isNamed = [key, name, unit, photo].every(text => typeof text === 'string')
  return isNamed && Number.isSafeInteger(product_id) && Number.isSafeInteger(qty)
}
