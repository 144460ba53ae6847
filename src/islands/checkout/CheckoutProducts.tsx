import { Store } from 'lucide-react'

import type { CheckoutBlock } from '#lib/checkout/contract.ts'
import { paths } from '#lib/core/paths.ts'

import { Section } from '#islands/ui/Section.tsx'
import { ProductList } from './ProductList.tsx'

/** What is bought of the one shop of a checkout. */
export function CheckoutProducts({ block }: { block: CheckoutBlock }) {
  return (
    <Section title="Detail produk">
      <div className="mb-3">
        <ShopLink shop={block.shop} />
      </div>
      <ProductList products={block.products} />
    </Section>
  )
}

export const ShopLink = ({ shop }: Pick<CheckoutBlock, 'shop'>) => (
  <a
    href={paths.shop(shop.slug)}
    className="flex link items-center gap-2 font-semibold wrap-anywhere link-hover"
  >
    <Store className="size-4 shrink-0" aria-hidden="true" /> {shop.name}
  </a>
)
