import { Store } from 'lucide-react'

import type { OrderDetail } from '#lib/order/order-shapes.ts'
import { paths } from '#lib/core/paths.ts'

import { Section } from '#islands/ui/Section.tsx'
import { ProductLine } from './ProductLine.tsx'

/** The products and their shop. */
export function OrderProducts({ order: { shop, products } }: { order: OrderDetail }) {
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
    </Section>
  )
}
