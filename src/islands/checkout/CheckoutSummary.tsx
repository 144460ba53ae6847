import { useStore } from '@nanostores/react'
import { TicketPercent } from 'lucide-react'
import { useState } from 'react'

import { rupiah } from '#lib/format/rupiah.ts'
import { $checkout, $totals, $voucher } from '#lib/checkout/store/state.ts'

import { PromoDialog } from './PromoDialog.tsx'
import { VoucherWorth } from './VoucherWorth.tsx'

/** The figures of the order; fixed beside the blocks on wide screens. */
export function CheckoutSummary() {
  const totals = useStore($totals)
  const voucher = useStore($voucher)
  const { data } = useStore($checkout)
  const [isPromoOpen, setPromoOpen] = useState(false)
  if (!totals || !data) return null
  const pieces = data.products.reduce((sum, product) => sum + product.qty, 0)
  return (
    <aside aria-label="Ringkasan pesanan" className="card grid gap-3 border border-base-300 bg-base-100 p-4">
      <button
        type="button"
        className="btn h-12 justify-start gap-3 btn-outline"
        onClick={() => setPromoOpen(true)}
      >
        <TicketPercent className="size-5 text-primary" aria-hidden="true" />
        <span className="flex-1 truncate text-left">{voucher ? voucher.code : 'Pakai promo'}</span>
        {voucher && <VoucherWorth voucher={voucher} />}
      </button>
      <h2 className="font-bold">Ringkasan pesanan</h2>
      <dl className="grid gap-2">
        <Row label={`Subtotal (${pieces} barang)`} amount={totals.subtotal} />
        {totals.discount > 0 && <Row label="Diskon promo" amount={-totals.discount} />}
        <Row label="Ongkos kirim" amount={totals.shipping} />
        {totals.shippingDiscount > 0 && <Row label="Diskon ongkir" amount={-totals.shippingDiscount} />}
        {totals.extraCost > 0 && <Row label="Biaya tambahan" amount={totals.extraCost} />}
        {totals.feePayment > 0 && <Row label="Biaya penanganan" amount={totals.feePayment} />}
        <div className="flex items-baseline justify-between border-t border-base-300 pt-3">
          <dt className="font-bold">Total</dt>
          <dd className="text-xl font-bold tabular" data-total>
            {rupiah(totals.grandTotal)}
          </dd>
        </div>
      </dl>
      {voucher?.type === 'cashback' && (
        <p className="text-sm text-success">
          Cashback {rupiah(voucher.value)} masuk ke Saldo setelah pesanan selesai.
        </p>
      )}
      {isPromoOpen && <PromoDialog onClose={() => setPromoOpen(false)} />}
    </aside>
  )
}

function Row({ label, amount }: { label: string; amount: number }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-muted">{label}</dt>
      <dd className={`whitespace-nowrap tabular ${amount < 0 ? 'text-success' : ''}`}>{rupiah(amount)}</dd>
    </div>
  )
}
