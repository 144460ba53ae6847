import { useState } from 'react'

import { blockShop, deleteConversation } from '#lib/chat/store/conversations.ts'

import { Confirm } from '#islands/ui/Confirm.tsx'

type Props = { id: number; name: string; onClose: () => void }

export function BlockDialog({ id, name, onClose }: Props) {
  const [isBusy, setBusy] = useState(false)
  const block = async () => {
    setBusy(true)
    await blockShop(id, true)
    onClose()
  }
  return (
    <Confirm
      title="Blokir toko ini?"
      text={`${name} tidak dapat lagi mengirim pesan kepada Anda, dan Anda tidak dapat menulis ke toko ini. Blokir dapat dibuka kapan saja.`}
      confirm="Blokir"
      isBusy={isBusy}
      onConfirm={() => void block()}
      onClose={onClose}
    />
  )
}

export function DeleteDialog({ id, name, onClose, onGone }: Props & { onGone: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const isDone = await deleteConversation(id)
    onClose()
    if (isDone) onGone()
  }
  return (
    <Confirm
      title="Hapus percakapan ini?"
      text={`Percakapan dengan ${name} hilang dari daftar Anda sampai ada pesan berikutnya. Lawan bicara tetap melihatnya.`}
      confirm="Hapus"
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  )
}
