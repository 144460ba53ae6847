import { newKey } from '#lib/core/api/idempotency-key.ts'
import { localStore, sessionStore } from '#lib/core/browser/safe-storage.ts'

export type CartItem = { product_id: number; product_detail_id?: number; qty: number }
/** 'cart': Tambah ke Keranjang, 'now': Beli Sekarang. */
export type Way = 'cart' | 'now'
/** What the message about a waiting purchase names: '12 dus Keramik Asia Tile menunggu Anda.' */
export type WaitingGoods = { name: string; unit: string; photo: string }
export type BegunPurchase = { id: string; item: CartItem; way: Way; at: number; goods?: WaitingGoods }

/** Storage key of a purchase that waits for sign-in; islands that depend on it load at once if it is set. */
export const begunKey = 'begunPurchase'
/** Storage key of the last finished purchase, shared by all tabs: a duplicated tab contains the same purchase. */
const finishedKey = (key: string) => `finished ${key}`
/** Milliseconds after which a waiting purchase expires. */
export const begunLifeMs = 30 * 60 * 1000

/** Stores what a guest is about to buy until they sign in (D26). */
export function storeBegun(item: CartItem, way: Way, goods?: WaitingGoods, now = Date.now()): void {
  const begun: BegunPurchase = { id: newKey(), item, way, at: now, ...(goods && { goods }) }
  sessionStore.set(begunKey, JSON.stringify(begun))
}

export const dropBegun = (): void => sessionStore.remove(begunKey)

/** The waiting purchase of this tab; an expired one is dropped. */
export function readBegun(now = Date.now()): BegunPurchase | undefined {
  const stored = sessionStore.getJson(begunKey)
  if (!stored) return undefined
  if (isBegun(stored) && now - stored.at < begunLifeMs) return stored
  dropBegun()
  return undefined
}

/** The waiting purchase of this product; undefined for another product. */
export function begunFor(productId: number): BegunPurchase | undefined {
  const begun = readBegun()
  return begun?.item.product_id === productId ? begun : undefined
}

/** Takes the purchase out, to complete it. */
export const takeBegun = (productId: number): Promise<BegunPurchase | undefined> =>
  takeOnce(begunKey, () => begunFor(productId))

/** Takes out what waits under a key; it is returned only once, across reloads and tabs. */
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

/** Runs in one tab at a time, where the browser has locks. */
async function alone<T>(work: () => T): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  return locks ? ((await locks.request(begunKey, work)) as T) : work()
}

function isBegun(stored: unknown): stored is BegunPurchase {
  const { id, item, way, at, goods } = stored as Partial<BegunPurchase>
  const isItem = Number.isSafeInteger(item?.product_id) && Number.isSafeInteger(item?.qty)
  const isWay = way === 'cart' || way === 'now'
  return typeof id === 'string' && isItem && isWay && typeof at === 'number' && isNamed(goods)
}

function isNamed(goods: Partial<WaitingGoods> | null | undefined): boolean {
  if (goods === undefined) return true
  return [goods?.name, goods?.unit, goods?.photo].every(text => typeof text === 'string')
}
