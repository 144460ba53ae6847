import { rupiah, thousands } from '#lib/format/rupiah.ts'
import type { GoodsProduct } from '#lib/goods/product-contract.ts'
import { quantityOf } from '#lib/product/sale-units.ts'

/** What an answer reads of a product. */
export type AskedProduct = Pick<
  GoodsProduct,
  'name' | 'sale_unit' | 'min' | 'multiple' | 'pre_order_days' | 'variants' | 'is_active' | 'condition'
>

/** Words of a question, and what the product says to it. */
const topics: readonly [words: RegExp, say: (product: AskedProduct) => string][] = [
  [/\b(?:stok|stock|ready|tersedia|ada|kosong|habis)(?:nya)?\b/, tellStock],
  [/\b(?:harga|berapaan|price|murah|nego)(?:nya)?\b/, tellPrice],
  [/\b(?:min|minimal|minimum|kelipatan|grosir|ecer|eceran)(?:nya)?\b/, tellMinimum],
  [/\b(?:berat|bobot|kg|kilo)(?:nya)?\b/, tellWeight],
  [/\b(?:satuan|per apa|isi)(?:nya)?\b/, ({ sale_unit }) => `Dijual per ${sale_unit}.`],
  [/\b(?:kirim|dikirim|pengiriman|lama|kapan|hari|preorder|pre-order|po)(?:nya)?\b/, tellDays],
  [
    /\b(?:baru|bekas|second|kondisi)\b/,
    ({ condition }) => `Kondisinya ${condition === 'new' ? 'baru' : 'bekas'}.`
  ]
]

/** Where nothing that was asked is known: says so, instead of guessing. */
export const generalAnswer =
  'Terima kasih pesannya. Supaya bisa kami jawab, sertakan produk yang Anda maksud, lalu tanyakan stok, harga, minimal pembelian, berat atau lama pengirimannya.'

/** The marketplace's own answer, in its thread. */
export const supportAnswer =
  'Terima kasih sudah menghubungi kami. Pesan Anda kami terima. Untuk pesanan, sertakan nomornya; untuk barang yang bermasalah, buka pesanannya dan pilih Ajukan Komplain.'

/** The seller's answer to what a buyer wrote, from the facts of the product that it is about. */
export function answerAbout(question: string, product: AskedProduct | undefined): string {
  if (!product) return generalAnswer
  if (!product.is_active) return `${product.name} sudah tidak kami jual, mohon maaf.`
  const asked = question.toLowerCase()
  const told = topics.filter(([words]) => words.test(asked)).map(([, say]) => say(product))
  const facts = told.length > 0 ? told : [tellStock(product), tellPrice(product)]
  return `${product.name}: ${facts.join(' ')}`
}

const sold = ({ variants }: AskedProduct) => variants.filter(({ is_active }) => is_active)

/** The lowest and the highest of some figures as one text: 'Rp 50.000–Rp 62.000' */
function range(figures: readonly number[], say: (figure: number) => string): string {
  const [low, high] = [Math.min(...figures), Math.max(...figures)]
  return low === high ? say(low) : `${say(low)}–${say(high)}`
}

function tellStock(product: AskedProduct): string {
  const stock = sold(product).reduce((sum, one) => sum + one.stock, 0)
  return stock > 0 ? `Stok ada ${quantityOf(stock, product.sale_unit)}.` : 'Stoknya sedang kosong.'
}

function tellPrice(product: AskedProduct): string {
  const prices = sold(product).map(({ price }) => price)
  return prices.length > 0 ? `Harganya ${range(prices, rupiah)} per ${product.sale_unit}.` : ''
}

function tellMinimum({ min, multiple, sale_unit }: AskedProduct): string {
  const steps = multiple > 1 ? `, kelipatan ${thousands(multiple)}` : ''
  return `Minimal pembelian ${quantityOf(min, sale_unit)}${steps}.`
}

const kilograms = (grams: number) => `${(grams / 1_000).toLocaleString('id-ID')} kg`

function tellWeight(product: AskedProduct): string {
  const weights = sold(product).map(({ weight }) => weight)
  return weights.length > 0 ? `Beratnya ${range(weights, kilograms)} per ${product.sale_unit}.` : ''
}

function tellDays({ pre_order_days: days }: AskedProduct): string {
  return days > 0
    ? `Barang ini pre-order: kami siapkan dalam ${days} hari.`
    : 'Barang siap dikirim setelah pembayaran masuk; lama pengirimannya terlihat saat checkout.'
}
