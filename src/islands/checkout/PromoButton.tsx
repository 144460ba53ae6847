import { useStore } from '@nanostores/react'
import { TicketPercent } from 'lucide-react'

import { Button } from '#components/ui/Button.tsx'
import type { CheckoutData } from '#lib/checkout/contract.ts'
import { type PromoPlace, savingAt, voucherAt, vouchersAt } from '#lib/checkout/store/choices.ts'
import { $checkout, $shops } from '#lib/checkout/store/state.ts'
import { checkoutTexts } from '#lib/checkout/texts.ts'

import { useOverlay } from '#islands/ui/use-overlay.ts'
import { VoucherWorth } from './VoucherWorth.tsx'

type Props = {
  place: PromoPlace
  label: string
  /** The button's label if no applicable voucher is listed. */
  codeLabel: string
  /** The applied voucher, with its value here. */
  taken: Pick<CheckoutData['vouchers'][number], 'code' | 'type' | 'value'> | undefined
}

/** Opens the vouchers of a shop or of the whole checkout; shows the applied one, or the possible saving (D38). */
export function PromoButton({ place, label, codeLabel, taken }: Props) {
  const promos = useOverlay(() => import('./PromoDialog.tsx'))
  const { isOffered, saving, why } = usePromos(place, taken !== undefined)
  return (
    <>
      {isOffered ? (
        <Button
          look="outline"
          size="large"
          className="justify-start gap-3"
          isBusy={promos.isLoading}
          onClick={promos.open}
        >
          <TicketPercent className="size-5 text-primary" aria-hidden="true" />
          <span className="flex-1 truncate text-left">{taken ? taken.code : label}</span>
          {taken ? (
            <VoucherWorth voucher={taken} />
          ) : (
            saving > 0 && (
              <span className="whitespace-nowrap text-success tabular">
                {checkoutTexts.couldSave(saving)}
              </span>
            )
          )}
        </Button>
      ) : (
        <Button look="ghost" className="justify-self-start" isBusy={promos.isLoading} onClick={promos.open}>
          {codeLabel}
        </Button>
      )}
      <p role="status" className="text-sm text-muted empty:hidden">
        {why}
      </p>
      {promos.module && <promos.module.PromoDialog place={place} title={label} onClose={promos.close} />}
    </>
  )
}

/** Whether vouchers are offered, the possible saving, and why a chosen voucher does not apply now. */
function usePromos(place: PromoPlace, isTaken: boolean) {
  const checkout = useStore($checkout)
  useStore($shops)
  const offered = vouchersAt(place)
  const chosen = voucherAt(checkout, place)
  const idle = isTaken || chosen === null ? undefined : offered.find(({ code }) => code === chosen)
  return {
    isOffered: offered.length > 0,
    saving: savingAt(place),
    why: idle?.reason ? `${idle.code}: ${idle.reason}` : ''
  }
}
