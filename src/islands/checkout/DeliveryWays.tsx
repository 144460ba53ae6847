import { useStore } from '@nanostores/react'
import { House, MapPin, Warehouse } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { deliveryOf, pointText } from '#lib/checkout/destination.ts'
import type { ShopFigures } from '#lib/checkout/shop-figures.ts'
import { $moving, bringToAddress, fetchAtWarehouse, leaveAtPoint } from '#lib/checkout/store/delivery.ts'
import { lookForPoints, lookForWarehouses, pickups, pointsBy } from '#lib/checkout/store/places.ts'
import { $pointForms, pointForm } from '#lib/checkout/store/point-forms.ts'
import { localPhone } from '#lib/core/schema/identifier.ts'
import { pointCarrierOf, usesDeliveryMode, waysOf } from '#lib/shipping/delivery-mode.ts'
import { shippingErrors } from '#lib/shipping/errors.ts'
import { wayTexts } from '#lib/shipping/texts.ts'
import type { ShippingOption } from '#lib/shipping/contract.ts'

import { useLoaded } from '#islands/ui/use-loaded.ts'

const loadDialogs = () =>
  Promise.all([import('#islands/shipping/PointDialog.tsx'), import('#islands/shipping/WarehouseDialog.tsx')])

type Props = {
  block: ShopFigures['block']
  /** The chosen shipping option. */
  option: ShippingOption
  /** A single-shop checkout; with several shops nothing can be negotiated (D29). */
  isAlone: boolean
}

/**
 * Delivery methods for goods that cannot be shipped to the address (cases 2, 4 and 6): to the address by agreement with
 * the seller, pickup at a warehouse, or delivery to a point.
 */
export function DeliveryWays({ block, option, isAlone }: Props) {
  const [dialog, setDialog] = useState<'pickup' | 'point'>()
  const dialogs = useLoaded(loadDialogs)
  const isMoving = useStore($moving) === block.shop_id
  const { mode, warehouse, point } = block.delivery
  const ways = waysOf(option, isAlone)
  const isMoved = usesDeliveryMode(option, deliveryOf(block.delivery))
  const carrier = pointCarrierOf(option)
  const open = (way: 'pickup' | 'point') => {
    if (way === 'pickup') lookForWarehouses(block.id)
    else lookForPoints(block.id, carrier, pointForm(block))
    setDialog(way)
    if (!dialogs.module) dialogs.reload()
  }
  const close = () => setDialog(undefined)
  const [points, warehouses] = dialogs.module ?? []
  return (
    <div className="grid gap-2 p-3 pt-0" aria-busy={isMoving || dialogs.isLoading}>
      <p role="status" className="text-sm text-muted">
        {shippingErrors.location_unreachable.message}
      </p>
      <div role="group" aria-label={wayTexts.legend} className="grid gap-2">
        {ways.includes('deliver') && (
          <Way
            icon={<House className="size-6 shrink-0 text-primary" aria-hidden="true" />}
            title={wayTexts.deliver}
            text={wayTexts.deliverNote}
            isChosen={!isMoved}
            onChoose={() => void (isMoved && bringToAddress(block.shop_id))}
          />
        )}
        {ways.includes('pickup') && (
          <Way
            icon={<Warehouse className="size-6 shrink-0 text-primary" aria-hidden="true" />}
            title={wayTexts.pickup}
            text={wayTexts.pickupNote}
            isChosen={isMoved && mode === 'pickup'}
            isLoading={dialog === 'pickup' && dialogs.isLoading}
            onChoose={() => open('pickup')}
          >
            {warehouse && (
              <Place name={warehouse.name} phone={localPhone(warehouse.phone)} address={warehouse.address} />
            )}
          </Way>
        )}
        {ways.includes('point') && (
          <Way
            icon={<MapPin className="size-6 shrink-0 text-primary" aria-hidden="true" />}
            title={wayTexts.point}
            text={wayTexts.pointNote}
            isChosen={isMoved && mode === 'point'}
            isLoading={dialog === 'point' && dialogs.isLoading}
            onChoose={() => open('point')}
          >
            {point && (
              <Place
                name={`${point.name} (${point.label})`}
                phone={localPhone(point.phone)}
                address={pointText(point)}
              />
            )}
          </Way>
        )}
      </div>
      {dialog === 'pickup' && warehouses && (
        <warehouses.WarehouseDialog
          query={pickups}
          chosenId={block.delivery.warehouse_id}
          onChoose={found => fetchAtWarehouse(block.shop_id, option, found)}
          onClose={close}
        />
      )}
      {dialog === 'point' && points && (
        <points.PointDialog
          levels={pointsBy[carrier]}
          begun={pointForm(block)}
          canBeMain
          onType={typed => $pointForms.setKey(block.shop_id, typed)}
          onChoose={(form, found) => leaveAtPoint(block.shop_id, option, form, found)}
          onClose={close}
        />
      )}
    </div>
  )
}

type WayProps = {
  icon: ReactNode
  title: string
  text: string
  isChosen: boolean
  /** Whether the code of its dialog is on its way. */
  isLoading?: boolean
  onChoose: () => void
  /** The chosen warehouse or point. */
  children?: ReactNode
}

function Way({ icon, title, text, isChosen, isLoading, onChoose, children }: WayProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={`flex min-h-14 items-center gap-3 rounded-field border p-3 text-left ${
        isChosen ? 'border-primary bg-base-200' : 'border-base-300'
      }`}
      onClick={onChoose}
    >
      {isLoading ? <span className="loading size-6 shrink-0" aria-hidden="true" /> : icon}
      <span className="min-w-0 flex-1">
        <b className="block">{title}</b>
        {isChosen && children ? children : <span className="block text-sm text-muted">{text}</span>}
      </span>
      {isChosen && children && <span className="link text-sm">Ubah</span>}
    </button>
  )
}

function Place({ name, phone, address }: { name: string; phone: string; address: string }) {
  return (
    <span className="block text-sm wrap-anywhere">
      <span className="block">
        {name} · {phone}
      </span>
      <span className="block text-muted">{address}</span>
    </span>
  )
}
