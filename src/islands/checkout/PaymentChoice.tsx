import { useStore } from '@nanostores/react'

import type { PaymentGroup } from '#lib/payment/contract.ts'
import { paymentTexts } from '#lib/payment/texts.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { choosePayment } from '#lib/checkout/store/choices.ts'
import { $payment, $payments, $totals, reloadPayments } from '#lib/checkout/store/methods.ts'
import { moneyRefusals } from '#lib/money/refusals.ts'

import { LoadError } from '#islands/ui/LoadError.tsx'
import { Section } from '#islands/ui/Section.tsx'

/** Payment methods by group, for the chosen shipping and total. */
export function PaymentChoice() {
  const { status, groups } = useStore($payments)
  const { notice } = useStore($payment)
  return (
    <Section title={paymentTexts.method}>
      {status === 'idle' && <p className="text-muted">Pilih metode pengiriman terlebih dahulu.</p>}
      <p role="status" className="mb-3 alert alert-warning empty:hidden">
        {notice}
      </p>
      {status === 'error' && (
        <LoadError message="Gagal mendapatkan metode pembayaran" onRetry={() => void reloadPayments()} />
      )}
      {status === 'loading' && groups.length === 0 && (
        <div className="h-40 w-full skeleton" aria-busy="true" />
      )}
      <div className="grid gap-5">
        {groups.map(group => (
          <Group key={group.bank_type} group={group} />
        ))}
      </div>
    </Section>
  )
}

function Group({ group }: { group: PaymentGroup }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">
        {group.name} {!group.is_available && <span className="text-muted">(Tidak tersedia)</span>}
      </legend>
      {!group.is_available && group.reason && <p className="text-sm text-muted">{group.reason}</p>}
      {group.methods.map(method => (
        <Method key={method.id} method={method} group={group} />
      ))}
    </fieldset>
  )
}

type MethodProps = { method: PaymentGroup['methods'][number]; group: PaymentGroup }

function Method({ method, group }: MethodProps) {
  const { id: paymentId } = useStore($payment)
  const totals = useStore($totals)
  const isUsable = group.is_available && method.is_available
  const isChosen = paymentId === method.id
  const isShort = group.balance !== null && totals !== undefined && group.balance < totals.grandTotal
  return (
    <label
      className={`flex min-h-14 items-center gap-3 rounded-field border p-3 ${
        isChosen ? 'border-primary bg-base-200' : 'border-base-300'
      } ${isUsable ? 'cursor-pointer' : 'text-muted'}`}
    >
      <input
        type="radio"
        name="payment"
        className="radio radio-primary"
        checked={isChosen}
        disabled={!isUsable}
        onChange={() => choosePayment(method.id)}
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {method.name}
          {method.bank_type === 'paylater_account' && <span className="badge badge-sm">App Only</span>}
        </span>
        {group.balance !== null && (
          <span className="block text-sm text-muted">Saldo {rupiah(group.balance)}</span>
        )}
        {isShort && <span className="block text-sm text-error">{moneyRefusals.balance_too_low.message}</span>}
        {!isUsable && method.reason && method.reason !== group.reason && !isShort && (
          <span className="block text-sm text-muted">{method.reason}</span>
        )}
      </span>
      {method.fee > 0 && <span className="text-sm text-muted tabular">+{rupiah(method.fee)}</span>}
    </label>
  )
}
