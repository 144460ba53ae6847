import { useStore } from '@nanostores/react'

import { imageLimit } from '#lib/core/limits.ts'
import { maxCourierLength, maxMessageLength, maxTrackingLength } from '#lib/complaint/limits.ts'

import { $typed, askAdmin, deliverGoods, shipAgain, type, typedOf } from './complaint-steps.ts'
import type { OpsComplaint } from './complaint-store.ts'
import { OpsComplaintOffer } from './OpsComplaintOffer.tsx'
import { OpsComplaintReceive } from './OpsComplaintReceive.tsx'
import { OpsComplaintShipTo } from './OpsComplaintShipTo.tsx'
import { OpsComplaintStep } from './OpsComplaintStep.tsx'
import { OpsComplaintText } from './OpsComplaintText.tsx'

/** The steps that the caller may take now, each with its form (ops-47). */
export function OpsComplaintSteps({ one }: { one: OpsComplaint }) {
  const { id, steps } = one
  const { problems, photo } = typedOf(useStore($typed), id)
  const can = (name: OpsComplaint['steps'][number]) => steps.includes(name)
  return (
    <>
      {can('answer') && <OpsComplaintOffer one={one} as="answer" />}
      {can('arbitrate') && <OpsComplaintOffer one={one} as="arbitrate" />}
      {can('ship') && (
        <OpsComplaintStep one={one} title="Kirim barang" button="Kirim" onSend={shipAgain}>
          {one.ship_to && <OpsComplaintShipTo to={one.ship_to} />}
          <OpsComplaintText one={one} name="courier" label="Kurir" maxLength={maxCourierLength} />
          <OpsComplaintText one={one} name="resi" label="Nomor resi" maxLength={maxTrackingLength} />
        </OpsComplaintStep>
      )}
      {can('deliver') && (
        <OpsComplaintStep one={one} title="Kabar kurir" button="Barang sampai" onSend={deliverGoods}>
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
        </OpsComplaintStep>
      )}
      {can('receive') && <OpsComplaintReceive one={one} />}
      {can('help') && (
        <OpsComplaintStep
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
        </OpsComplaintStep>
      )}
      <p role="alert" className="text-sm text-error empty:hidden">
        {problems.form}
      </p>
    </>
  )
}
