import { AmountRow, WordRow } from '#components/ui/AmountRow.tsx'
import { inFours } from '#lib/format/in-fours.ts'
import type { OrderDetail } from '#lib/order/order-shapes.ts'
import { negotiationLabels } from '#lib/negotiation/texts.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { cardTotal } from '#lib/order/card-total.ts'
import { costRows } from '#lib/order/cost-rows.ts'
import { totalWithoutText } from '#lib/order/part-texts.ts'
import { paymentStatusOf } from '#lib/order/payment-status.ts'
import { statuses } from '#lib/order/status.ts'
import { paidTogetherText } from '#lib/order/together-text.ts'
import { paths } from '#lib/core/paths.ts'
import { paymentGroupNames } from '#lib/payment/choice.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { costLabels } from '#lib/core/cost-labels.ts'
import { refundSaid } from '#lib/order/refund-promise.ts'
import { creditText } from '#lib/order/texts.ts'

import { Section } from '#islands/ui/Section.tsx'
import { CopyAccount } from './CopyCode.tsx'

/** The total and its parts, as the server calculated them, and the payment method. */
export function OrderPayment({ order }: { order: OrderDetail }) {
  const isOpen = order.nego?.may_pay === false
  const total = isOpen ? cardTotal(order) : { label: costLabels.total, amount: order.grand_total, note: '' }
  const note = isOpen ? total.note : noBreak(totalWithoutText(order.products))
  return (
    <Section title="Rincian Pembayaran">
      <Method payment={order.payment} />
      <dl className="grid gap-2 border-t border-base-300 pt-3 text-sm">
        {costRows(order).map(([label, amount]) =>
          isOpen && label === costLabels.shipping ? (
            <OpenFreight key={label} quote={amount} />
          ) : (
            <AmountRow key={label} label={label} amount={amount} />
          )
        )}
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-2 border-t border-base-300 pt-3">
          <dt className="font-bold">{total.label}</dt>
          <dd className="text-lg font-bold tabular">{rupiah(total.amount)}</dd>
          {note && <dd className="w-full text-right text-muted">{note}</dd>}
        </div>
        {order.cashback > 0 && statuses[order.status].end !== 'cancelled' && (
          <div className="flex justify-between gap-3 text-success">
            <dt>Cashback</dt>
            <dd className="font-semibold tabular">{rupiah(order.cashback)}</dd>
          </div>
        )}
      </dl>
      <PaidTogether order={order} />
      {order.refunded > 0 && <MoneyBack>{refundSaid(order)}</MoneyBack>}
      {order.credited > 0 && <MoneyBack>{creditText(order.credited)}</MoneyBack>}
    </Section>
  )
}

/** The freight of a negotiation that is open: the quote with what comes on top of it, or all of it, is not known yet. */
function OpenFreight({ quote }: { quote: number }) {
  if (quote === 0) return <WordRow label={costLabels.shipping} words={negotiationLabels.discussed} />
  return (
    <>
      <AmountRow label={costLabels.shipping} amount={quote} />
      <WordRow label={costLabels.extra} words={negotiationLabels.discussed} />
    </>
  )
}

/** Links to the other orders of the same payment, with their joint total until it is paid. */
function PaidTogether({ order }: { order: OrderDetail }) {
  if (order.together.length === 0) return null
  return (
    <div className="mt-3 border-t border-base-300 pt-3 text-sm">
      <p className="text-muted">{paidTogetherText(order) || 'Dibayar sekaligus dengan'}</p>
      <ul>
        {order.together.map(({ id, code, shop }) => (
          <li key={id}>
            <a href={paths.order(id)} className="inline-block link py-2 font-semibold link-hover">
              {code}
            </a>{' '}
            <span className="wrap-anywhere">{shop}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const MoneyBack = ({ children }: { children: string }) => (
  <p className="mt-3 border-t border-base-300 pt-3 font-semibold text-success">{children}</p>
)

function Method({ payment }: { payment: OrderDetail['payment'] }) {
  const { type, bank, number, status } = payment
  const { label, isFinal } = paymentStatusOf(status)
  // An order without a payment has no payment status either.
  if (!type && !bank) return null
  return (
    <dl className="mb-3 grid gap-2 text-sm">
      <div className="flex justify-between gap-3">
        <dt className="text-muted">Metode Pembayaran</dt>
        <dd className="text-right font-semibold">{bank ?? (type && paymentGroupNames[type])}</dd>
      </div>
      {number && !isFinal && (
        <div className="flex items-center justify-between gap-3">
          <dt className="text-muted">Nomor VA</dt>
          <dd className="flex min-w-0 flex-wrap items-center justify-end gap-x-1">
            <span className="font-semibold break-all tabular">{inFours(number)}</span>
            <CopyAccount number={number} />
          </dd>
        </div>
      )}
      <div className="flex justify-between gap-3">
        <dt className="text-muted">Status Pembayaran</dt>
        <dd className="font-semibold">{label}</dd>
      </div>
    </dl>
  )
}
