import { CircleCheck, CircleX, Clock } from 'lucide-react'

import type { PaymentDetail } from '#lib/payment/contract.ts'
import { paymentStatusOf } from '#lib/order/payment-status.ts'
import { dateTime } from '#lib/format/dates.ts'

import { Countdown } from '#islands/ui/Countdown.tsx'

/** The order-created message with what it waits for: a payment, or nothing any more. */
export function PaymentHead({ detail: { payment } }: { detail: PaymentDetail }) {
  const { isFinal, tab, label } = paymentStatusOf(payment.status)
  const isPaid = isFinal && tab === 'paid'
  const isLost = isFinal && !isPaid
  const isOpen = !isFinal && payment.type === 'virtual_account' && payment.expired !== null
  const Icon = isLost ? CircleX : isOpen ? Clock : CircleCheck
  return (
    <section
      aria-live="polite"
      className="grid justify-items-center gap-2 rounded-box border border-base-300 bg-base-100 px-4 py-6 text-center"
    >
      <Icon
        className={`size-12 ${isLost ? 'text-error' : isOpen ? 'text-primary' : 'text-success'}`}
        strokeWidth={1.5}
        aria-hidden="true"
      />
      <h2 className="text-lg font-bold">
        {isLost ? `Pembayaran ${label}` : isPaid ? 'Pembayaran Berhasil' : 'Pesanan Berhasil Dibuat'}
      </h2>
      <p className="text-muted">{messageFor(payment.type, { isPaid, isLost, isOpen })}</p>
      {isOpen && payment.expired && <Deadline at={payment.expired} />}
    </section>
  )
}

function Deadline({ at }: { at: string }) {
  return (
    <div className="mt-1 grid w-full max-w-md gap-1 rounded-field bg-warning/20 px-4 py-3" aria-live="off">
      <p className="text-lg" role="timer" aria-label="Sisa waktu pembayaran">
        <Countdown at={at} />
      </p>
      <p className="text-sm">
        Bayar sebelum <b className="whitespace-nowrap">{dateTime(at)} WIB</b>
      </p>
    </div>
  )
}

type State = { isPaid: boolean; isLost: boolean; isOpen: boolean }

function messageFor(type: PaymentDetail['payment']['type'], { isPaid, isLost, isOpen }: State): string {
  if (isPaid) return 'Terima kasih! Pesanan Anda diteruskan ke penjual.'
  if (isLost) return 'Pesanan ini tidak dapat dibayar lagi. Barangnya bisa Anda pesan ulang.'
  if (type === 'baba_cod') return 'Siapkan uang pas dan bayar ke kurir saat barang sampai.'
  return isOpen
    ? 'Selesaikan pembayaran sebelum batas waktu agar pesanan diproses.'
    : 'Pesanan Anda kami terima.'
}
