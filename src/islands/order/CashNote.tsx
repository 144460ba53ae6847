import { banText } from '#lib/order/cash-ban.ts'
import type { OrderDetail } from '#lib/order/order-shapes.ts'
import { statuses } from '#lib/order/status.ts'
import { paths } from '#lib/core/paths.ts'
import { paymentTexts } from '#lib/payment/texts.ts'

/** What the buyer may do about goods on their way that are paid at the door: refuse them, or ask where they are (D48). */
export function CashNote({ order: { status, payment } }: { order: OrderDetail }) {
  if (payment.type !== 'baba_cod' || statuses[status].goods !== 'on the way') return null
  return (
    <p className="alert alert-soft alert-warning text-base-content">
      <span>
        {paymentTexts.cash} Barang belum sampai? Tanyakan kepada penjual lewat chat, atau{' '}
        <a href={paths.contact} className="link">
          hubungi kami
        </a>
        . {banText}
      </span>
    </p>
  )
}
