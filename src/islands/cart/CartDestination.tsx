import { useStore } from '@nanostores/react'
import { Truck } from 'lucide-react'

import { RetryButton } from '#islands/ui/RetryButton.tsx'
import { useOverlay } from '#islands/ui/use-overlay.ts'
import { Button } from '#components/ui/Button.tsx'
import { cartSumTexts } from '#lib/cart/texts.ts'
import { shortCity } from '#lib/format/place.ts'
import { $session } from '#lib/identity/store/who.ts'
import { $cartFreight, $shownFreight, refreshCartFreight } from '#lib/shipping/store/cart-freight.ts'
import { $deliveryCity } from '#lib/shipping/store/estimate.ts'
import { $cartTotals } from '#lib/checkout/store/cart-totals.ts'
import { estimateTexts } from '#lib/shipping/texts.ts'

/** 'Dikirim ke …': the destination of the cart's shipping estimate, and a button to change it (D36). */
export function CartDestination() {
  const known = useStore($cartFreight)
  // Until the profile has loaded it is unknown whether there is a main address.
  const isUnsure = useStore($session).status === 'unknown'
  const told = useStore($shownFreight)
  const chosen = useStore($deliveryCity)
  const rejected = useStore($cartTotals).error
  const chooser = useOverlay(() => import('#islands/shipping/CityDialog.tsx'))
  const city = chosen?.name ?? told?.city.name
  // The cart summary already shows an error of the totals, such as that of a line that cannot be bought.
  const isLost = known.error !== undefined && known.error.code !== 'city_required'
  const problem = isLost && !rejected ? known.error : undefined
  return (
    <section
      aria-label={estimateTexts.title}
      aria-busy={known.isFetching}
      className="card border border-base-300 bg-base-100 px-4 py-2 text-sm"
    >
      <div className="flex items-center gap-2">
        <Truck className="size-5 shrink-0 text-primary" aria-hidden="true" />
        <p className="min-w-0 flex-1" role="status">
          {city ? (
            <>
              Dikirim ke <b>{shortCity(city)}</b>
              {told?.is_main_address && !chosen && <span className="text-muted"> (alamat utama)</span>}
            </>
          ) : known.isFetching || isUnsure ? (
            cartSumTexts.calculating
          ) : isLost ? (
            cartSumTexts.freightUnknown
          ) : (
            estimateTexts.chooseCity
          )}
          {told?.is_partly_reached && (
            <span className="block text-xs text-muted">{estimateTexts.partly}</span>
          )}
        </p>
        <Button
          look="ghost"
          size="small"
          isBusy={chooser.isLoading}
          aria-label={city ? estimateTexts.change : estimateTexts.choose}
          onClick={chooser.open}
        >
          {city ? 'Ubah' : 'Pilih kota'}
        </Button>
      </div>
      {problem && (
        <p role="alert" className="flex flex-wrap items-center gap-2">
          {problem.message} <RetryButton look="ghost" onRetry={() => void refreshCartFreight()} />
        </p>
      )}
      {chooser.module && <chooser.module.CityDialog onClose={chooser.close} />}
    </section>
  )
}
