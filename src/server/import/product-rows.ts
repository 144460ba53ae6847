import { type Cell, type ColumnKey, columns } from '#lib/import/columns.ts'
import { contentWords, states } from '#lib/import/words.ts'

import type { Goods } from './plan.ts'

/** The headings of a table. */
export const headings: Cell[] = columns.map(({ name }) => name)

type Cells = Partial<Record<ColumnKey, Cell>>

/** A bar in a text is doubled, because a single one divides: 'a | b' */
const joined = (parts: readonly string[]) => parts.map(part => part.replaceAll('|', '||')).join(' | ')
const flag = (value: boolean) => (value ? 'ya' : 'tidak')

/** The rows of a product, one per variant; what is said of the whole product stands in the first one. `shop` names its shop. */
export function productRows(product: Goods, shop: string): Cell[][] {
  const whole = ofProduct(product, shop)
  return product.variants.map((variant, index) => {
    const cells: Cells = {
      ...(index === 0 ? whole : { shop, code: product.slug }),
      name_1: variant.name_1,
      name_2: variant.name_2,
      sku: variant.sku,
      price: variant.price,
      stock: variant.stock,
      weight: variant.weight,
      length: variant.length,
      width: variant.width,
      height: variant.height,
      photo: variant.photo,
      variant_status: variant.is_active ? states.active : states.off
    }
    return columns.map(({ key }) => cells[key] ?? null)
  })
}

function ofProduct(product: Goods, shop: string): Cells {
  const path = product.categories.map(({ name }) => name)
  const isPlain = path.every(name => !/[>›]/.test(name))
  return {
    shop,
    code: product.slug,
    name: product.name,
    description: product.description,
    category: isPlain ? path.join(' > ') : (product.categories.at(-1)?.slug ?? null),
    brand: product.brand,
    condition: product.condition === 'new' ? 'baru' : 'bekas',
    sale_unit: product.sale_unit,
    content_amount: product.content_amount,
    content_unit: contentWords[product.content_unit][0],
    min: product.min,
    multiple: product.multiple,
    pre_order_days: product.pre_order_days,
    is_bendable: flag(product.is_bendable),
    cod_expedition: flag(product.cod_expedition),
    cod_shop: flag(product.cod_shop),
    dimension_1: product.dimension_1,
    dimension_2: product.dimension_2,
    photos: joined(product.photos),
    specifications:
      product.specifications.length > 0
        ? joined(product.specifications.map(({ label, value }) => `${label}: ${value}`))
        : '-',
    status: product.is_active ? states.active : states.archived
  }
}
