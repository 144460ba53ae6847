import { rupiah } from '#lib/format/rupiah.ts'
import { negotiationLabels } from '#lib/negotiation/texts.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { Fact } from '#islands/ui/Fact.tsx'

export type LoadOfOrder = { weight_kg: number; volume_m3: number; distance_km: number }

const figure = (value: number, maxDigits: number) =>
  value.toLocaleString('id-ID', { maximumFractionDigits: maxDigits })

type Props = {
  load: LoadOfOrder
  estimate: number | null
  /** The estimate after the shop's discount on freight. */
  discounted?: number | null
}

/** Weight, volume and distance of the load, and the freight that the rates suggest. */
export function LoadFacts({ load, estimate, discounted = estimate }: Props) {
  const { weight_kg, volume_m3, distance_km } = load
  return (
    <dl className="grid gap-x-4 rounded-field bg-base-200 px-3 py-2 text-sm">
      <Fact layout="apart" label="Muatan">
        {/* Small goods have a volume too: '0 m³' would say that they have none. */}
        {noBreak(`${figure(weight_kg, 0)} kg · ${volume_m3 < 0.01 ? '< 0,01' : figure(volume_m3, 2)} m³`)}
      </Fact>
      <Fact layout="apart" label="Jarak">
        {noBreak(`${figure(distance_km, 1)} km`)}
      </Fact>
      {estimate !== null && (
        <Fact layout="apart" label={negotiationLabels.estimate}>
          <b className="tabular">{rupiah(estimate)}</b>
        </Fact>
      )}
      {estimate !== null && discounted !== null && discounted !== estimate && (
        <Fact layout="apart" label={negotiationLabels.discounted}>
          <b className="tabular">{discounted === 0 ? 'Gratis' : rupiah(discounted)}</b>
        </Fact>
      )}
    </dl>
  )
}
