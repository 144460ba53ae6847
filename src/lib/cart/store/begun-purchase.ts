import { newKey } from '#lib/core/api/idempotency-key.ts'
import { localStore, sessionStore } from '#lib/core/browser/safe-storage.ts'

export type CartItem = { product_id: number; product_detail_id?: number; qty: number }
/** 'cart': Tambah ke Keranjang, 'now': Beli Sekarang. */
export type Way = 'cart' | 'now'
/** What waits, as its buyer is told of it: '12 dus Keramik Asia Tile menunggu Anda.' */
export type WaitingGoods = { name: string; unit: string; photo: string }
export type BegunPurchase = { id: string; item: CartItem; way: Way; at: number; goods?: WaitingGoods }

/** Where a purchase waits for its guest to sign in; islands that must see it load at once where it is kept. */
export const begunKey = 'begunPurchase'
/** Where stands what of a kind was finished last, by any tab: a tab that was duplicated carries the same one. */
const finishedKey = (key: string) => `finished ${key}`
/** Milliseconds after which nobody means it any more. */
export const begunLifeMs = 30 * 60 * 1000

/** Keeps what a guest is about to buy while they sign in (D26). */
export function keepBegun(item: CartItem, way: Way, goods?: WaitingGoods, now = Date.now()): void {
  const begun: BegunPurchase = { id: newKey(), item, way, at: now, ...(goods && { goods }) }
  sessionStore.set(begunKey, JSON.stringify(begun))
}

export const dropBegun = (): void => sessionStore.remove(begunKey)

/** The purchase that waits in this tab; one that is too old is dropped. */
export function readBegun(now = Date.now()): BegunPurchase | undefined {
  const kept = sessionStore.getJson(begunKey)
  if (!kept) return undefined
  if (isBegun(kept) && now - kept.at < begunLifeMs) return kept
  dropBegun()
  return undefined
}

/** The one of this product; for another product's page there is none. */
export function begunFor(productId: number): BegunPurchase | undefined {
  const begun = readBegun()
  return begun?.item.product_id === productId ? begun : undefined
}

/** Takes it out, to finish it. */
export const takeBegun = (productId: number): Promise<BegunPurchase | undefined> =>
  takeOnce(begunKey, () => begunFor(productId))

/** Takes out what waits under a key: it is handed out once, whatever reloads and whichever tab asks. */
export async function takeOnce<T extends { id: string }>(
  key: string,
  read: () => T | undefined
): Promise<T | undefined> {
  return alone(() => {
    const begun = read()
    if (!begun) return undefined
    sessionStore.remove(key)
    if (localStore.get(finishedKey(key)) === begun.id) return undefined
    localStore.set(finishedKey(key), begun.id)
    return begun
  })
}

/** One tab at a time, where the browser can promise that. */
async function alone<T>(work: () => T): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  return locks ? ((await locks.request(begunKey, work)) as T) : work()
}

function isBegun(kept: unknown): kept is BegunPurchase {
  const { id, item, way, at, goods } = kept as Partial<BegunPurchase>
  const isItem = Number.isSafeInteger(item?.product_id) && Number.isSafeInteger(item?.qty)
  const isWay = way === 'cart' || way === 'now'
  return typeof id === 'string' && isItem && isWay && typeof at === 'number' && isNamed(goods)
}

function isNamed(goods: Partial<WaitingGoods> | null | undefined): boolean {
  if (goods === undefined) return true
  return [goods?.name, goods?.unit, goods?.photo].every(text => typeof text === 'string')
}
