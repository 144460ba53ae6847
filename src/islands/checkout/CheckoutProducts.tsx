import type { CheckoutBlock } from '#lib/checkout/contract.ts'

import { ShopOfLines } from '#islands/cart/ShopOfLines.tsx'
import { Section } from '#islands/ui/Section.tsx'
import { ProductList } from './ProductList.tsx'

/** The products of a single-shop checkout. */
export function CheckoutProducts({ block }: { block: CheckoutBlock }) {
  return (
    <Section title="Detail produk">
      <div className="mb-3">
        <ShopOfLines shop={block.shop} />
      </div>
      <ProductList products={block.products} />
    </Section>
  )
}
