import { House, MapPin, Warehouse } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import {
  $negotiationPoints,
  pickups,
  pointsBy,
  setDelivery,
  setPickup,
  setPoint
} from '#lib/negotiation/store/delivery-methods.ts'
import { negotiationLabels } from '#lib/negotiation/texts.ts'
import type { Negotiation, OrderDetail } from '#lib/order/order-shapes.ts'
import { emptyPoint } from '#lib/shipping/point-form.ts'
import { wayTexts } from '#lib/shipping/texts.ts'

import { PointDialog } from '#islands/shipping/PointDialog.tsx'
import { WarehouseDialog } from '#islands/shipping/WarehouseDialog.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { useSubmission } from '#islands/ui/use-submission.ts'

type Props = { order: OrderDetail; negotiation: Negotiation; onClose: () => void }

/** Changes the delivery method: to a point, pickup at a warehouse, or back to the address. */
export function WayDialog({ order, negotiation, onClose }: Props) {
  const [way, setWay] = useState<Negotiation['ways'][number]>()
  const { error, submit } = useSubmission()
  const { id } = order
  const by = negotiation.point_by
  if (way === 'pickup') {
    return (
      <WarehouseDialog
        query={pickups}
        chosenId={null}
        onChoose={found => setPickup(id, found)}
        onClose={onClose}
      />
    )
  }
  if (way === 'point') {
    return (
      <PointDialog
        levels={pointsBy[by]}
        begun={$negotiationPoints.get()[id] ?? emptyPoint}
        canBeMain={false}
        onType={typed => $negotiationPoints.setKey(id, typed)}
        onChoose={(form, found) => setPoint(id, by, form, found)}
        onClose={onClose}
      />
    )
  }
  const goHome = async () => {
    if (await submit(() => setDelivery(id))) onClose()
  }
  return (
    <Dialog title={negotiationLabels.changeDelivery} onClose={onClose}>
      <div className="grid gap-2">
        {negotiation.ways.includes('point') && (
          <Way
            icon={<MapPin className="size-6 shrink-0 text-primary" aria-hidden="true" />}
            title={wayTexts.point}
            text={wayTexts.pointNote}
            onChoose={() => {
              pointsBy[by].lookAnew($negotiationPoints.get()[id] ?? emptyPoint)
              setWay('point')
            }}
          />
        )}
        {negotiation.ways.includes('pickup') && (
          <Way
            icon={<Warehouse className="size-6 shrink-0 text-primary" aria-hidden="true" />}
            title={wayTexts.pickup}
            text={wayTexts.pickupNote}
            onChoose={() => setWay('pickup')}
          />
        )}
        {order.shipping.mode !== 'deliver' && (
          <Way
            icon={<House className="size-6 shrink-0 text-primary" aria-hidden="true" />}
            title="Antar ke alamat semula"
            text={negotiation.address}
            onChoose={() => void goHome()}
          />
        )}
        <ErrorText error={error} />
      </div>
    </Dialog>
  )
}

type WayProps = { icon: ReactNode; title: string; text: string; onChoose: () => void }

function Way({ icon, title, text, onChoose }: WayProps) {
  return (
    <button
      type="button"
      className="flex min-h-14 items-center gap-3 rounded-field border border-base-300 p-3 text-left hover:border-primary"
      onClick={onChoose}
    >
      {icon}
      <span className="min-w-0">
        <b className="block">{title}</b>
        <span className="block text-sm wrap-anywhere text-muted">{text}</span>
      </span>
    </button>
  )
}
