import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import type { CheckoutData } from '#lib/checkout/contract.ts'
import { localPhone } from '#lib/core/identifier.ts'
import { openCheckout } from '#lib/checkout/store/open-checkout.ts'
import { addressLabels } from '#lib/address/texts.ts'

import { AddressBookDialog } from '#islands/address/AddressBookDialog.tsx'
import { Section } from '#islands/ui/Section.tsx'

/** Where it goes; another address brings new shipping quotes. */
export function CheckoutAddress({ address }: { address: CheckoutData['address'] }) {
  const [isChoosing, setChoosing] = useState(false)
  const choose = (id: number) => {
    setChoosing(false)
    void openCheckout(id)
  }
  return (
    <Section
      title="Alamat pengiriman"
      action={
        <Button look="outline" size="small" onClick={() => setChoosing(true)}>
          Ganti
        </Button>
      }
    >
      <p className="flex flex-wrap items-center gap-2">
        <b>{address.label}</b>
        {address.is_main && <span className="badge badge-secondary">{addressLabels.main}</span>}
      </p>
      <p className="mt-1">
        {address.name} · {localPhone(address.phone)}
      </p>
      <p className="text-sm text-muted">{address.address}</p>
      {isChoosing && (
        <AddressBookDialog chosenId={address.id} onChoose={choose} onClose={() => setChoosing(false)} />
      )}
    </Section>
  )
}
