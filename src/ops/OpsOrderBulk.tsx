import { useStore } from '@nanostores/react'
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import type { Sent } from '#lib/calls.ts'
import { shippedByLimits } from '#lib/order/limits.ts'
import { Dialog } from '#islands/ui/Dialog.tsx'

import { $caller, $notice, request } from './console-store.ts'
import { type OpsOrder, refreshOrders } from './order-store.ts'
import { OpsOrderPrint } from './OpsOrderPrint.tsx'
import { $drafts, dropDraft, typeDraft } from './use-draft.ts'

type Step = Sent<'POST /ops/transaction/steps'>['step']
const labels: Record<Step, string> = { accept: 'Terima', pack: 'Kemas', ship: 'Kirim' }
const done: Record<Step, string> = { accept: 'diterima', pack: 'dikemas', ship: 'dikirim' }

/** The draft of the tracking number with which an order is shipped together with others. */
const shipDraft = (code: string): string => `ship ${code}`

type Props = { rows: readonly OpsOrder[]; onDone: (done: readonly OpsOrder[]) => void }

/** Steps of many orders at once; each is taken by itself, and what failed stays named with its reason (ops-104). */
export function OpsOrderBulk({ rows, onDone }: Props) {
  const calls = useStore($caller)?.calls ?? []
  const [isShipping, setShipping] = useState(false)
  const [busy, setBusy] = useState<Step>()
  const able = (step: Step) => rows.filter(({ steps }) => steps.includes(step))
  const send = async (step: Step, orders: Sent<'POST /ops/transaction/steps'>['orders']) => {
    if (busy) return
    setBusy(step)
    const results = await request('POST /ops/transaction/steps', { step, orders })
    if (!results) return setBusy(undefined)
    const failed = results.flatMap(({ id, error }) => (error ? [`${id}: ${error.message}`] : []))
    for (const { id, ok } of results) if (ok && step === 'ship') dropDraft(shipDraft(id))
    const count = `${results.length - failed.length} pesanan ${done[step]}`
    $notice.set({ text: [count, ...failed].join('. '), isError: failed.length > 0 })
    setShipping(false)
    // Until the rows say what is possible now, nobody chooses among them again.
    await refreshOrders()
    setBusy(undefined)
    const taken = new Set(results.flatMap(({ id, ok }) => (ok ? [id] : [])))
    onDone(failed.length === 0 ? rows : rows.filter(({ code }) => taken.has(code)))
  }
  if (!calls.includes('POST /ops/transaction/steps')) return null
  return (
    <>
      {(['accept', 'pack'] as const).map(step => {
        const some = able(step)
        return (
          <Button
            key={step}
            look="plain"
            disabled={some.length === 0}
            isBusy={busy === step}
            onClick={() =>
              void send(
                step,
                some.map(({ code }) => ({ id: code }))
              )
            }
          >
            {labels[step]} {some.length}
          </Button>
        )
      })}
      <Button look="plain" disabled={able('ship').length === 0} onClick={() => setShipping(true)}>
        {labels.ship} {able('ship').length}
      </Button>
      {rows.length <= 50 && <OpsOrderPrint orders={rows.map(({ code }) => code)} />}
      {isShipping && (
        <ShipForm
          rows={able('ship')}
          isBusy={busy === 'ship'}
          onShip={orders => void send('ship', orders)}
          onClose={() => setShipping(false)}
        />
      )}
    </>
  )
}

type ShipProps = {
  rows: readonly OpsOrder[]
  isBusy: boolean
  onShip: (orders: { id: string; resi: string }[]) => void
  onClose: () => void
}

/** Tracking numbers in a row: Enter goes to the next field, from the last one to the button. */
function ShipForm({ rows, isBusy, onShip, onClose }: ShipProps) {
  const drafts = useStore($drafts)
  const typedFor = (code: string) => {
    const typed = drafts[shipDraft(code)]?.['resi']
    return typeof typed === 'string' ? typed : ''
  }
  const resiOf = (code: string) => typedFor(code).trim()
  const filled = rows.flatMap(({ code }) => (resiOf(code) ? [{ id: code, resi: resiOf(code) }] : []))
  const next = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const fields = [
      ...(event.currentTarget.form?.querySelectorAll<HTMLElement>('input, [type=submit]') ?? [])
    ]
    fields[fields.indexOf(event.currentTarget) + 1]?.focus()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (filled.length > 0 && !isBusy) onShip(filled)
  }
  return (
    <Dialog title={`Kirim ${rows.length} pesanan`} isWide onClose={onClose}>
      <form className="grid gap-3" onSubmit={submit}>
        <p className="text-sm text-muted">
          Enter pindah ke resi berikutnya. Pesanan tanpa resi tidak dikirim.
        </p>
        {rows.map(({ code, shipping, buyer }) => (
          <label key={code} className="grid items-center gap-1 sm:grid-cols-[minmax(0,1fr)_16rem]">
            <span className="text-sm">
              <b>{code}</b> {buyer.name} · {shipping.courier} {shipping.service}
            </span>
            <input
              className="input-bordered input h-11 w-full"
              aria-label={`Resi ${code}`}
              maxLength={shippedByLimits.resi}
              autoComplete="off"
              value={typedFor(code)}
              onChange={event => typeDraft(shipDraft(code), { resi: event.target.value })}
              onKeyDown={next}
            />
          </label>
        ))}
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="ghost" onClick={onClose}>
            Kembali
          </Button>
          <Button type="submit" look="primary" isBusy={isBusy} disabled={filled.length === 0}>
            Kirim {filled.length}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
