import { useState } from 'react'

import { type Address, removeAddress } from '#lib/address/store/addresses.ts'
import { addressLabels, addressTexts } from '#lib/address/texts.ts'
import { toast } from '#lib/core/browser/toasts.ts'

import { Confirm } from '#islands/ui/Confirm.tsx'

/** Confirms the deletion of an address. */
export function RemoveAddress({ address, onClose }: { address: Address; onClose: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const rejected = await removeAddress(address.id)
    setBusy(false)
    onClose()
    if (rejected) toast(rejected.message, 'error')
    else toast(addressTexts.removed)
  }
  return (
    <Confirm
      title={addressLabels.removal}
      text={addressTexts.removal}
      confirm={addressLabels.remove}
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  )
}
