import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { openCheckout } from '#lib/checkout/store/open-checkout.ts'

import { AddressBookDialog } from '#islands/address/AddressBookDialog.tsx'

type Props = { addressId: number; label: string; size?: 'small' }

/** Chooses another address, which requires new shipping quotes. */
export function ChangeAddress({ addressId, label, size }: Props) {
  const [isChoosing, setChoosing] = useState(false)
  const choose = (id: number) => {
    setChoosing(false)
    void openCheckout(id)
  }
  return (
    <>
      <Button look="outline" {...(size && { size })} onClick={() => setChoosing(true)}>
        {label}
      </Button>
      {isChoosing && (
        <AddressBookDialog chosenId={addressId} onChoose={choose} onClose={() => setChoosing(false)} />
      )}
    </>
  )
}
