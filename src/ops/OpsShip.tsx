import { type SyntheticEvent, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { shippedByLimits } from '#lib/order/limits.ts'
import { quantityOf } from '#lib/product/sale-units.ts'

import { $notice } from './console-store.ts'
import { TextField } from './form/Fields.tsx'
import { type OpsOrder, step } from './order-store.ts'
import { piecesProblem, typedPieces } from './typed-pieces.ts'
import { useDraft } from './use-draft.ts'

/** What the server found wrong with the two fields. */
type Problems = { resi?: string | undefined; courier?: string | undefined }

const nothing = { resi: '', courier: '', isInParts: false, counts: {} as Record<number, string> }

/**
 * Ships all that is left of an order, or some pieces of its lines (D49), with its courier or another one. What was
 * typed stays until it is shipped.
 */
export function OpsShip({ order }: { order: OpsOrder }) {
  const { code: id } = order
  const { value: typed, set, drop, keyOf } = useDraft(`shipping ${id}`, nothing)
  const { resi, courier, isInParts, counts } = typed
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const left = order.rest?.lines ?? order.products
  const pieces = left.map(line => ({ id: line.id, qty: typedPieces(counts[line.id] ?? '', line.qty) }))
  const isWrong = pieces.some(({ qty }) => qty === undefined)
  const lines = pieces.flatMap(({ id: line, qty = 0 }) => (qty > 0 ? { id: line, qty } : []))
  const showAtFields = ({
    resi: ofResi,
    courier: ofCourier,
    ...others
  }: Readonly<Record<string, string>>) => {
    setProblems({ resi: ofResi, courier: ofCourier })
    return Object.keys(others).length === 0
  }
  const ship = async () => {
    setProblems({})
    // Fewer pieces than were meant would be sent without a word.
    if (isInParts && isWrong) return $notice.set({ text: `${id}: ${piecesProblem}`, isError: true })
    const by = courier.trim()
    const input = { id, resi, ...(by && { courier: by }), ...(isInParts && { lines }) }
    const isShipped = await step(
      'POST /ops/transaction/{id}/ship',
      input,
      isInParts ? `${id}: sebagian dikirim` : `${id}: dikirim`,
      // The same sent again after an error is the same shipment: its answer may have been lost.
      { key: keyOf(input), showAtFields }
    )
    if (isShipped) drop({ resi, courier, counts })
  }
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    setBusy(true)
    await ship()
    setBusy(false)
  }
  return (
    <form className="flex w-full flex-wrap items-start gap-2" onSubmit={event => void submit(event)}>
      <TextField
        label={<OfOrder label="Nomor resi" code={id} />}
        problem={problems.resi}
        maxLength={shippedByLimits.resi}
        autoComplete="off"
        value={resi}
        onChange={value => {
          set({ resi: value })
          setProblems({ ...problems, resi: undefined })
        }}
      />
      <TextField
        label={<OfOrder label={`Kurir lain (bukan ${order.shipping.courier})`} code={id} />}
        problem={problems.courier}
        maxLength={shippedByLimits.courier}
        value={courier}
        onChange={value => {
          set({ courier: value })
          setProblems({ ...problems, courier: undefined })
        }}
      />
      {isInParts &&
        left.map((line, at) => (
          <label key={line.id} className="mt-6 text-sm">
            {line.name}, dari {quantityOf(line.qty, line.sale_unit)}
            <input
              inputMode="numeric"
              autoComplete="off"
              className={`input-bordered input ml-2 h-11 w-24 ${pieces[at]?.qty === undefined ? 'input-error' : ''}`}
              aria-invalid={pieces[at]?.qty === undefined}
              maxLength={10}
              value={counts[line.id] ?? ''}
              onChange={event => set({ counts: { ...counts, [line.id]: event.target.value } })}
            />
          </label>
        ))}
      <Button type="submit" look="primary" className="mt-6" isBusy={isBusy}>
        {isInParts ? 'Kirim jumlah ini' : 'Kirim'}
      </Button>
      {order.may_split && (
        <Button
          look="plain"
          className="mt-6"
          aria-pressed={isInParts}
          onClick={() => set({ isInParts: !isInParts })}
        >
          {isInParts ? 'Kirim semua' : 'Kirim sebagian'}
        </Button>
      )}
    </form>
  )
}

/** A label whose order screen readers hear too, where the forms of several stand on one page. */
function OfOrder({ label, code }: { label: string; code: string }) {
  return (
    <>
      {label} <span className="sr-only">{code}</span>
    </>
  )
}
