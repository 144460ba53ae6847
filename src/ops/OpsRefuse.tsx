import { type SyntheticEvent, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { noBreak } from '#lib/format/no-break.ts'
import { quantityOf } from '#lib/product/sale-units.ts'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { useSubmission } from '#islands/ui/use-submission.ts'

import type { OpsOrder } from './order-store.ts'
import {
  refusableLines,
  refusalOf,
  refuseOrder,
  typedCount,
  type Refusable,
  type TypedRefusal
} from './refuse-order.ts'
import { type Typing, useDraft } from './use-draft.ts'

const nothing: TypedRefusal = { counts: {}, reason: '' }

/**
 * The button of a refusal at the door and its form (D48). What was typed outlives the closed form and an ended session,
 * a reload too, until it is reported.
 */
export function OpsRefuse({ order }: { order: OpsOrder }) {
  const [isOpen, setOpen] = useState(false)
  const draft = useDraft(`refusal ${order.code}`, nothing)
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        Ditolak penerima
      </Button>
      {isOpen && <RefusalForm order={order} draft={draft} onClose={() => setOpen(false)} />}
    </>
  )
}

type Props = {
  order: OpsOrder
  draft: Typing<TypedRefusal>
  onClose: () => void
}

function RefusalForm({ order, draft: { value: typed, set, drop, keyOf }, onClose }: Props) {
  const { isBusy, error, submit, clear } = useSubmission()
  const [isTried, setTried] = useState(false)
  const lines = refusableLines(order)
  const refusal = refusalOf(lines, typed)
  const change = (more: Partial<TypedRefusal>) => {
    clear()
    set(more)
  }
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    setTried(true)
    if (refusal.problem) return
    await submit(async () => {
      const reason = typed.reason.trim()
      // Other pieces or another reason are another report.
      const key = keyOf({ pieces: refusal.pieces, reason })
      const problem = await refuseOrder(order, refusal, { reason, key })
      if (!problem) drop(typed)
      // Without a session the console asks for the token, below a dialog nobody could answer.
      if (!problem || problem.status === 401) onClose()
      return problem
    })
  }
  return (
    <Dialog title={`Ditolak penerima: ${order.code}`} onClose={onClose}>
      <form className="grid gap-4" noValidate onSubmit={event => void send(event)}>
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-medium">Jumlah yang ditolak</legend>
          {lines.map(line => (
            <Count
              key={line.id}
              line={line}
              value={typed.counts[line.id] ?? String(line.qty)}
              isWrong={isTried && typedCount(line, typed) === undefined}
              onChange={value => change({ counts: { ...typed.counts, [line.id]: value } })}
            />
          ))}
        </fieldset>
        <label className="grid gap-1 font-medium">
          Alasan
          <textarea
            className="textarea w-full font-normal"
            rows={2}
            maxLength={500}
            value={typed.reason}
            aria-invalid={isTried && typed.reason.trim() === ''}
            onChange={event => change({ reason: event.target.value })}
          />
        </label>
        <p className="text-sm text-muted">
          {refusal.isWhole
            ? 'Pesanan dibatalkan tanpa tagihan, dan semua barang kembali ke stok.'
            : 'Sisanya tetap diantar. Totalnya berkurang sebelum uang diterima.'}
        </p>
        <ErrorText error={error} message={error?.message ?? (isTried ? refusal.problem : undefined)} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="ghost" onClick={onClose}>
            Kembali
          </Button>
          <Button type="submit" look="danger" isBusy={isBusy}>
            {noBreak(refusal.label)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type CountProps = { line: Refusable; value: string; isWrong: boolean; onChange: (value: string) => void }

function Count({ line: { name, qty, sale_unit }, value, isWrong, onChange }: CountProps) {
  return (
    <label className="flex items-center justify-between gap-3">
      <span className="min-w-0 text-sm wrap-anywhere">
        {noBreak(name)}, dari {noBreak(quantityOf(qty, sale_unit))}
      </span>
      <input
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        className={`input-bordered input h-11 w-24 shrink-0 ${isWrong ? 'input-error' : ''}`}
        aria-invalid={isWrong}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    </label>
  )
}
