import { atom, map } from 'nanostores'

import type { Reply } from '#lib/calls.ts'

import { $notice, request } from './console-store.ts'

export type OpsShop = Reply<'GET /ops/shop'>[number]

/** The shown shops; `items` is undefined until they were loaded. */
export const $shops = map<{ items: readonly OpsShop[] | undefined; keyword: string }>({
  items: undefined,
  keyword: ''
})

/** The token that was just issued. The server shows it once, so it stays until it is closed. */
export const $issued = atom<{ shopId: number; shop: string; token: string } | undefined>(undefined)

export async function loadShops(keyword = $shops.get().keyword): Promise<void> {
  const items = await request('GET /ops/shop', { per_page: 50, ...(keyword && { keyword }) })
  $shops.set({ items: items ?? $shops.get().items, keyword })
}

/** Whether a token is being issued or revoked. */
export const $isChanging = atom(false)

/** Issues a token in place of the one that the list shows: another one meanwhile is an error. */
export const issueToken = (shop: OpsShop): Promise<void> => once(() => issue(shop))

export const revokeToken = (shop: OpsShop): Promise<void> => once(() => revoke(shop))

/** Runs one change at a time: a second click does nothing. */
async function once(change: () => Promise<void>): Promise<void> {
  if ($isChanging.get()) return
  $isChanging.set(true)
  await change().finally(() => $isChanging.set(false))
}

async function issue({ id, name, token_issued_at: replaces }: OpsShop): Promise<void> {
  const issued = await request('POST /ops/shop/{id}/token', { id, replaces })
  // The answer may be lost, or another owner was faster: the list tells which token there is.
  if (!issued) return loadShops()
  $issued.set({ shopId: id, shop: name, token: issued.token })
  $notice.set(undefined)
  await loadShops()
}

async function revoke({ id, name }: OpsShop): Promise<void> {
  if ((await request('DELETE /ops/shop/{id}/token', { id })) === undefined) return
  if ($issued.get()?.shopId === id) $issued.set(undefined)
  $notice.set({ text: `${name}: token dicabut`, isError: false })
  await loadShops()
}
