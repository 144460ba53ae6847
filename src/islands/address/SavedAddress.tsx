import { Button } from '#components/ui/Button.tsx'
import { type Address, chooseMain } from '#lib/address/store/addresses.ts'
import { addressLabels } from '#lib/address/texts.ts'
import { localPhone } from '#lib/core/schema/identifier.ts'
import { toast } from '#lib/core/browser/toasts.ts'

import { withRestoredFocus } from '#islands/ui/focus-place.ts'
import { useSubmission } from '#islands/ui/use-submission.ts'

type Props = { address: Address; isOnly: boolean; onEdit: () => void; onRemove: () => void }

/** One address of the account area. The main one cannot be set as main again, nor deleted unless it is the only one. */
export function SavedAddress({ address, isOnly, onEdit, onRemove }: Props) {
  const { isBusy, submit } = useSubmission()
  const makeMain = async () => {
    const rejected = await chooseMain(address.id)
    if (rejected) toast(rejected.message, 'error')
    else toast('Alamat utama berhasil diubah')
    return rejected
  }
  return (
    <li className="rounded-box border border-base-300 bg-base-100 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-bold wrap-anywhere">{address.label}</h3>
        {address.is_main && <span className="badge badge-secondary">{addressLabels.main}</span>}
      </div>
      <p className="mt-2 wrap-anywhere">{address.name}</p>
      <p>{localPhone(address.phone)}</p>
      <p className="mt-1 text-sm wrap-anywhere text-muted">{address.address}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="outline" onClick={onEdit}>
          {addressLabels.edit}
        </Button>
        {!address.is_main && (
          <Button
            look="secondary"
            isBusy={isBusy}
            onClick={() => void withRestoredFocus(() => submit(makeMain))}
          >
            {addressLabels.makeMain}
          </Button>
        )}
        {(!address.is_main || isOnly) && (
          <Button look="danger-outline" onClick={onRemove}>
            {addressLabels.remove}
          </Button>
        )}
      </div>
    </li>
  )
}
