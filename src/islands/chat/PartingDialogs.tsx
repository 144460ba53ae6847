import { useEffect, useRef, useState } from 'react'

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
  const isGone = useRef(false)
  const latest = useRef(onGone)
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    isGone.current = await deleteConversation(id)
    onClose()
  }
  // Once this dialog is gone: its history entry is above that of the thread, which is left.
  useEffect(() => {
    latest.current = onGone
  })
  useEffect(
    () => () => {
      if (isGone.current) latest.current()
    },
    []
  )
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
