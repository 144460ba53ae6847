import { Button } from '#components/ui/Button.tsx'
import { addressLabels } from '#lib/address/texts.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { useLoaded } from '#islands/ui/use-loaded.ts'

// The form and its rules are 14 kB that few visitors of a product page need.
const loadForm = () => import('./AddressDialog.tsx')

/** Asks a buyer without an address to add the first one, then continues where they were. */
export function NoAddress({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) {
  const form = useLoaded(loadForm)
  if (form.module) return <form.module.AddressDialog onClose={onClose} onSaved={onAdded} />
  return (
    <Dialog title="Alamat belum ada" onClose={onClose}>
      <p>Tambahkan alamat pengiriman terlebih dahulu untuk melanjutkan belanja.</p>
      <div className="mt-5 flex justify-end gap-2">
        <Button look="ghost" onClick={onClose}>
          Nanti
        </Button>
        <Button look="primary" data-autofocus isBusy={form.isLoading} onClick={form.reload}>
          {addressLabels.add}
        </Button>
      </div>
    </Dialog>
  )
}
