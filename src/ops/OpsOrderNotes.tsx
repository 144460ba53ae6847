import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import type { OpsOrderPage } from '#lib/ops/order-page-contract.ts'

import { $caller } from './console-store.ts'
import { step } from './order-store.ts'
import { useDraft } from './use-draft.ts'

/** Notes about an order, which its buyer never sees, and the field for another one. */
export function OpsOrderNotes({ order: { code: id, notes } }: { order: OpsOrderPage }) {
  const caller = useStore($caller)
  const { value, set, drop, keyOf } = useDraft(`note ${id}`, { text: '', isForSeller: false })
  const { text, isForSeller } = value
  const [isBusy, setBusy] = useState(false)
  const write = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy || text.trim() === '') return
    const input = { id, text: text.trim(), visible_to_seller: isForSeller }
    setBusy(true)
    // The same sent again after a lost answer is the same note.
    const key = keyOf(input)
    const isWritten = await step('POST /ops/transaction/{id}/note', input, `${id}: catatan disimpan`, { key })
    setBusy(false)
    if (isWritten) drop(value)
  }
  return (
    <section aria-labelledby="catatan-pesanan" className="grid gap-2">
      <h3 id="catatan-pesanan" className="font-semibold">
        Catatan
      </h3>
      <ul className="grid gap-2 text-sm empty:hidden">
        {notes.map(note => (
          <li key={note.id} className="rounded-field bg-base-200 p-2">
            <span className="block wrap-anywhere whitespace-pre-line">{note.text}</span>
            <span className="text-muted">
              {note.author} · {noBreak(dateTime(note.date))}
              {note.visible_to_seller && ' · dibaca toko'}
            </span>
          </li>
        ))}
      </ul>
      {caller?.calls.includes('POST /ops/transaction/{id}/note') && (
        <form className="not-printed grid gap-2" onSubmit={event => void write(event)}>
          <textarea
            className="textarea w-full"
            aria-label={`Catatan untuk ${id}`}
            placeholder="Tidak pernah dilihat pembeli"
            rows={2}
            maxLength={1_000}
            value={text}
            onChange={event => set({ text: event.target.value })}
          />
          <div className="flex flex-wrap items-center gap-3">
            {!caller.shop && (
              <label className="flex min-h-11 items-center gap-2 text-sm">
                <input
                  type="checkbox"
                  className="checkbox"
                  checked={isForSeller}
                  onChange={event => set({ isForSeller: event.target.checked })}
                />
                Boleh dibaca toko
              </label>
            )}
            <Button
              type="submit"
              look="plain"
              className="ml-auto"
              isBusy={isBusy}
              disabled={text.trim() === ''}
            >
              Simpan catatan
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}
