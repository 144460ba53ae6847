import { useStore } from '@nanostores/react'

import { paymentTexts } from '#lib/payment/texts.ts'
import { choosePayment } from '#lib/checkout/store/choices.ts'
import { $payment, $payments, $totals, reloadPayments } from '#lib/checkout/store/methods.ts'
import { $shops, $unpriced } from '#lib/checkout/store/state.ts'
import { unpricedNote } from '#lib/checkout/unpriced.ts'

import { MethodGroups } from '#islands/payment/MethodGroups.tsx'
import { LoadError } from '#islands/ui/LoadError.tsx'
import { Section } from '#islands/ui/Section.tsx'

/** Payment methods by group, for the chosen shipping and total. */
export function PaymentChoice() {
  const { status, groups } = useStore($payments)
  const { id: chosenId, notice } = useStore($payment)
  const totals = useStore($totals)
  const shops = useStore($shops)
  const unpriced = useStore($unpriced)
  return (
    <Section title={paymentTexts.method}>
      {status === 'idle' && <p className="text-muted">{unpricedNote(unpriced, shops.length === 1)?.full}</p>}
      <p role="status" className="mb-3 alert alert-warning empty:hidden">
        {notice}
      </p>
      {status === 'error' && (
        <LoadError message="Gagal mendapatkan metode pembayaran" onRetry={() => void reloadPayments()} />
      )}
      {status === 'loading' && groups.length === 0 && (
        <div className="h-40 w-full skeleton" aria-busy="true" />
      )}
      <MethodGroups groups={groups} chosenId={chosenId} total={totals?.grandTotal} onChoose={choosePayment} />
    </Section>
  )
}
