import { costLabels } from '#lib/core/cost-labels.ts'
import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { rupiah } from '#lib/format/rupiah.ts'
import { paths } from '#lib/core/paths.ts'
import { $method, $payments, $totals } from '#lib/checkout/store/methods.ts'
import { $moving } from '#lib/checkout/store/delivery.ts'
import { unpricedNote } from '#lib/checkout/unpriced.ts'
import { $checkout, $shops, $unpriced } from '#lib/checkout/store/state.ts'
import { isSiteError, stopAtSite } from '#lib/checkout/store/site.ts'
import { moneyErrors } from '#lib/money/errors.ts'
import { voucherErrors } from '#lib/voucher/errors.ts'
import { $session } from '#lib/identity/store/who.ts'
import { checkoutLabels } from '#lib/checkout/texts.ts'
import { orderActionLabels } from '#lib/order/texts.ts'

import { useLoaded } from '#islands/ui/use-loaded.ts'
import { BottomBar } from './BottomBar.tsx'
import type { PayStep } from './PayDialogs.tsx'

/**
 * Total and pay button: at the bottom on phones, below the totals on wide screens. Virtual account and COD ask for a
 * final confirmation, Saldo for the PIN; a buyer without a PIN creates it here.
 */
export function PayBar() {
  const { data, isOrdering, orderError } = useStore($checkout)
  const shops = useStore($shops)
  const unpriced = useStore($unpriced)
  const isMoving = useStore($moving) !== 0
  const payments = useStore($payments)
  const method = useStore($method)
  const totals = useStore($totals)
  const session = useStore($session)
  const [step, setStep] = useState<PayStep>()
  const dialogs = useLoaded(() => import('./PayDialogs.tsx'))
  const hasPin = session.status === 'member' ? session.profile.has_pin : data?.has_pin
  const isSaldo = method?.bank_type === 'baba_balance'
  const isCod = method?.bank_type === 'baba_cod'
  const balance = payments.groups.find(group => group.balance !== null)?.balance ?? 0
  const isShort = isSaldo && balance < (totals?.grandTotal ?? 0)
  const problem = reason()

  function reason(): string | undefined {
    const open = unpricedNote(unpriced, shops.length === 1)
    if (open) return open.short
    if (!method) return 'Harap pilih metode pembayaran'
    if (isShort) return moneyErrors.balance_too_low.message
    const isCashback = shops.some(({ voucher }) => voucher?.type === 'cashback')
    return isCod && isCashback ? voucherErrors.voucher_not_for_cod.message : undefined
  }

  const pay = () => {
    if (stopAtSite()) return
    setStep(isSaldo ? (hasPin ? 'pin' : 'create') : 'look')
    if (!dialogs.module) dialogs.reload()
  }
  const label = isCod ? checkoutLabels.order : orderActionLabels.pay
  return (
    <BottomBar>
      <p role="alert" className="text-sm text-error empty:hidden">
        {orderError?.message}
      </p>
      {orderError && !isSiteError(orderError) && (
        <Button href={paths.cart} look="ghost" size="small">
          {checkoutLabels.backToCart}
        </Button>
      )}
      {problem && <p className="text-sm text-muted">{problem}</p>}
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="lg:sr-only">
          <span className="block text-sm text-muted">
            {unpriced.length > 0 ? checkoutLabels.totalSoFar : costLabels.total}
          </span>{' '}
          <b className="text-lg whitespace-nowrap tabular">{totals && rupiah(totals.grandTotal)}</b>
        </p>
        <Button
          look="primary"
          size="large"
          className="min-w-40 flex-1 text-base"
          isBusy={isOrdering || dialogs.isLoading}
          disabled={Boolean(problem) || isMoving || payments.status === 'loading'}
          onClick={pay}
        >
          {label}
        </Button>
      </div>
      {step && dialogs.module && <dialogs.module.PayDialogs step={step} label={label} onStep={setStep} />}
    </BottomBar>
  )
}
