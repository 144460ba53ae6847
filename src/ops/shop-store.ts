import { atom, map } from 'nanostores'

import type { Reply } from '#lib/calls.ts'

import { $notice, ask } from './console-store.ts'

export type OpsShop = Reply<'GET /ops/shop'>[number]

/** The shown shops; `items` is undefined until they were loaded. */
export const $shops = map<{ items: readonly OpsShop[] | undefined; keyword: string }>({
  items: undefined,
  keyword: ''
})

/** The token that was just issued. The server shows it once, so it stays until it is closed. */
export const $issued = atom<{ shop: string; token: string } | undefined>(undefined)

export async function loadShops(keyword = $shops.get().keyword): Promise<void> {
  const items = await ask('GET /ops/shop', { per_page: 50, ...(keyword && { keyword }) })
  $shops.set({ items: items ?? $shops.get().items, keyword })
}

export async function issueToken({ id, name }: OpsShop): Promise<void> {
  const issued = await ask('POST /ops/shop/{id}/token', { id })
  if (!issued) return
  $issued.set({ shop: name, token: issued.token })
  $notice.set(undefined)
  await loadShops()
}

export async function revokeToken({ id, name }: OpsShop): Promise<void> {
  if ((await ask('DELETE /ops/shop/{id}/token', { id })) === undefined) return
  $issued.set(undefined)
  $notice.set({ text: `${name}: token dicabut`, isError: false })
  await loadShops()
}
