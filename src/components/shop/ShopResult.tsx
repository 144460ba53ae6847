import { Star } from 'lucide-react'

import { buttonClass } from '#components/ui/button-class.ts'
import { Photo } from '#components/catalogue/Photo.tsx'
import type { ShopData } from '#lib/shop/contract.ts'
import { discountedPrice } from '#lib/product/price.ts'
import { unitMark } from '#lib/product/sale-units.ts'
import { soldCount } from '#lib/format/counts.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { paths } from '#lib/core/paths.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { ShopBadges } from './ShopBadges.tsx'
import { ShopPhoto } from './ShopPhoto.tsx'

export const shopColumns = 'grid grid-cols-1 gap-3 lg:grid-cols-2'

/** A shop in a list, with its best products. */
export function ShopResult({ shop }: { shop: ShopData }) {
  return (
    <article className="h-full rounded-box border border-base-300 bg-base-100 p-3">
      <a href={paths.shop(shop.slug)} className="flex items-center gap-3">
        <ShopPhoto name={shop.name} path={shop.photo} className="size-14" />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="truncate font-semibold">{shop.name}</span>
            <ShopBadges isOfficial={shop.is_official} isVerified={shop.is_verified} />
          </span>
          <span className="mt-0.5 flex items-center gap-1 text-sm text-muted tabular">
            <Star className="size-3.5 shrink-0 fill-accent text-accent" aria-hidden="true" />
            <span className="truncate">
              {shop.rating.toFixed(1).replace('.', ',')} · {noBreak(`${soldCount(shop.sold)} terjual`)} ·{' '}
              {shop.location}
            </span>
          </span>
        </span>
        <span className={buttonClass('secondary', 'small', 'hidden sm:inline-flex')}>Kunjungi Toko</span>
      </a>
      <ul className="mt-3 grid grid-cols-3 gap-2">
        {shop.products.map(product => (
          <li key={product.id}>
            <a href={paths.product(product.slug)} className="block">
              <Photo path={product.photo} alt={product.name} sizes="180px" className="rounded-field" />
              {/* Three columns on a phone are too narrow for both on one line. */}
              <span className="mt-1 flex flex-wrap items-baseline gap-x-1 text-sm font-bold tabular">
                <span>{rupiah(discountedPrice(product.price, product.vouchers))}</span>
                <span className="text-xs font-normal text-muted">{unitMark(product.sale_unit).trim()}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </article>
  )
}
