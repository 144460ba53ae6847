import { useStore } from '@nanostores/react'

import { Button } from '#components/ui/Button.tsx'
import { $courierCheck, endCourierCheck } from '#lib/checkout/store/courier-check.ts'
import { checkoutLabels } from '#lib/checkout/texts.ts'
import { paths } from '#lib/core/paths.ts'
import { optionName } from '#lib/shipping/choice.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'

/** Checks whether a truck is available, and says where it is not; closes on success. */
export function CourierCheckDialog() {
  const check = useStore($courierCheck)
  if (!check) return null
  const name = optionName(check.option)
  return (
    <Dialog title={`Cek ketersediaan ${name}`} onClose={endCourierCheck}>
      {!check.error && (
        <p role="status" className="flex items-center gap-3 py-3">
          <span className="loading size-7 text-primary" aria-hidden="true" /> Memeriksa ongkos kirim …
        </p>
      )}
      {check.error && (
        <>
          <p role="alert">{check.error.message}</p>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Button href={paths.cart} look="ghost">
              {checkoutLabels.backToCart}
            </Button>
            <Button look="primary" onClick={endCourierCheck}>
              {checkoutLabels.changeShipping}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
