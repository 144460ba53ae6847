import { Store } from 'lucide-react'

import type { ShopOfLines as Shop } from '#lib/cart/contract.ts'
import { paths } from '#lib/core/paths.ts'
import { shortCity } from '#lib/format/place.ts'

/** The shop of the lines, and the city it ships from (D39). With an id, its name is a heading. */
export function ShopOfLines({ shop, headingId }: { shop: Shop; headingId?: string }) {
  const link = (
    <a href={paths.shop(shop.slug)} className="link font-semibold wrap-anywhere link-hover">
      {shop.name}
    </a>
  )
  return (
    <div className="flex min-w-0 items-start gap-2">
      <Store className="mt-1 size-4 shrink-0" aria-hidden="true" />
      <div className="min-w-0">
        {headingId === undefined ? link : <h2 id={headingId}>{link}</h2>}
        <p className="text-xs text-muted">Dikirim dari {shortCity(shop.city)}</p>
      </div>
    </div>
  )
}
