import { shopColumns, ShopResult } from '#components/shop/ShopResult.tsx'
import { call } from '#lib/core/call.ts'

import { type ListEnd, MoreItems } from './MoreItems.tsx'

/** Further shops that a search found. */
export function ShopList({ keyword, ...end }: ListEnd & { keyword: string }) {
  return (
    <MoreItems
      {...end}
      ask={page => call('GET /buyer/shop', { keyword, page })}
      noun="toko"
      className={`mt-3 ${shopColumns}`}
      renderItem={shop => <ShopResult shop={shop} />}
      skeleton={<div className="h-52 skeleton" aria-hidden="true" />}
      skeletons={2}
    />
  )
}
