import { useState } from 'react'

import type { CheckoutData } from '#lib/checkout/contract.ts'
import { localPhone } from '#lib/core/identifier.ts'
import { openCheckout } from '#lib/checkout/store/open-checkout.ts'

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
        <button type="button" className="btn min-h-11 btn-outline btn-sm" onClick={() => setChoosing(true)}>
          Ganti
        </button>
      }
    >
      <p className="flex flex-wrap items-center gap-2">
        <b>{address.label}</b>
        {address.is_main && <span className="badge badge-secondary">Alamat Utama</span>}
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
