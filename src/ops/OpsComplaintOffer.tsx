import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useEffect, useId } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { type ComplaintOffer, offerLabels, offersFor, paysMoney } from '#lib/complaint/kinds.ts'
import { maxMessageLength } from '#lib/complaint/limits.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import { $previews, figuresOf, isPreviewed, loadPreview } from './complaint-preview.ts'
import { $typed, $working, sendOffer, type, typedOf } from './complaint-steps.ts'
import type { OpsComplaint } from './complaint-store.ts'
import { RupiahField } from './form/NumberFields.tsx'
import { OpsComplaintPreview } from './OpsComplaintPreview.tsx'
import { OpsComplaintText } from './OpsComplaintText.tsx'
import { OpsComplaintUnderWay } from './OpsComplaintUnderWay.tsx'

const words = {
  answer: {
    title: 'Jawaban penjual',
    button: 'Kirim jawaban',
    message: 'Penjelasan untuk pembeli',
    effect: 'Yang sama dengan permintaan pembeli, atau lebih, langsung dijalankan. Yang lain ditawarkan.'
  },
  arbitrate: {
    title: 'Keputusan admin',
    button: 'Kirim keputusan',
    message: 'Penjelasan untuk pembeli dan penjual',
    effect: 'Pembeli dapat menerimanya atau mengajukan banding satu kali.'
  }
} as const

/** Milliseconds without a key after which the typed figures are previewed. */
const pauseMs = 300

/** The seller's answer or the admin's ruling. Money is only sent with the preview of its postings (ops-49). */
export function OpsComplaintOffer({ one, as }: { one: OpsComplaint; as: 'answer' | 'arbitrate' }) {
  const { id } = one
  const titleId = useId()
  const typed = typedOf(useStore($typed), id)
  const isBusy = useStore($working) === id
  const preview = useStore($previews)[id]
  const figures = figuresOf(typed)
  useEffect(() => {
    if (figures === undefined) return
    const timer = setTimeout(() => void loadPreview(id), pauseMs)
    return () => clearTimeout(timer)
  }, [id, figures])
  const isOf = preview?.of === figures
  const isReady = isPreviewed(typed, preview)
  const { title, button, message, effect } = words[as]
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isReady) void sendOffer(one, as)
  }
  return (
    <form className="grid gap-3" aria-labelledby={titleId} noValidate onSubmit={send}>
      <h3 id={titleId} className="font-semibold">
        {title}
      </h3>
      {as === 'arbitrate' && <OpsComplaintUnderWay one={one} />}
      <Solution one={one} />
      {typed.solution !== '' && paysMoney(typed.solution) && (
        <>
          <Nominal one={one} rejected={isOf ? preview?.problem : undefined} />
          <OpsComplaintPreview preview={isOf ? preview : undefined} onRetry={() => void loadPreview(id)} />
        </>
      )}
      <OpsComplaintText one={one} name="message" label={message} maxLength={maxMessageLength} isLong />
      <p className="text-sm text-muted">
        {as === 'arbitrate' && one.is_appealed ? 'Keputusan banding langsung dijalankan.' : effect}
      </p>
      <Button type="submit" look="primary" className="justify-self-start" isBusy={isBusy} disabled={!isReady}>
        {button}
      </Button>
    </form>
  )
}

function Solution({ one }: { one: OpsComplaint }) {
  const fieldId = useId()
  const { solution, problems } = typedOf(useStore($typed), one.id)
  const offers = offersFor(
    one.kind,
    one.lines.map(({ problem }) => problem),
    one.returned !== null
  )
  return (
    <div className="grid gap-1 text-sm">
      <label htmlFor={fieldId}>Solusi</label>
      <select
        id={fieldId}
        className="select-bordered select h-11 w-full"
        aria-invalid={Boolean(problems.solution)}
        aria-describedby={`${fieldId}-note`}
        value={solution}
        onChange={event => type(one.id, { solution: event.target.value as ComplaintOffer | '' })}
      >
        <option value="">Pilih solusi</option>
        {offers.map(offer => (
          <option key={offer} value={offer}>
            {offerLabels[offer]}
          </option>
        ))}
      </select>
      <p id={`${fieldId}-note`} role="status" className="text-error empty:hidden">
        {problems.solution}
      </p>
    </div>
  )
}

function Nominal({ one, rejected }: { one: OpsComplaint; rejected: string | undefined }) {
  const { nominal, problems } = typedOf(useStore($typed), one.id)
  const asked = one.wish.nominal === null ? '' : `Diminta ${rupiah(one.wish.nominal)}, maksimal `
  return (
    <RupiahField
      label="Nominal (Rp)"
      value={nominal}
      problem={problems.nominal ?? rejected}
      hint={`${asked || 'Maksimal '}${rupiah(one.max_nominal)}.`}
      required
      autoComplete="off"
      onChange={typed => type(one.id, { nominal: typed })}
    />
  )
}
