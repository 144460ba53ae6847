import { type Address, removeAddress } from '#lib/address/store/addresses.ts'
import { addressLabels, addressTexts } from '#lib/address/texts.ts'
import { toast } from '#lib/core/browser/toasts.ts'

import { Confirm } from '#islands/ui/Confirm.tsx'
import { useSubmission } from '#islands/ui/use-submission.ts'

/** Confirms the deletion of an address. */
export function RemoveAddress({ address, onClose }: { address: Address; onClose: () => void }) {
  const { isBusy, submit } = useSubmission()
  const remove = async () => {
    const rejected = await removeAddress(address.id)
    onClose()
    if (rejected) toast(rejected.message, 'error')
    else toast(addressTexts.removed)
    return rejected
  }
  return (
    <Confirm
      title={addressLabels.removal}
      text={addressTexts.removal}
      confirm={addressLabels.remove}
      isBusy={isBusy}
      onConfirm={() => void submit(remove)}
      onClose={onClose}
    />
  )
}
