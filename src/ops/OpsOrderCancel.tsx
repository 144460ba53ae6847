import { type SyntheticEvent, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { rupiah } from '#lib/format/rupiah.ts'
import { Dialog } from '#islands/ui/Dialog.tsx'

import { type OpsOrder, step } from './order-store.ts'
import { useDraft } from './use-draft.ts'

/** The marketplace cancels a paid order: it asks first, and names what is refunded and what the buyer reads. */
export function OpsOrderCancel({ order: { code: id, grand_total } }: { order: OpsOrder }) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { value, set, drop } = useDraft(`cancel ${id}`, { reason: '' })
  const { reason } = value
  const close = () => setAsking(false)
  const cancel = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy || reason.trim() === '') return
    setBusy(true)
    const input = { id, reason: reason.trim() }
    const isDone = await step('POST /ops/transaction/{id}/cancel', input, `${id}: dibatalkan`)
    setBusy(false)
    if (isDone) drop(value)
    close()
  }
  return (
    <>
      <Button look="danger-outline" onClick={() => setAsking(true)}>
        Batalkan pesanan
      </Button>
      {isAsking && (
        <Dialog title={`Batalkan ${id}`} onClose={close}>
          <form className="grid gap-3" onSubmit={event => void cancel(event)}>
            <p>
              Marketplace membatalkan pesanan ini. {rupiah(grand_total)} dikembalikan ke pembeli seperti saat
              penjual menolak, dan barang kembali ke stok.
            </p>
            <label className="grid gap-1 font-medium">
              Alasan, dibaca pembeli
              <textarea
                className="textarea w-full font-normal"
                rows={2}
                maxLength={500}
                value={reason}
                onChange={event => set({ reason: event.target.value })}
              />
            </label>
            <div className="flex flex-wrap justify-end gap-2">
              <Button look="ghost" onClick={close}>
                Kembali
              </Button>
              <Button type="submit" look="danger" isBusy={isBusy} disabled={reason.trim() === ''}>
                Ya, batalkan pesanan
              </Button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  )
}
