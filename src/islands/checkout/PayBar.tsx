import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { rupiah } from '#lib/format/rupiah.ts'
import { paths } from '#lib/core/paths.ts'
import { $method, $payments, $totals } from '#lib/checkout/store/methods.ts'
import { $checkout, $voucher } from '#lib/checkout/store/state.ts'
import { placeOrder } from '#lib/checkout/store/place-order.ts'
import { moneyRefusals } from '#lib/money/refusals.ts'
import { shippingRefusals } from '#lib/shipping/refusals.ts'
import { voucherRefusals } from '#lib/voucher/refusals.ts'
import { $session } from '#lib/identity/store/who.ts'
import { checkoutLabels } from '#lib/checkout/texts.ts'
import { orderActionLabels } from '#lib/order/texts.ts'

import { CreatePinDialog } from '#islands/identity/CreatePinDialog.tsx'
import { PinDialog } from '#islands/identity/PinDialog.tsx'

/**
 * Total and the button that pays: at the thumb on phones, below the figures on wide screens. Pays at once by virtual
 * account and COD, with the PIN by Saldo; who has no PIN creates it here.
 */
export function PayBar() {
  const { data, isOrdering, orderError, shipping } = useStore($checkout)
  const payments = useStore($payments)
  const method = useStore($method)
  const totals = useStore($totals)
  const voucher = useStore($voucher)
  const session = useStore($session)
  const [dialog, setDialog] = useState<'pin' | 'create'>()
  const hasPin = session.status === 'member' ? session.profile.has_pin : data?.has_pin
  const isSaldo = method?.bank_type === 'baba_balance'
  const isCod = method?.bank_type === 'baba_cod'
  const balance = payments.groups.find(group => group.balance !== null)?.balance ?? 0
  const isShort = isSaldo && balance < (totals?.grandTotal ?? 0)
  const problem = reason()

  function reason(): string | undefined {
    if (!shipping) return shippingRefusals.shipping_unavailable.message
    if (!method) return 'Harap pilih metode pembayaran'
    if (isShort) return moneyRefusals.balance_too_low.message
    return isCod && voucher?.type === 'cashback' ? voucherRefusals.voucher_not_for_cod.message : undefined
  }

  const pay = () => {
    if (isSaldo) setDialog(hasPin ? 'pin' : 'create')
    else void placeOrder()
  }
  return (
    <div
      data-pay-bar
      data-bar
      className="sticky bottom-0 z-20 -mx-3 grid gap-2 border-t border-base-300 bg-base-100 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-4 sm:px-4 lg:static lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0"
    >
      <p role="alert" className="text-sm text-error empty:hidden">
        {orderError?.message}
      </p>
      {orderError && (
        <Button href={paths.cart} look="ghost" size="small">
          {checkoutLabels.backToCart}
        </Button>
      )}
      {problem && <p className="text-sm text-muted">{problem}</p>}
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="lg:sr-only">
          <span className="block text-sm text-muted">Total</span>{' '}
          <b className="text-lg whitespace-nowrap tabular">{totals && rupiah(totals.grandTotal)}</b>
        </p>
        <Button
          look="primary"
          size="large"
          className="min-w-40 flex-1 text-base"
          isBusy={isOrdering}
          disabled={Boolean(problem) || payments.status === 'loading'}
          onClick={pay}
        >
          {isCod ? 'Pesan Sekarang' : orderActionLabels.pay}
        </Button>
      </div>
      {dialog === 'create' && (
        <CreatePinDialog onClose={() => setDialog(undefined)} onCreated={() => setDialog('pin')} />
      )}
      {dialog === 'pin' && totals && (
        <PinDialog
          purpose={`Bayar ${rupiah(totals.grandTotal)} dengan Saldo.`}
          onSubmit={placeOrder}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  )
}
