import type { PaymentDetail } from './contract.ts'
import { statuses } from '#lib/order/status.ts'
import { paymentStatusOf } from '#lib/order/payment-status.ts'
import { backText, creditText, orderTexts, refundText } from '#lib/order/texts.ts'

/** `open`: waits for a transfer until its deadline; `over`: nothing of it will be delivered. */
export type PaymentHead = { mood: 'good' | 'open' | 'over'; title: string; message: string }

const goodsAgain = 'Barangnya bisa Anda pesan ulang.'

/** Some orders may have ended, or a complaint may have refunded a part: mentions the refund next to the thanks (D29). */
const partText = ({ refunded }: PaymentDetail): string => (refunded > 0 ? `${backText(refunded)}.` : '')

/** The heading of the payment page. Refunded money precedes the thanks, because the payment itself stays paid (D28). */
export function paymentHead(detail: PaymentDetail): PaymentHead {
  const { status, payment, refunded, credited, grand_total } = detail
  const creditLine = credited > 0 ? `${creditText(credited)}.` : ''
  const { isFinal, tab, label } = paymentStatusOf(payment.status)
  if (isFinal && tab !== 'paid') {
    return {
      mood: 'over',
      title: `Pembayaran ${label}`,
      message: `${creditLine || 'Pesanan ini tidak dapat dibayar lagi.'} ${goodsAgain}`
    }
  }
  if (statuses[status].end === 'cancelled') {
    const message = refunded > 0 ? `${refundText(refunded, grand_total)}.` : goodsAgain
    return { mood: 'over', title: orderTexts.isCancelled, message: `${message} ${creditLine}`.trim() }
  }
  if (isFinal) {
    return {
      mood: 'good',
      title: 'Pembayaran Berhasil',
      message: ['Terima kasih! Pesanan Anda diteruskan ke penjual.', partText(detail), creditLine]
        .filter(Boolean)
        .join(' ')
    }
  }
  return { title: 'Pesanan Berhasil Dibuat', ...waiting(payment) }
}

function waiting({ type, expired }: PaymentDetail['payment']): Pick<PaymentHead, 'mood' | 'message'> {
  if (type === 'baba_cod') {
    return { mood: 'good', message: 'Siapkan uang pas dan bayar ke kurir saat barang sampai.' }
  }
  return type === 'virtual_account' && expired !== null
    ? { mood: 'open', message: 'Selesaikan pembayaran sebelum batas waktu agar pesanan diproses.' }
    : { mood: 'good', message: 'Pesanan Anda kami terima.' }
}
