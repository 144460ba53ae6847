import { useState } from 'react'

import type { CheckoutData } from '#lib/contracts/checkout.ts'
import { localPhone } from '#lib/domain/identifier.ts'
import { openCheckout } from '#lib/stores/checkout.ts'

import { AddressBookDialog } from '../address/AddressBookDialog.tsx'
import { Section } from './Section.tsx'

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
