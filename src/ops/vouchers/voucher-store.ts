import { computed } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import { defineQuery } from '#lib/core/browser/fetched.ts'
import type { Reply, Sent } from '#lib/calls.ts'

import type { PlaceQuery } from '../console-place.ts'
import { $notice, request, signOutOps } from '../console-store.ts'
import { paged } from '../table/paged.ts'
import { idOf, pageOf, queryOf, sortOf, wordOf } from '../table/part-query.ts'

export type OpsVoucher = Reply<'GET /ops/voucher'>[number]
export type OpsVoucherPage = Reply<'GET /ops/voucher/{id}'>
type VoucherFilter = Sent<'GET /ops/voucher'>

/** The filters of an address, as the call takes them. */
export function voucherFilter(query: PlaceQuery): VoucherFilter {
  const { q, state, of, shop } = query
  const chosen = wordOf(state, ['coming', 'running', 'over'])
  const shopId = idOf(shop)
  return {
    ...(q && { keyword: q.slice(0, 60) }),
    ...(chosen && { state: chosen }),
    ...(of === 'market' ? { of_market: true } : shopId && { shop_id: shopId }),
    ...sortOf(query, ['ends', 'newest'])
  }
}

const $query = queryOf('promo')

export const vouchers = paged(
  'GET /ops/voucher',
  computed($query, query => ({ ...voucherFilter(query), page: pageOf(query), per_page: 30 }))
)

/** Everything about the open voucher. */
export const voucher = defineQuery<OpsVoucherPage>(
  'GET /ops/voucher/{id}',
  computed($query, ({ open }) => idOf(open)?.toString()),
  async id => {
    const answer = await call('GET /ops/voucher/{id}', { id: Number(id) })
    if (!answer.ok && answer.error.status === 401) signOutOps()
    return answer
  }
)

/** Ends a voucher now; the console says what became of it. */
export async function endVoucher({ id, code, updated_at }: OpsVoucherPage): Promise<void> {
  const ended = await request('POST /ops/voucher/{id}/end', { id, updated_at })
  if (ended) {
    voucher.put(ended)
    $notice.set({ text: `${code}: diakhiri`, isError: false })
  }
  await Promise.all([vouchers.refresh(), voucher.refresh()])
}
