import { type SyntheticEvent, useState } from 'react'

import { noteLimit } from '#lib/core/limits.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { rupiah, thousands } from '#lib/format/rupiah.ts'
import { freightDigits, freightProblem } from '#lib/negotiation/freight.ts'
import type { Said } from '#lib/negotiation/store/request-offer.ts'
import { storeOffer, type OfferDraft, readOffer } from '#lib/negotiation/store/offer-draft.ts'
import { negotiationLabels } from '#lib/negotiation/texts.ts'
import { discussedWord } from '#lib/order/negotiation-total.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { Field } from '#islands/ui/Field.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { useSubmission } from '#islands/ui/use-submission.ts'
import { LoadFacts, type LoadOfOrder } from './LoadFacts.tsx'

type Props = {
  title: string
  /** Id of the checkout or the order, under which the draft is stored. */
  place: string
  load: LoadOfOrder
  estimate: number | null
  /** Whether the amount is a surcharge on the freight instead of the whole freight. */
  isOnTop: boolean
  onSend: (said: Said) => Promise<ApiError | undefined>
  onClose: () => void
}

/** An example amount close to the estimate. */
const exampleOffer = (estimate: number | null) =>
  thousands(Math.max(10_000, Math.round((estimate ?? 150_000) / 10_000) * 10_000))

/** What the seller must know, and the buyer's offer: an optional amount, and a message (negotiation-1). */
export function OfferForm({ title, place, load, estimate, isOnTop, onSend, onClose }: Props) {
  const [{ cost: typed, note }, setDraft] = useState(() => readOffer(place))
  const type = (changed: Partial<OfferDraft>) => {
    const draft = { cost: typed, note, ...changed }
    setDraft(draft)
    storeOffer(place, draft)
  }
  const { isBusy, error, submit: send } = useSubmission()
  const offer = Number(typed) || undefined
  const problem = freightProblem(typed, 'offer')
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (problem) return
    if (await send(() => onSend({ offer, note: note.trim() }))) onClose()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="grid gap-4" onSubmit={event => void submit(event)}>
        <p className="text-sm text-muted">
          Ongkir ke alamat ini ditentukan penjual. Harga barang dan promo dikunci; Anda membayar setelah
          setuju.
        </p>
        <LoadFacts load={load} estimate={estimate} />
        <Field
          label={`Tawaran ${discussedWord(isOnTop)} (opsional)`}
          inputMode="numeric"
          autoComplete="off"
          placeholder={`Contoh: ${exampleOffer(estimate)}`}
          value={typed}
          hint={offer ? rupiah(offer) : 'Kosongkan untuk meminta penawaran penjual.'}
          error={problem}
          onChange={event => type({ cost: freightDigits(event.target.value) })}
        />
        <label className="grid gap-1 font-medium">
          Catatan untuk penjual (opsional)
          <textarea
            className="textarea w-full font-normal"
            rows={3}
            maxLength={noteLimit}
            placeholder="Akses jalan, waktu kirim, dan lainnya"
            value={note}
            onChange={event => type({ note: event.target.value })}
          />
          <span className="text-right text-sm font-normal text-muted tabular">
            {note.length}/{noteLimit}
          </span>
        </label>
        <ErrorText error={error} />
        <SubmitButton isBusy={isBusy}>
          {isBusy ? negotiationLabels.busy : negotiationLabels.send}
        </SubmitButton>
      </form>
    </Dialog>
  )
}
