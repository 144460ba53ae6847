import { shopColumns, ShopResult } from '#components/shop/ShopResult.tsx'
import { requestShops } from '#lib/shop/store.ts'

import { type ListEnd, MoreItems } from './MoreItems.tsx'

/** Further shops of a search result. */
export function ShopList({ keyword, ...end }: ListEnd & { keyword: string }) {
  return (
    <MoreItems
      {...end}
      request={page => requestShops(keyword, page)}
      noun="toko"
      className={`mt-3 ${shopColumns}`}
      renderItem={shop => <ShopResult shop={shop} />}
      skeleton={<div className="h-52 skeleton" aria-hidden="true" />}
      skeletons={2}
    />
  )
}
