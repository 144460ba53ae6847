import { Store } from 'lucide-react'

import type { OrderDetail } from '#lib/order/order-shapes.ts'
import { paths } from '#lib/core/paths.ts'

import { Section } from '#islands/ui/Section.tsx'
import { CountLink } from './CountLink.tsx'
import { ProductLine } from './ProductLine.tsx'

/** The products and their shop. */
export function OrderProducts({ order }: { order: OrderDetail }) {
  const { shop, products } = order
  return (
    <Section
      title="Detail Produk"
      action={
        <a
          href={paths.shop(shop.slug)}
          className="flex min-w-0 items-center gap-2 text-sm font-bold link-hover"
        >
          <Store className="size-4 shrink-0 text-muted" aria-hidden="true" />
          <span className="truncate">{shop.name}</span>
        </a>
      }
    >
      <ul className="grid divide-y divide-base-300">
        {products.map(product => (
          <li key={product.id} className="py-3 first:pt-0 last:pb-0">
            <ProductLine product={product} isWhole />
          </li>
        ))}
      </ul>
      {/* Beside the goods on phones, whose bar has no room for it; beside the receipt on wide screens. */}
      <CountLink order={order} className="mt-3 w-full sm:w-fit lg:hidden" />
    </Section>
  )
}
