import type { OrderStatus } from './status.ts'

/** Messages about an order whose status changed while its list or page is open, by the new status. */
const sentences: Record<OrderStatus, (code: string) => string> = {
  pending: code => `Pesanan ${code} menunggu pembayaran.`,
  nego: code => `Negosiasi pesanan ${code} diperbarui.`,
  paid: code => `Pembayaran diterima. Pesanan ${code} sedang diproses.`,
  process: code => `Pesanan ${code} sedang dikemas penjual.`,
  sent: code => `Pesanan ${code} dalam perjalanan ke alamat Anda.`,
  delivered: code => `Pesanan ${code} sudah sampai.`,
  success: code => `Pesanan ${code} selesai.`,
  cancel: code => `Pesanan ${code} dibatalkan.`,
  complain: code => `Komplain pesanan ${code} diperbarui.`
}

/** The same for several orders at once, where that is one event. */
const together: Partial<Record<OrderStatus, (count: string) => string>> = {
  paid: count => `Pembayaran diterima. ${count} pesanan sedang diproses.`
}

/**
 * A sentence about simultaneous changes to one status; several orders are those of one payment.
 * `mayBeMore`: others may have changed too.
 * changeText('paid', ['BB1', 'BB2', 'BB3']) // => 'Pembayaran diterima. 3 pesanan sedang diproses.'
 */
export function changeText(status: OrderStatus, codes: readonly string[], mayBeMore = false): string {
  const [code = '', ...others] = codes
  if (others.length === 0) return sentences[status](code)
  return (
    together[status]?.(`${mayBeMore ? 'Sedikitnya ' : ''}${codes.length}`) ??
    codes.map(sentences[status]).join(' ')
  )
}
