import { useStore } from '@nanostores/react'
import { TicketPercent } from 'lucide-react'
import { useState } from 'react'

import { AmountRow } from '#components/ui/AmountRow.tsx'
import { Button } from '#components/ui/Button.tsx'
import { rupiah } from '#lib/format/rupiah.ts'
import { $totals } from '#lib/checkout/store/methods.ts'
import { $checkout, $voucher } from '#lib/checkout/store/state.ts'
import { checkoutLabels } from '#lib/checkout/texts.ts'
import { costLabels } from '#lib/order/texts.ts'

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
      <Button look="outline" size="large" className="justify-start gap-3" onClick={() => setPromoOpen(true)}>
        <TicketPercent className="size-5 text-primary" aria-hidden="true" />
        <span className="flex-1 truncate text-left">{voucher ? voucher.code : checkoutLabels.voucher}</span>
        {voucher && <VoucherWorth voucher={voucher} />}
      </Button>
      <h2 className="font-bold">Ringkasan pesanan</h2>
      <dl className="grid gap-2">
        <AmountRow label={`Subtotal (${pieces} barang)`} amount={totals.subtotal} />
        {totals.discount > 0 && <AmountRow label="Diskon promo" amount={-totals.discount} />}
        <AmountRow label={costLabels.shipping} amount={totals.shipping} />
        {totals.shippingDiscount > 0 && <AmountRow label="Diskon ongkir" amount={-totals.shippingDiscount} />}
        {totals.extraCost > 0 && <AmountRow label={costLabels.extra} amount={totals.extraCost} />}
        {totals.feePayment > 0 && <AmountRow label="Biaya penanganan" amount={totals.feePayment} />}
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
