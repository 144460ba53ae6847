import type { ProductDetail } from './product-shapes.ts'
import { quantityOf } from './sale-units.ts'
import { productLabels } from './texts.ts'
import { boxText } from './tile-box.ts'
import { contentText } from './unit-price.ts'

export type ProductFact = { label: string; value: string }

type Told = Pick<
  ProductDetail,
  | 'name'
  | 'condition'
  | 'merk'
  | 'min'
  | 'multiple'
  | 'sale_unit'
  | 'content_amount'
  | 'content_unit'
  | 'variants'
  | 'specifications'
>

/**
 * The facts on a product's page. Each figure appears once (product-33): omits a weight that equals the content, a size
 * that equals either, and the content of goods sold by that very unit.
 */
export function productFacts(product: Told): ProductFact[] {
  const { condition, merk, min, multiple, sale_unit, specifications } = product
  const told: ProductFact[] = [
    { label: 'Kondisi', value: condition === 'new' ? 'Baru' : 'Bekas' },
    ...(merk ? [{ label: 'Merk', value: merk }] : []),
    { label: productLabels.min, value: quantityOf(min, sale_unit) },
    ...(multiple > 1 ? [{ label: productLabels.multiple, value: quantityOf(multiple, sale_unit) }] : [])
  ]
  const measures: ProductFact[] = []
  const add = (fact: ProductFact | undefined) => {
    if (fact && measures.every(({ value }) => value !== fact.value)) measures.push(fact)
  }
  add(contentOf(product))
  add(weightOf(product))
  for (const fact of specifications) {
    if (fact.label === 'Ukuran') add(fact)
    else measures.push(fact)
  }
  return [...told, ...measures]
}

/** 'Isi per dus' of '6 keping = 1 m²'; undefined if one piece is one of its unit. */
function contentOf(product: Told): ProductFact | undefined {
  const { sale_unit, content_amount, content_unit } = product
  const content = contentText(content_amount, content_unit)
  if (!content || content === `1 ${sale_unit}`) return undefined
  return { label: `Isi per ${sale_unit}`, value: boxText(product) ?? content }
}

function weightOf({ variants: [first] }: Told): ProductFact | undefined {
  return first && { label: 'Berat Satuan', value: `${(first.weight / 1000).toLocaleString('id-ID')} kg` }
}
