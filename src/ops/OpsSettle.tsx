import { rupiah } from '#lib/format/rupiah.ts'

import { type OpsOrder, step } from './order-store.ts'
import { OpsAsk } from './OpsAsk.tsx'

/** The bank reports the payment: money that nobody checked afterwards, so that it asks first and names what it settles. */
export function OpsSettle({ order: { code, payment, together } }: { order: OpsOrder }) {
  const { number, amount } = payment
  if (!number) return null
  const others = together.map(one => one.code)
  const also = others.length > 0 ? ` Dibayar bersama: ${others.join(', ')}.` : ''
  return (
    <OpsAsk
      look="primary"
      label="Terima pembayaran"
      title={`Terima pembayaran ${code}`}
      text={`Catat bahwa bank menerima ${amount === null ? 'tagihannya' : rupiah(amount)} di VA ${number}?${also}`}
      confirm="Ya, sudah diterima"
      onConfirm={() => step('POST /ops/payment/settle', { number }, `${code}: pembayaran dilaporkan`)}
    />
  )
}
