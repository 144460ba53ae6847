import { CircleCheck, CircleX, Clock } from 'lucide-react'

import type { PaymentDetail } from '#lib/payment/contract.ts'
import { paymentHead } from '#lib/payment/payment-head.ts'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { Countdown } from '#islands/ui/Countdown.tsx'

const looks = {
  good: { Icon: CircleCheck, tone: 'text-success' },
  open: { Icon: Clock, tone: 'text-primary' },
  over: { Icon: CircleX, tone: 'text-error' }
}

/** The message after ordering: that a payment is awaited, received or no longer possible. */
export function PaymentHead({ detail }: { detail: PaymentDetail }) {
  const { mood, title, message } = paymentHead(detail)
  const { Icon, tone } = looks[mood]
  const { expired } = detail.payment
  return (
    <section
      aria-live="polite"
      className="grid justify-items-center gap-2 rounded-box border border-base-300 bg-base-100 px-4 py-6 text-center"
    >
      <Icon className={`size-12 ${tone}`} strokeWidth={1.5} aria-hidden="true" />
      <h2 className="text-lg font-bold">{title}</h2>
      <p className="text-muted">{message}</p>
      {mood === 'open' && expired && <Deadline at={expired} />}
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
        Bayar sebelum <b className="whitespace-nowrap">{noBreak(dateTime(at))} WIB</b>
      </p>
    </div>
  )
}
