import { type ComponentType, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { addressLabels } from '#lib/address/texts.ts'
import { browserRefusals } from '#lib/core/browser-refusals.ts'
import { toast } from '#lib/core/toasts.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import type { AddressDialog } from './AddressDialog.tsx'

type Form = ComponentType<Parameters<typeof AddressDialog>[0]>

/**
 * Nothing can be sent nowhere: offers to add the first address, then goes on where the buyer was. The form comes when it
 * is wanted: product pages offer it, and few of their visitors need it.
 */
export function NoAddress({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) {
  const [Form, setForm] = useState<Form>()
  const [isBusy, setBusy] = useState(false)
  const add = async () => {
    setBusy(true)
    try {
      const { AddressDialog } = await import('./AddressDialog.tsx')
      setForm(() => AddressDialog)
    } catch {
      toast(browserRefusals.offline.message, 'error')
    }
    setBusy(false)
  }
  if (Form) return <Form onClose={onClose} onSaved={onAdded} />
  return (
    <Dialog title="Alamat belum ada" onClose={onClose}>
      <p>Tambahkan alamat pengiriman terlebih dahulu untuk melanjutkan belanja.</p>
      <div className="mt-5 flex justify-end gap-2">
        <Button look="ghost" onClick={onClose}>
          Nanti
        </Button>
        <Button look="primary" data-autofocus isBusy={isBusy} onClick={() => void add()}>
          {addressLabels.add}
        </Button>
      </div>
    </Dialog>
  )
}
