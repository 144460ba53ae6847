import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { jakartaMoment } from '#lib/format/jakarta-moment.ts'

import { SelectField, TextField } from '../form/Fields.tsx'
import { useDraft } from '../use-draft.ts'
import { replayMany, type Webhook } from './webhook-store.ts'

type Which = 'failed' | 'all'
const choices: readonly (readonly [Which, string])[] = [
  ['failed', 'Yang gagal'],
  ['all', 'Semua, juga yang sudah diterima']
]

/** Sends again what failed, or everything, by choice only what was made since a time (ops-158). Both stay typed until then (ops-244). */
export function ReplayMany({ webhook }: { webhook: Webhook }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="plain" onClick={() => setOpen(true)}>
        Kirim ulang banyak
      </Button>
      {isOpen && <ReplayDialog webhook={webhook} onClose={() => setOpen(false)} />}
    </>
  )
}

function ReplayDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { value: typed, set, drop } = useDraft(`replay ${webhook.id}`, { only: 'failed', since: '' })
  const { since } = typed
  const only: Which = typed.only === 'all' ? 'all' : 'failed'
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const isSent = await replayMany(webhook, { only, since: jakartaMoment(since) })
    setBusy(false)
    if (!isSent) return
    drop(typed)
    onClose()
  }
  return (
    <Dialog title="Kirim ulang kiriman" onClose={onClose}>
      {webhook.is_active ? (
        <form
          className="grid gap-3"
          onSubmit={event => {
            event.preventDefault()
            if (!isBusy) void send()
          }}
        >
          <SelectField
            label="Yang dikirim ulang"
            value={only}
            options={choices}
            onChange={next => set({ only: next })}
          />
          <TextField
            label="Dibuat sejak (WIB)"
            hint="Kosongkan untuk semua yang masih tercatat."
            type="datetime-local"
            value={since}
            onChange={next => set({ since: next })}
          />
          <p className="text-sm text-muted">
            Dikirim lagi dari yang tertua, paling banyak 5.000. Penerima mengenalinya dari nomor pesan yang
            sama.
          </p>
          <div className="flex flex-wrap justify-end gap-2">
            <Button look="ghost" onClick={onClose}>
              Kembali
            </Button>
            <Button type="submit" look="primary" isBusy={isBusy}>
              Kirim ulang
            </Button>
          </div>
        </form>
      ) : (
        <p>Webhook ini tidak aktif. Aktifkan dan simpan dulu.</p>
      )}
    </Dialog>
  )
}
