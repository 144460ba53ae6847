import { useStore } from '@nanostores/react'
import { Truck } from 'lucide-react'
import { useEffect } from 'react'

import { RetryButton } from '#islands/ui/RetryButton.tsx'
import { useHydrated } from '#islands/ui/use-hydrated.ts'
import { useOverlay } from '#islands/ui/use-overlay.ts'
import { Button } from '#components/ui/Button.tsx'
import { isMaybeSignedIn } from '#lib/core/browser/signed-in-hint.ts'
import { shortCity } from '#lib/format/place.ts'
import { $session } from '#lib/identity/store/who.ts'
import {
  $deliveryCity,
  $estimate,
  $shownEstimate,
  estimateFor,
  refreshEstimate
} from '#lib/shipping/store/estimate.ts'
import { estimateRoom } from '#lib/shipping/estimate-room.ts'
import { estimateTexts } from '#lib/shipping/texts.ts'

import { EstimateRows } from './EstimateRows.tsx'

type Props = {
  productId: number
  min: number
  /** The city that the product ships from. */
  from: string
}

/** 'Dikirim ke …': the shipping estimate before purchase, to a chosen city or the main address (D36). */
export function DeliveryEstimate({ productId, min, from }: Props) {
  const isHydrated = useHydrated()
  const known = useStore($estimate)
  const shown = useStore($shownEstimate)
  const chosen = useStore($deliveryCity)
  const session = useStore($session)
  const chooser = useOverlay(() => import('./CityDialog.tsx'))
  // The buy box reports variant and quantity only once it is used.
  useEffect(() => estimateFor({ product_id: productId, qty: min }), [productId, min])
  const told = isHydrated ? shown : undefined
  const problem = isHydrated && !told && known.error?.code !== 'city_required' ? known.error : undefined
  const city = told?.city.name ?? (isHydrated ? chosen?.name : undefined)
  const comes = isHydrated && (city !== undefined || known.isFetching || mayHaveAddress(session))
  const hasRoom = comes && !problem
  return (
    <section
      aria-label={estimateTexts.title}
      aria-busy={isHydrated && known.isFetching}
      data-needs-script
      data-freight
      className="rounded-box border border-base-300 bg-base-100 p-4 text-sm"
    >
      {/* Before hydration an inline script fills in what this browser knows (known-city.ts); elements that it may
        change are marked. The whole line is clickable; the button serves keyboard and screen readers. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its button has them */}
      <p className="flex cursor-pointer items-center gap-2" onClick={chooser.open}>
        <Truck className="size-5 shrink-0 text-primary" aria-hidden="true" />
        <span className="min-w-0 flex-1">
          <span data-freight-lead suppressHydrationWarning>
            {city ? `${estimateTexts.sentTo} ` : estimateTexts.chooseCity}
          </span>
          <b data-freight-city suppressHydrationWarning>
            {city ? shortCity(city) : ''}
          </b>
          {told?.is_main_address && <span className="text-muted"> (alamat utama)</span>}
          <span className="block text-xs text-muted">Dari {from}</span>
        </span>
        <Button
          look="secondary"
          size="small"
          isBusy={chooser.isLoading}
          aria-label={city ? estimateTexts.change : estimateTexts.choose}
          suppressHydrationWarning
        >
          <span data-freight-act suppressHydrationWarning>
            {city ? estimateTexts.changeShort : estimateTexts.chooseShort}
          </span>
        </Button>
      </p>
      <div
        role="status"
        data-freight-room
        suppressHydrationWarning
        {...(isHydrated && {
          className: hasRoom && !told ? 'mt-2 skeleton' : '',
          style: { minHeight: hasRoom ? estimateRoom : 0 }
        })}
      >
        {told && <EstimateRows told={told} />}
      </div>
      {problem && (
        <p role="alert" className="mt-2 flex flex-wrap items-center gap-2">
          {problem.message} <RetryButton look="ghost" onRetry={() => void refreshEstimate()} />
        </p>
      )}
      {chooser.module && <chooser.module.CityDialog onClose={chooser.close} />}
    </section>
  )
}

/** For a member it is unknown until the profile has loaded. */
const mayHaveAddress = (session: ReturnType<typeof $session.get>): boolean =>
  session.status === 'member'
    ? session.profile.has_address
    : session.status === 'unknown' && isMaybeSignedIn()
