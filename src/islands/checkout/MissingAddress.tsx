import { useEffect, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { paths } from '#lib/core/paths.ts'
import { hasAddress } from '#lib/cart/store/add-item.ts'
import { openCheckout } from '#lib/checkout/store/open-checkout.ts'
import { addressLabels } from '#lib/address/texts.ts'
import { checkoutLabels } from '#lib/checkout/texts.ts'

import { NoAddress } from '#islands/address/NoAddress.tsx'
import { useOverlay } from '#islands/ui/use-overlay.ts'

/** A checkout without an address: offers to add the first one, or to choose another if the chosen one is gone (D23). */
export function MissingAddress() {
  const [isConfirming, setConfirming] = useState(true)
  const isFirst = !hasAddress()
  const book = useOverlay(() => import('#islands/address/AddressBookDialog.tsx'))
  const { open } = book
  useEffect(() => {
    if (!isFirst) open()
    // Only on arrival: later the button opens it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <div className="grid min-h-dvh content-start justify-items-center gap-3 py-12 text-center">
      <p className="text-lg font-semibold">Pilih alamat pengiriman untuk melanjutkan</p>
      <Button look="primary" isBusy={book.isLoading} onClick={() => (isFirst ? setConfirming(true) : open())}>
        {isFirst ? addressLabels.add : 'Pilih Alamat'}
      </Button>
      <Button href={paths.cart} look="ghost">
        {checkoutLabels.backToCart}
      </Button>
      {isConfirming && isFirst && (
        <NoAddress onClose={() => setConfirming(false)} onAdded={() => void openCheckout()} />
      )}
      {book.module && (
        <book.module.AddressBookDialog
          chosenId={0}
          onChoose={id => void openCheckout(id)}
          onClose={book.close}
        />
      )}
    </div>
  )
}
