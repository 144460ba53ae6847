import { MapPin } from 'lucide-react'

import type { OrderDetail } from '#lib/order/order-shapes.ts'
import { goodsPlace } from '#lib/order/goods-place.ts'
import { hasShipment } from '#lib/order/progress.ts'
import { arrivalLabels } from '#lib/order/texts.ts'
import { localPhone } from '#lib/core/schema/identifier.ts'
import { shortSpan } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { Fact } from '#islands/ui/Fact.tsx'
import { Section } from '#islands/ui/Section.tsx'
import { CopyButton } from '#islands/ui/CopyButton.tsx'

const modeLabels = {
  deliver: 'Diantar ke alamat',
  pickup: 'Diambil di gudang',
  point: 'Titik antar'
} as const

/** Courier, tracking number and destination. */
export function OrderShipping({ order }: { order: OrderDetail }) {
  const { shipping, arrival } = order
  // The tracking panel lists them one by one.
  const isListed = hasShipment(order.status) && order.shipments.some(({ kind }) => kind === 'part')
  const {
    courier,
    service,
    etd: estimatedDelivery,
    resi: trackingNumber,
    mode,
    phone,
    address,
    lat,
    lng
  } = shipping
  const { name, label, collector } = goodsPlace(shipping)
  const hasPlace = Number(lat) !== 0 && Number(lng) !== 0
  return (
    <Section title="Info Pengiriman">
      <dl className="grid gap-2 text-sm sm:grid-cols-[9rem_1fr]">
        <Fact layout="columns" label="Kurir">
          {courier} - {service}
          {estimatedDelivery && <span className="text-muted"> ({noBreak(estimatedDelivery)})</span>}
        </Fact>
        {arrival && (
          <Fact layout="columns" label={arrivalLabels[mode]}>
            <b>{noBreak(shortSpan(arrival.from, arrival.until))}</b>
            {arrival.is_late && <span className="text-error"> · {arrivalLabels.late}</span>}
          </Fact>
        )}
        {trackingNumber && !isListed && (
          <Fact layout="columns" label="No Resi">
            <span className="flex flex-wrap items-center gap-x-2">
              <span className="font-semibold break-all tabular">{trackingNumber}</span>
              <CopyButton
                text={trackingNumber}
                label="Salin nomor resi"
                message="Nomor resi berhasil disalin"
              />
            </span>
          </Fact>
        )}
        <Fact layout="columns" label="Pengiriman">
          {modeLabels[mode]}
        </Fact>
        <Fact layout="columns" label="Alamat">
          <b>{name}</b> {label && <span className="text-muted">({label})</span>}
          <br />
          {localPhone(phone)}
          <br />
          {address}
          {collector && (
            <>
              <br />
              {collector}
            </>
          )}
          {hasPlace && (
            <a
              className="mt-1 flex w-fit items-center gap-1 py-1 font-semibold text-primary link-hover"
              href={`https://www.google.com/maps/search/?api=1&query=${lat},${lng}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <MapPin className="size-4" aria-hidden="true" /> Lihat di peta
            </a>
          )}
        </Fact>
      </dl>
    </Section>
  )
}
