import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { addressLabels } from '#lib/address/texts.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { AddressDialog } from './AddressDialog.tsx'

/** Nothing can be sent nowhere: offers to add the first address, then goes on where the buyer was. */
export function NoAddress({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) {
  const [isAdding, setAdding] = useState(false)
  if (isAdding) return <AddressDialog onClose={onClose} onSaved={onAdded} />
  return (
    <Dialog title="Alamat belum ada" onClose={onClose}>
      <p>Tambahkan alamat pengiriman terlebih dahulu untuk melanjutkan belanja.</p>
      <div className="mt-5 flex justify-end gap-2">
        <Button look="ghost" onClick={onClose}>
          Nanti
        </Button>
        <Button look="primary" data-autofocus onClick={() => setAdding(true)}>
          {addressLabels.add}
        </Button>
      </div>
    </Dialog>
  )
}
