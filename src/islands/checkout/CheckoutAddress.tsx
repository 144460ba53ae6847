import type { CheckoutData } from '#lib/checkout/contract.ts'
import { receiverText } from '#lib/checkout/destination.ts'
import { addressLabels } from '#lib/address/texts.ts'

import { Section } from '#islands/ui/Section.tsx'
import { ChangeAddress } from './ChangeAddress.tsx'

/** The delivery address; another one requires new shipping quotes. */
export function CheckoutAddress({ address }: { address: CheckoutData['address'] }) {
  return (
    <Section
      title="Alamat pengiriman"
      action={<ChangeAddress addressId={address.id} label="Ganti" size="small" />}
    >
      <p className="flex flex-wrap items-center gap-2">
        <b>{address.label}</b>
        {address.is_main && <span className="badge badge-secondary">{addressLabels.main}</span>}
      </p>
      <p className="mt-1">{receiverText(address)}</p>
      <p className="text-sm text-muted">{address.address}</p>
    </Section>
  )
}
