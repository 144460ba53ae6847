import type { OrderStatus } from './status.ts'
import type { Actor } from './actor.ts'

type Notice = { title: string; body: string }

/** What the buyer is told when an order reaches a status: one notification a change (D12). */
export function noticeFor(
  order: { code: string; status: OrderStatus; isNego: boolean; reason: string | null },
  by: Actor,
  isAccepted: boolean
): Notice {
  const { code, status } = order
  switch (status) {
    case 'pending':
      return notice('Menunggu Pembayaran', `Pesanan ${code} dibuat. Selesaikan pembayaran dalam 24 jam.`)
    case 'nego':
      return notice('Negosiasi Ongkir', `Diskusi ongkir ${code} menunggu jawaban penjual.`)
    case 'paid':
      return isAccepted
        ? notice('Pesanan Diterima Penjual', `Penjual menerima pesanan ${code} dan segera mengemasnya.`)
        : notice('Pesanan Diproses', `Pesanan ${code} diteruskan ke penjual.`)
    case 'process':
      return notice('Pesanan Dikemas', `Pesanan ${code} sedang dikemas penjual.`)
    case 'sent':
      return notice('Pesanan Dikirim', `Pesanan ${code} dalam perjalanan ke alamat Anda.`)
    case 'delivered':
      return notice('Barang Sampai', `Pesanan ${code} sudah sampai. Periksa barang lalu konfirmasi.`)
    case 'success':
      return notice('Pesanan Selesai', `Pesanan ${code} selesai. Terima kasih telah berbelanja.`)
    case 'complain':
      return notice('Komplain Diajukan', `Komplain untuk pesanan ${code} sedang ditinjau.`)
    case 'cancel':
      return notice('Pesanan Dibatalkan', cancelBody(code, by, order.reason))
  }
}

const notice = (title: string, body: string): Notice => ({ title, body })

function cancelBody(code: string, by: Actor, reason: string | null): string {
  const who = { buyer: 'Anda', seller: 'penjual', expedition: 'ekspedisi', system: 'sistem', admin: 'admin' }
  return `Pesanan ${code} dibatalkan oleh ${who[by]}${reason ? `: ${reason}` : ''}.`
}
