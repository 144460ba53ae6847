import { computed } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import { defineQuery } from '#lib/core/browser/fetched.ts'
import type { Reply, Sent } from '#lib/calls.ts'

import type { PlaceQuery } from '../console-place.ts'
import { $caller, $notice, request, signOutOps } from '../console-store.ts'
import { paged } from '../table/paged.ts'
import { idOf, pageOf, queryOf, sortOf, wordOf } from '../table/part-query.ts'

export type OpsShop = Reply<'GET /ops/shop'>[number]
export type OpsShopPage = Reply<'GET /ops/shop/{id}'>
type ShopFilter = Sent<'GET /ops/shop'>

/** The filters of an address, as the call takes them. */
export function shopFilter(query: PlaceQuery): ShopFilter {
  const { q, state, verified } = query
  const chosen = wordOf(state, ['open', 'closed'])
  const isVerified = wordOf(verified, ['yes', 'no'])
  return {
    ...(q && { keyword: q }),
    ...(chosen && { state: chosen }),
    ...(isVerified && { is_verified: isVerified === 'yes' }),
    ...sortOf(query, ['name', 'newest'])
  }
}

const $query = queryOf('shops')

export const shops = paged(
  'GET /ops/shop',
  computed($query, query => ({ ...shopFilter(query), page: pageOf(query), per_page: 30 }))
)

const $openId = computed($query, ({ open }) => idOf(open)?.toString())

/** Everything about the open shop. */
export const shop = defineQuery<OpsShopPage>('GET /ops/shop/{id}', $openId, async id => {
  const answer = await call('GET /ops/shop/{id}', { id: Number(id) })
  if (!answer.ok && answer.error.status === 401) signOutOps()
  return answer
})

/** The bank accounts of the open shop, for those who may see them. */
export const shopAccounts = defineQuery<Reply<'GET /ops/shop/{id}/bank-account'>>(
  'GET /ops/shop/{id}/bank-account',
  computed([$openId, $caller], (id, caller) =>
    caller?.calls.includes('GET /ops/shop/{id}/bank-account') ? id : undefined
  ),
  async id => {
    const answer = await call('GET /ops/shop/{id}/bank-account', { id: Number(id) })
    if (!answer.ok && answer.error.status === 401) signOutOps()
    return answer
  }
)

/** Requests the table, the open shop and its accounts again: all of them have its version. */
export const refreshShops = async (): Promise<void> => {
  const isOpen = $openId.get() !== undefined
  await Promise.all([shops.refresh(), isOpen && shop.refresh(), isOpen && shopAccounts.refresh()])
}

/** Closes a shop, or opens it again; the console says what became of it. */
export async function setShopClosed({ id, name, updated_at }: OpsShopPage, isClosed: boolean): Promise<void> {
  const endpoint = isClosed ? 'POST /ops/shop/{id}/close' : 'POST /ops/shop/{id}/open'
  const saved = await request(endpoint, { id, updated_at })
  if (saved) $notice.set({ text: `${name}: ${isClosed ? 'ditutup' : 'dibuka lagi'}`, isError: false })
  await refreshShops()
}
