import { Button } from '#components/ui/Button.tsx'
import { openCheckout } from '#lib/checkout/store/open-checkout.ts'

import { useOverlay } from '#islands/ui/use-overlay.ts'

type Props = { addressId: number; label: string; size?: 'small' }

/** Chooses another address, which requires new shipping quotes. */
export function ChangeAddress({ addressId, label, size }: Props) {
  const book = useOverlay(() => import('#islands/address/AddressBookDialog.tsx'))
  const choose = (id: number) => {
    book.close()
    void openCheckout(id)
  }
  return (
    <>
      <Button look="outline" {...(size && { size })} isBusy={book.isLoading} onClick={book.open}>
        {label}
      </Button>
      {book.module && (
        <book.module.AddressBookDialog chosenId={addressId} onChoose={choose} onClose={book.close} />
      )}
    </>
  )
}
