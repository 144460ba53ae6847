import { brand } from '#lib/core/brand.ts'
import type { OrderDetail } from '#lib/order/order-shapes.ts'
import { localPhone } from '#lib/core/identifier.ts'
import { freightParts } from '#lib/order/nego-total.ts'
import { paymentStatusOf } from '#lib/order/payment-status.ts'
import { dateTime } from '#lib/format/dates.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { siteFacts } from '#lib/order/site-needs.ts'
import { costLabels, creditText, refundText } from '#lib/order/texts.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;'
}

/** Text for HTML. escapeHtml('<b>') // => '&lt;b&gt;' */
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, found => entities[found]!)

const styles = `body{font:14px/1.5 system-ui,sans-serif;color:#1f2937;margin:2rem auto;max-width:48rem;padding:0 1rem;overflow-wrap:anywhere}
h1{font-size:1.25rem;margin:0}table{border-collapse:collapse;width:100%;margin:1rem 0}
th,td{border-bottom:1px solid #e5e7eb;padding:.5rem;text-align:left;vertical-align:top}
.n{text-align:right;white-space:nowrap}.p{display:flex;gap:2rem;flex-wrap:wrap}.p>div{flex:1;min-width:14rem}
@media(max-width:32rem){tr{display:flex;flex-wrap:wrap;border-bottom:1px solid #e5e7eb}th,td{border:0;flex:1}.d{flex:1 0 100%;padding-bottom:0}}
small{color:#6b7280}@media print{body{margin:0}}`

/** The invoice of an order: a whole HTML document, every value escaped, no scripts (D14). */
export function invoiceHtml(order: OrderDetail, now: Date): string {
  const { shipping } = order
  const lines = order.products.map(product => {
    const name = escapeHtml(product.name)
    const variant = product.variant ? `<br><small>${escapeHtml(product.variant)}</small>` : ''
    const cells = [String(product.qty), rupiah(product.price), rupiah(product.price * product.qty)]
    return `<tr><td class="d">${name}${variant}</td>${cells.map(cell => `<td class="n">${cell}</td>`).join('')}</tr>`
  })
  const sums = sumsOf(order).map(
    ([label, amount]) =>
      `<tr><td colspan="3">${escapeHtml(label)}</td><td class="n">${rupiah(amount)}</td></tr>`
  )
  const status = `${order.status_label} · ${paymentStatusOf(order.payment.status).label}`
  const notes = [...siteOf(order), ...backOf(order)].map(line => `<br>${escapeHtml(line)}`)
  return `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Invoice ${escapeHtml(order.code)}</title><style>${styles}</style></head><body><main>
<h1>${escapeHtml(brand.name)}</h1>
<p>Invoice <strong>${escapeHtml(order.code)}</strong><br>
<small>Tanggal pembelian ${escapeHtml(dateTime(order.date))} · Dicetak ${escapeHtml(dateTime(now))}</small></p>
<div class="p"><div><small>Penjual</small><br><strong>${escapeHtml(order.shop.name)}</strong></div>
<div><small>Pembeli</small><br><strong>${escapeHtml(shipping.name)}</strong><br>${escapeHtml(localPhone(shipping.phone))}<br>${escapeHtml(shipping.address)}</div></div>
<table><thead><tr><th class="d">Produk</th><th class="n">Jumlah</th><th class="n">Harga</th><th class="n">Subtotal</th></tr></thead>
<tbody>${lines.join('')}${sums.join('')}</tbody></table>
<p>Pengiriman: ${escapeHtml(`${shipping.courier} - ${shipping.service}`)}<br>
Pembayaran: ${escapeHtml(order.payment.bank ?? '-')}<br>Status: ${escapeHtml(status)}${notes.join('')}</p>
</main></body></html>`
}

/** Every figure of the total, in the order of the formula; what is 0 and optional is left out. */
function sumsOf(order: OrderDetail): [string, number][] {
  const { freight, onTop } = freightParts(order)
  const voucher: [string, number] = [`Voucher ${order.voucher ?? ''}`.trim(), -order.discount]
  const optional: [string, number][] = [
    ['Diskon ongkos kirim', -order.shipping_discount],
    [costLabels.extra, onTop],
    ['Biaya pembayaran', order.fee_payment],
    ['Biaya layanan', order.fee + order.fee_seller]
  ]
  const some = (list: [string, number][]) => list.filter(([, amount]) => amount !== 0)
  return [
    ['Subtotal produk', order.subtotal],
    ...some([voucher]),
    [costLabels.shipping, freight],
    ...some(optional),
    ['Total', order.grand_total],
    ...some([[`Dikembalikan ke ${brand.saldo}`, -order.refunded]])
  ]
}

/** What the buyer said about the site: 'Referensi proyek/PO: PO-118' (checkout-43). */
const siteOf = ({ site }: OrderDetail): string[] =>
  siteFacts(site).map(([label, words]) => `${label}: ${words}`)

/** What is said of money that went to Saldo: of this order, and of its payment (D28). */
function backOf({ refunded, credited, grand_total }: OrderDetail): string[] {
  return [
    ...(refunded > 0 ? [refundText(refunded, grand_total)] : []),
    ...(credited > 0 ? [creditText(credited)] : [])
  ]
}
