import { FoldArrow } from '#components/ui/FoldArrow.tsx'
import { rupiah } from '#lib/format/rupiah.ts'
import { moneyErrors } from '#lib/money/errors.ts'
import type { PaymentGroup } from '#lib/payment/contract.ts'
import { paymentTexts } from '#lib/payment/texts.ts'

type Choice = {
  chosenId: number
  /** The amount to pay; undefined while it is unknown. */
  total: number | undefined
  onChoose: (id: number) => void
}

/** Payment methods by group; unavailable ones show the reason. */
export function MethodGroups({ groups, ...choice }: Choice & { groups: readonly PaymentGroup[] }) {
  // Insufficient Saldo is shown at the method, among the available ones.
  const isOpen = (group: PaymentGroup) => group.is_available || group.balance !== null
  const closed = groups.filter(group => !isOpen(group))
  return (
    <div className="grid gap-5">
      {groups.filter(isOpen).map(group => (
        <Group key={group.bank_type} group={group} {...choice} />
      ))}
      {closed.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
            Tidak tersedia ({closed.length}) <FoldArrow />
          </summary>
          <div className="mt-2 grid gap-5">
            {closed.map(group => (
              <Group key={group.bank_type} group={group} {...choice} />
            ))}
          </div>
        </details>
      )}
    </div>
  )
}

function Group({ group, ...choice }: Choice & { group: PaymentGroup }) {
  // Insufficient Saldo is shown only once, at the method.
  const isMarked = !group.is_available && group.balance === null
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">
        {group.name} {isMarked && <span className="text-muted">(Tidak tersedia)</span>}
      </legend>
      {isMarked && group.reason && <p className="text-sm text-muted">{group.reason}</p>}
      {group.methods.map(method => (
        <Method key={method.id} method={method} group={group} {...choice} />
      ))}
    </fieldset>
  )
}

type MethodProps = Choice & { method: PaymentGroup['methods'][number]; group: PaymentGroup }

function Method({ method, group, chosenId, total, onChoose }: MethodProps) {
  const isUsable = group.is_available && method.is_available
  const isChosen = chosenId === method.id
  const isShort = group.balance !== null && total !== undefined && group.balance < total
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
        onChange={() => onChoose(method.id)}
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {method.name}
          {method.bank_type === 'paylater_account' && <span className="badge badge-sm">App Only</span>}
        </span>
        {group.balance !== null && (
          <span className="block text-sm text-muted">Saldo {rupiah(group.balance)}</span>
        )}
        {isChosen && method.bank_type === 'baba_cod' && (
          <span className="block text-sm text-muted">{paymentTexts.cash}</span>
        )}
        {isShort && <span className="block text-sm text-error">{moneyErrors.balance_too_low.message}</span>}
        {!isUsable &&
          method.reason &&
          (method.reason !== group.reason || group.balance !== null) &&
          !isShort && <span className="block text-sm text-muted">{method.reason}</span>}
      </span>
      {method.fee > 0 && <span className="text-sm text-muted tabular">+{rupiah(method.fee)}</span>}
    </label>
  )
}
