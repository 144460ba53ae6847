import { useStore } from '@nanostores/react'
import { type ReactNode, type SyntheticEvent, useId } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { imageLimit } from '#lib/core/limits.ts'
import { openOffer } from '#lib/complaint/next-step.ts'
import { maxCourierLength, maxMessageLength, maxTrackingLength } from '#lib/complaint/limits.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import {
  $typed,
  $working,
  askAdmin,
  deliverGoods,
  receiveReturn,
  shipAgain,
  type,
  typedOf
} from './complaint-steps.ts'
import type { OpsComplaint } from './complaint-store.ts'
import { OpsComplaintOffer } from './OpsComplaintOffer.tsx'
import { OpsComplaintText } from './OpsComplaintText.tsx'

/** The steps that the caller may take now, each with its form (ops-47). */
export function OpsComplaintSteps({ one }: { one: OpsComplaint }) {
  const { id, steps } = one
  const { problems, isRestocked, photo } = typedOf(useStore($typed), id)
  const can = (name: OpsComplaint['steps'][number]) => steps.includes(name)
  return (
    <>
      {can('answer') && <OpsComplaintOffer one={one} as="answer" />}
      {can('arbitrate') && <OpsComplaintOffer one={one} as="arbitrate" />}
      {can('ship') && (
        <Step one={one} title="Kirim barang" button="Kirim" onSend={shipAgain}>
          <OpsComplaintText one={one} name="courier" label="Kurir" maxLength={maxCourierLength} />
          <OpsComplaintText one={one} name="resi" label="Nomor resi" maxLength={maxTrackingLength} />
        </Step>
      )}
      {can('deliver') && (
        <Step one={one} title="Kabar kurir" button="Barang sampai" onSend={deliverGoods}>
          <label className="text-sm">
            Foto bukti
            <input
              key={id}
              type="file"
              accept={imageLimit.types.join(',')}
              className="ml-2 max-w-60"
              onChange={event => type(id, { photo: event.target.files?.[0] })}
            />
            {photo && <span className="text-muted">Terlampir: {photo.name}</span>}
          </label>
        </Step>
      )}
      {can('receive') && (
        <Step one={one} title="Barang kembali" button="Barang diterima" onSend={receiveReturn}>
          <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="checkbox"
              checked={isRestocked}
              onChange={event => type(id, { isRestocked: event.target.checked })}
            />
            Kembalikan ke stok
          </label>
          <p className="text-sm text-muted">
            {one.closed_at ? 'Dana sudah dikembalikan ke pembeli.' : refundText(one)}
          </p>
        </Step>
      )}
      {can('help') && (
        <Step
          one={one}
          title="Barang tidak sesuai"
          button="Minta bantuan admin"
          look="danger-outline"
          onSend={askAdmin}
        >
          <OpsComplaintText
            one={one}
            name="help"
            label="Penjelasan untuk admin"
            maxLength={maxMessageLength}
            isLong
          />
        </Step>
      )}
      <p role="alert" className="text-sm text-error empty:hidden">
        {problems.form}
      </p>
    </>
  )
}

/** What receipt pays: the nominal of the ruling, or else of the answer. */
function refundText(one: OpsComplaint): string {
  const nominal = openOffer(one)?.nominal
  return `Dana${nominal ? ` ${rupiah(nominal)}` : ''} dikembalikan ke pembeli saat itu juga.`
}

type StepProps = {
  one: OpsComplaint
  title: string
  button: string
  look?: 'primary' | 'danger-outline'
  onSend: (one: OpsComplaint) => Promise<void>
  children?: ReactNode
}

function Step({ one, title, button, look = 'primary', onSend, children }: StepProps) {
  const titleId = useId()
  const isBusy = useStore($working) === one.id
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    void onSend(one)
  }
  return (
    <form className="grid gap-2" aria-labelledby={titleId} noValidate onSubmit={send}>
      <h3 id={titleId} className="font-semibold">
        {title}
      </h3>
      {children}
      <Button type="submit" look={look} className="justify-self-start" isBusy={isBusy}>
        {button}
      </Button>
    </form>
  )
}
