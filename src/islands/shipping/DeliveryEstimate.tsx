import { useStore } from '@nanostores/react'
import { Truck } from 'lucide-react'
import { useEffect, useState } from 'react'

import { RetryButton } from '#islands/ui/RetryButton.tsx'
import { useHydrated } from '#islands/ui/use-hydrated.ts'
import { useLoaded } from '#islands/ui/use-loaded.ts'
import { Button } from '#components/ui/Button.tsx'
import { shortCity } from '#lib/format/place.ts'
import {
  $deliveryCity,
  $estimate,
  $shownEstimate,
  estimateFor,
  refreshEstimate
} from '#lib/shipping/store/estimate.ts'
import { estimateTexts } from '#lib/shipping/texts.ts'

import { EstimateRows } from './EstimateRows.tsx'

type Props = {
  productId: number
  min: number
  /** The city that it is sent from. */
  from: string
}

/** 'Dikirim ke …': what shipping costs before anything is bought, to a chosen city or to the main address (D36). */
export function DeliveryEstimate({ productId, min, from }: Props) {
  const isHydrated = useHydrated()
  const known = useStore($estimate)
  const shown = useStore($shownEstimate)
  const chosen = useStore($deliveryCity)
  const chooser = useLoaded(() => import('./CityDialog.tsx'))
  const [isOpen, setOpen] = useState(false)
  const openChooser = () => {
    setOpen(true)
    if (!chooser.module) chooser.ask()
  }
  // The buy box tells of the pick and the quantity once somebody touches it.
  useEffect(() => estimateFor({ product_id: productId, qty: min }), [productId, min])
  const told = isHydrated ? shown : undefined
  const isAsking = isHydrated && known.isAsking && !told
  const problem = isHydrated && !told && known.error?.code !== 'city_required' ? known.error : undefined
  const city = told?.city.name ?? (isHydrated ? chosen?.name : undefined)
  return (
    <section
      aria-label={estimateTexts.title}
      aria-busy={isHydrated && known.isAsking}
      data-needs-script
      className="rounded-box border border-base-300 bg-base-100 p-4 text-sm"
    >
      <p className="flex items-center gap-2">
        <Truck className="size-5 shrink-0 text-primary" aria-hidden="true" />
        <span className="min-w-0 flex-1">
          {city ? (
            <>
              Dikirim ke <b>{shortCity(city)}</b>
              {told?.is_main_address && <span className="text-muted"> (alamat utama)</span>}
            </>
          ) : (
            estimateTexts.ask
          )}
          <span className="block text-xs text-muted">Dari {from}</span>
        </span>
        <Button
          look="secondary"
          size="small"
          // Nobody presses what does not answer yet.
          className={isHydrated ? '' : 'invisible'}
          isBusy={chooser.isLoading}
          aria-label={city ? estimateTexts.change : estimateTexts.choose}
          onClick={openChooser}
        >
          {city ? 'Ubah' : 'Pilih kota'}
        </Button>
      </p>
      {isAsking && (
        <div className="mt-3 h-12 w-full skeleton" role="status" aria-label="Menghitung ongkos kirim" />
      )}
      <div role="status">{told && <EstimateRows told={told} />}</div>
      {problem && (
        <p role="alert" className="mt-2 flex flex-wrap items-center gap-2">
          {problem.message} <RetryButton look="ghost" onRetry={() => void refreshEstimate()} />
        </p>
      )}
      {isOpen && chooser.module && <chooser.module.CityDialog onClose={() => setOpen(false)} />}
    </section>
  )
}
