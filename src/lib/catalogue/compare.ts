import { brand } from '#lib/core/brand.ts'
import { soldCount } from '#lib/format/counts.ts'
import { thousands } from '#lib/format/rupiah.ts'
import { shownPrices } from '#lib/product/shown-prices.ts'
import type { ProductDetail } from '#lib/product/product-shapes.ts'
import { priceOf, quantityOf } from '#lib/product/sale-units.ts'
import { isSoldByContent } from '#lib/product/sold-by-content.ts'
import { noStock, productLabels } from '#lib/product/texts.ts'
import { unitPrice } from '#lib/product/unit-price.ts'
import { maxCompared } from './limits.ts'

/** One row of a comparison, with one value per product. */
export type CompareRow = { label: string; values: string[]; differs: boolean }

/**
 * The product ids of an address, deduplicated, at most four; ignores what is not an id.
 *
 * readCompareIds(new URLSearchParams('ids=3,1,3')) // => [3, 1]
 */
export function readCompareIds(query: URLSearchParams): number[] {
  const given = [...query.getAll('ids'), ...query.getAll('ids[]')].join(',').split(',').map(Number)
  return [...new Set(given.filter(id => Number.isSafeInteger(id) && id > 0))].slice(0, maxCompared)
}

/** Placeholder of a missing value. */
const unsaid = '–'
const yesOrNo = (isSo: boolean) => (isSo ? 'Ya' : 'Tidak')

/** Price of one piece with the vouchers that the smallest purchase reaches; a range for variants. */
function pricesOf(product: ProductDetail): { lowest: number; text: string } {
  const { lowest, highest } = shownPrices(product)
  return {
    lowest,
    text: priceOf(lowest, product.sale_unit, highest)
  }
}

const perUnit = (product: ProductDetail) =>
  (isSoldByContent(product.name, product.content_unit) &&
    unitPrice(pricesOf(product).lowest, product.content_amount, product.content_unit)) ||
  unsaid

const ratingOf = ({ rating, total_reviews: reviews }: ProductDetail) =>
  reviews > 0 ? `${rating.toFixed(1).replace('.', ',')} (${thousands(reviews)} ulasan)` : unsaid

/** Rows that every product has, in the order of importance to buyers. */
const facts: Record<string, (product: ProductDetail) => string> = {
  Harga: product => pricesOf(product).text,
  [productLabels.perUnit]: perUnit,
  Rating: ratingOf,
  Terjual: ({ sold }) => (sold > 0 ? soldCount(sold) : unsaid),
  Stok: ({ can_buy, stock, sale_unit }) => (can_buy ? quantityOf(stock, sale_unit) : noStock),
  [productLabels.min]: ({ min, sale_unit }) => quantityOf(min, sale_unit),
  Merk: ({ merk }) => merk || unsaid,
  Kondisi: ({ condition }) => (condition === 'new' ? 'Baru' : 'Bekas'),
  Toko: ({ shop }) => shop.name,
  Lokasi: ({ location }) => location,
  COD: ({ cash_on_delivery: cod }) => yesOrNo(cod.is_expedition || cod.is_shop),
  [brand.shopCourier]: ({ is_free_shipping }) => yesOrNo(is_free_shipping)
}

function valuesUnder(product: ProductDetail, label: string): string {
  const values = product.specifications.filter(one => one.label === label).map(one => one.value)
  return values.join(', ') || unsaid
}

/** The rows of a comparison: those of every product, then every label of their specifications. */
export function compareRows(products: readonly ProductDetail[]): CompareRow[] {
  const row = (label: string, tell: (product: ProductDetail) => string): CompareRow => {
    const values = products.map(tell)
    return { label, values, differs: new Set(values).size > 1 }
  }
  const labels = new Set(products.flatMap(product => product.specifications.map(({ label }) => label)))
  const told = [
    ...Object.entries(facts).map(([label, tell]) => row(label, tell)),
    ...[...labels]
      .filter(label => !Object.hasOwn(facts, label))
      .map(label => row(label, product => valuesUnder(product, label)))
  ]
  return told.filter(({ values }) => values.some(value => value !== unsaid))
}
