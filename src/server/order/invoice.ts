import { eq } from 'drizzle-orm'

import { brand } from '#lib/core/brand.ts'
import type { OrderDetail } from '#lib/order/order-shapes.ts'
import { localPhone } from '#lib/core/schema/identifier.ts'
import { costRows } from '#lib/order/cost-rows.ts'
import { goodsPlace } from '#lib/order/goods-place.ts'
import { billedText, totalWithoutText } from '#lib/order/part-texts.ts'
import { paymentStatusOf } from '#lib/order/payment-status.ts'
import { dateTime } from '#lib/format/dates.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { billedPieces } from '#lib/product/kept-pieces.ts'
import { priceOf } from '#lib/product/sale-units.ts'
import { siteFacts } from '#lib/order/site-needs.ts'
import { addressWithCity } from '#lib/shop/address-with-city.ts'
import { costLabels } from '#lib/core/cost-labels.ts'
import { refundSaid } from '#lib/order/refund-promise.ts'
import { creditText } from '#lib/order/texts.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { cities } from '#server/address/schema.ts'
import type { Db } from '#server/core/db/connect.ts'
import { users } from '#server/identity/schema.ts'
import { shops } from '#server/shop/schema.ts'
import type { Order } from './postings.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;'
}

/** Escapes text for HTML. escapeHtml('<b>') // => '&lt;b&gt;' */
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, found => entities[found]!)

const styles = `body{font:14px/1.5 system-ui,sans-serif;color:#1f2937;margin:2rem auto;max-width:48rem;padding:0 1rem;overflow-wrap:anywhere}
h1{font-size:1.25rem;margin:0}table{border-collapse:collapse;width:100%;margin:1rem 0}
th,td{border-bottom:1px solid #e5e7eb;padding:.5rem;text-align:left;vertical-align:top}
.n{text-align:right;white-space:nowrap}.p{display:flex;gap:2rem;flex-wrap:wrap}.p>div{flex:1;min-width:14rem}
@media(max-width:32rem){tr{display:flex;flex-wrap:wrap;border-bottom:1px solid #e5e7eb}th,td{border:0;flex:1}.d{flex:1 0 100%;padding-bottom:0}}
small{color:#6b7280}@media print{body{margin:0}}`

/** Facts about the parties that the order itself does not have. */
type InvoiceParties = { seller: { address: string }; buyer: { name: string; contact: string } }

/** The buyer and the seller with their current names and addresses. */
export async function readParties(db: Db, order: Pick<Order, 'buyerId' | 'shopId'>): Promise<InvoiceParties> {
  const [buyer] = await db.select().from(users).where(eq(users.id, order.buyerId))
  const [seller] = await db
    .select({ address: shops.address, city: cities.name })
    .from(shops)
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .where(eq(shops.id, order.shopId))
  const { name, phone, email } = buyer!
  return {
    seller: { address: addressWithCity(seller!) },
    buyer: { name, contact: phone ? localPhone(phone) : (email ?? '') }
  }
}

/** The invoice of an order: a complete HTML document, every value escaped, no scripts (D14). */
export function invoiceHtml(order: OrderDetail, parties: InvoiceParties, now: Date): string {
  const { shipping } = order
  const lines = order.products.map(product => {
    const name = escapeHtml(noBreak(product.name))
    const variant = product.variant ? `<br><small>${escapeHtml(noBreak(product.variant))}</small>` : ''
    const cells = [
      noBreak(billedText(product)),
      noBreak(priceOf(product.price, product.sale_unit)),
      rupiah(product.price * billedPieces(product))
    ]
    return `<tr><td class="d">${name}${variant}</td>${cells.map(cell => `<td class="n">${cell}</td>`).join('')}</tr>`
  })
  const sums = sumsOf(order).map(
    ([label, amount]) =>
      `<tr><td colspan="3">${escapeHtml(label)}</td><td class="n">${rupiah(amount)}</td></tr>`
  )
  const notes = [...siteOf(order), ...withoutOf(order), ...backOf(order)].map(
    line => `<br>${escapeHtml(line)}`
  )
  return `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Invoice ${escapeHtml(order.code)}</title><style>${styles}</style></head><body><main>
<h1>${escapeHtml(brand.name)}</h1>
<p>Invoice <strong>${escapeHtml(order.code)}</strong><br>
<small>Tanggal pembelian ${noBreak(dateTime(order.date))} · Dicetak ${noBreak(dateTime(now))}</small></p>
<div class="p">${partiesOf(order, parties).map(partyHtml).join('')}</div>
<table><thead><tr><th class="d">Produk</th><th class="n">Jumlah</th><th class="n">Harga</th><th class="n">Subtotal</th></tr></thead>
<tbody>${lines.join('')}${sums.join('')}</tbody></table>
<p>Pengiriman: ${escapeHtml(`${shipping.courier} - ${shipping.service}`)}<br>
Metode pembayaran: ${escapeHtml(order.payment.bank ?? '-')}<br>Status pesanan: ${escapeHtml(order.status_label)}<br>
Status pembayaran: ${escapeHtml(paymentStatusOf(order.payment.status).label)}${notes.join('')}</p>
</main></body></html>`
}

type Party = { title: string; name: string; lines: readonly string[] }

/** The seller, the buyer, and the recipient of the goods: the account that bought is not always the recipient. */
function partiesOf({ shop, shipping }: OrderDetail, { seller, buyer }: InvoiceParties): Party[] {
  const { title, collector, ...place } = goodsPlace(shipping)
  const name = shipping.mode === 'point' ? `${place.name} (${place.label})` : place.name
  return [
    { title: 'Penjual', name: shop.name, lines: [seller.address] },
    { title: 'Pembeli', name: buyer.name, lines: [buyer.contact] },
    { title, name, lines: [localPhone(shipping.phone), shipping.address, ...(collector ? [collector] : [])] }
  ]
}

const partyHtml = ({ title, name, lines }: Party) =>
  `<div><small>${escapeHtml(title)}</small><br><strong>${escapeHtml(name)}</strong>${lines
    .map(line => `<br>${escapeHtml(line)}`)
    .join('')}</div>`

/** Every figure of the total, and what was refunded of it. */
function sumsOf(order: OrderDetail): [string, number][] {
  const sums: [string, number][] = [...costRows(order), [costLabels.total, order.grand_total]]
  if (order.refunded !== 0) sums.push([`Dikembalikan ke ${brand.saldo}`, -order.refunded])
  return sums
}

/** The buyer's notes about the site: 'Referensi proyek/PO: PO-118' (checkout-43). */
const siteOf = ({ site }: OrderDetail): string[] =>
  siteFacts(site).map(([label, words]) => `${label}: ${words}`)

/** The pieces that the total is without (D48). */
const withoutOf = ({ products }: OrderDetail): string[] => [totalWithoutText(products)].filter(Boolean)

/** Sentences about money that was credited to Saldo, for this order and for its payment (D28). */
function backOf(order: OrderDetail): string[] {
  const { refunded, credited } = order
  return [...(refunded > 0 ? [refundSaid(order)] : []), ...(credited > 0 ? [creditText(credited)] : [])]
}
