import { Button } from '#components/ui/Button.tsx'
import { inFours } from '#lib/format/in-fours.ts'
import type { PaymentDetail } from '#lib/payment/contract.ts'
import { costLabels } from '#lib/core/cost-labels.ts'
import { paymentStatusOf } from '#lib/order/payment-status.ts'
import { paymentGroupNames } from '#lib/payment/choice.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { paths } from '#lib/core/paths.ts'
import { checkTransaction } from '#lib/payment/store.ts'

import { CopyButton } from '#islands/ui/CopyButton.tsx'
import { Fact } from '#islands/ui/Fact.tsx'
import { CopyAccount, CopyOrderCode } from '#islands/order/CopyCode.tsx'

/** Amount, method, virtual account and code; payment details can be copied only while the payment is open. */
export function PaymentFacts({ detail }: { detail: PaymentDetail }) {
  const { payment, grand_total, code, orders } = detail
  const fee = orders.reduce((sum, order) => sum + order.fee_payment, 0)
  const isPayable = !paymentStatusOf(payment.status).isFinal
  return (
    <section
      aria-label="Rincian pembayaran"
      className="rounded-box border border-base-300 bg-base-100 p-4 sm:p-6"
    >
      <dl className="grid gap-4">
        <Fact layout="stacked" label="Total Pembayaran">
          <span className="text-xl font-bold tabular">{rupiah(grand_total)}</span>
          {isPayable && (
            <CopyButton
              text={String(grand_total)}
              label="Salin total pembayaran"
              message="Total pembayaran berhasil disalin"
            />
          )}
        </Fact>
        {isPayable && payment.number && (
          <Fact layout="stacked" label="Nomor Virtual Account">
            <span className="text-lg font-bold break-all tabular sm:tracking-wide">
              {inFours(payment.number)}
            </span>
            <CopyAccount number={payment.number} isInPlace />
          </Fact>
        )}
      </dl>
      <dl className="mt-4 grid gap-2 border-t border-base-300 pt-4">
        <Fact layout="apart" label="Status">
          <PaymentChip status={payment.status} />
        </Fact>
        <Fact layout="apart" label="Tipe Pembayaran">
          {paymentGroupNames[payment.type]}
        </Fact>
        {payment.type === 'virtual_account' && (
          <Fact layout="apart" label="Bank">
            {payment.bank}
          </Fact>
        )}
        {fee > 0 && (
          <Fact layout="apart" label={costLabels.payment}>
            <span className="tabular">{rupiah(fee)}</span>
          </Fact>
        )}
        {orders.length === 1 && (
          <Fact layout="apart" label="Kode Transaksi">
            <span className="font-semibold tabular">{code}</span>
            <CopyOrderCode code={code} />
          </Fact>
        )}
      </dl>
      {orders.length > 1 && <PaidOrders orders={orders} />}
      <div className="mt-6 grid gap-2 sm:grid-cols-2">
        <Button look="primary" size="large" onClick={() => checkTransaction(detail)}>
          Cek Transaksi
        </Button>
        <Button href={paths.home} look="outline" size="large">
          Belanja Lagi
        </Button>
      </div>
    </section>
  )
}

/** The orders of one payment, each with its shop, its total without the payment fee, and its status. */
function PaidOrders({ orders }: Pick<PaymentDetail, 'orders'>) {
  return (
    <section aria-label="Pesanan dalam pembayaran ini" className="mt-4 border-t border-base-300 pt-4">
      <h2 className="font-bold">{orders.length} pesanan dibayar sekaligus</h2>
      <ul className="divide-y divide-base-300">
        {orders.map(({ id, code, shop, status_label, grand_total, fee_payment }) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 py-2">
            <span className="font-medium wrap-anywhere">{shop}</span>
            <span className="text-right font-semibold tabular">{rupiah(grand_total - fee_payment)}</span>
            <a href={paths.order(id)} className="link py-2 text-sm text-muted tabular link-hover">
              {code}
            </a>
            <span className="text-right text-sm text-muted">{status_label}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PaymentChip({ status }: { status: string }) {
  const { label, tab, isFinal } = paymentStatusOf(status)
  const lost = isFinal ? 'badge-error badge-soft' : 'badge-warning'
  return (
    <span className={`badge font-semibold ${tab === 'paid' ? 'badge-soft badge-success' : lost}`}>
      {label}
    </span>
  )
}
