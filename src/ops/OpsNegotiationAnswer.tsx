import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useId } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { costLabels } from '#lib/core/cost-labels.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import {
  $answering,
  $typed,
  approve,
  decline,
  maxReasonLength,
  type OpsNegotiation,
  type,
  typedOf
} from './negotiation-store.ts'
import { isUnreadable, rupiahProblem, typedWhole } from './form/typed-whole.ts'

/** The two answers of a seller, each with its form; a fault stands below its field (ops-16). */
export function OpsNegotiationAnswer({ order }: { order: OpsNegotiation }) {
  const { cost, reason, problems } = typedOf(useStore($typed), order.id)
  const isWrong = isUnreadable(cost)
  const what = costLabels[order.nego?.is_on_top ? 'extra' : 'shipping']
  return (
    <div className="grid gap-3">
      <Answer
        order={order}
        look="primary"
        button="Setujui"
        label={`${what} (Rp)`}
        hint={cost && !isWrong ? rupiah(Number(cost)) : 'Rp0 berarti gratis.'}
        problem={isWrong ? rupiahProblem : problems.cost}
        isDigits
        value={cost}
        onType={text => type(order.id, 'cost', typedWhole(text))}
        onSend={() => approve(order)}
      />
      <Answer
        order={order}
        look="danger-outline"
        button="Tolak diskusi"
        label="Alasan menolak"
        hint="Dibaca pembeli."
        problem={problems.reason}
        value={reason}
        onType={text => type(order.id, 'reason', text)}
        onSend={() => decline(order)}
      />
    </div>
  )
}

type Props = {
  order: OpsNegotiation
  look: 'primary' | 'danger-outline'
  button: string
  label: string
  hint: string
  problem: string | undefined
  isDigits?: boolean
  value: string
  onType: (text: string) => void
  onSend: () => Promise<void>
}

function Answer({ order, look, button, label, hint, problem, isDigits = false, value, ...on }: Props) {
  const id = useId()
  const isBusy = useStore($answering) === order.id
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isBusy) void on.onSend()
  }
  return (
    <form className="grid content-start gap-1 text-sm" noValidate onSubmit={send}>
      <label htmlFor={id}>
        {label} <span className="sr-only">untuk {order.code}</span>
      </label>
      <span className="flex gap-2">
        <input
          id={id}
          className={`input-bordered input h-11 min-w-0 flex-1 ${problem ? 'input-error' : ''}`}
          inputMode={isDigits ? 'numeric' : 'text'}
          maxLength={isDigits ? undefined : maxReasonLength}
          autoComplete="off"
          required
          aria-invalid={Boolean(problem)}
          aria-describedby={`${id}-note`}
          value={value}
          onChange={event => on.onType(event.target.value)}
        />
        <Button type="submit" look={look} isBusy={isBusy}>
          {button}
        </Button>
      </span>
      <p id={`${id}-note`} role="status" className={problem ? 'text-error' : 'text-muted'}>
        {problem ?? hint}
      </p>
    </form>
  )
}
