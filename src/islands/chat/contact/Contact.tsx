import { useEffect, useRef, useState } from 'react'

import { isMaybeSignedIn } from '#lib/core/browser/signed-in-hint.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import { paths } from '#lib/core/paths.ts'
import type { ChatProduct } from '#lib/chat/message-shapes.ts'
import { keepBegunChat, takeBegunChat } from '#lib/chat/store/begun-chat.ts'
import { countContact, findConversation } from '#lib/chat/store/contact.ts'
import { keepCard, type Subject } from '#lib/chat/store/ready-card.ts'
import { $session } from '#lib/identity/store/who.ts'
import { $shownVariant } from '#lib/product/store.ts'

import { ContactDialog } from './ContactDialog.tsx'

type Props = {
  shopId: number
  shopName: string
  product?: ChatProduct
  /** The button was pressed; otherwise only a chat that waited for signing in goes on. */
  isPressed: boolean
  onBusy: (isBusy: boolean) => void
}

/**
 * What a press of 'Chat' does: a guest signs in; where there is a conversation, its thread opens with the product's
 * card ready; else the dialog of the first message.
 */
export function Contact({ shopId, shopName, product, isPressed, onBusy }: Props) {
  const [subject, setSubject] = useState<Subject>()
  const kind = product ? 'product' : 'shop'
  const start = async () => {
    if (!isMaybeSignedIn()) return signIn(shopId)
    onBusy(true)
    const found = await findConversation(shopId)
    onBusy(false)
    if (!found.ok) return found.error.status === 401 ? signIn(shopId) : toast(found.error.message, 'error')
    // The buy box may have chosen a variant since.
    const about: Subject = product ? { product: { ...product, ...$shownVariant.get() } } : {}
    if (found.value.id === null) return setSubject(about)
    keepCard(shopId, about)
    countContact(kind, about)
    window.location.assign(paths.conversation(found.value.id))
  }
  const latest = useRef(start)
  useEffect(() => {
    if (isPressed) return void latest.current()
    return $session.subscribe(({ status }) => {
      if (status !== 'member') return
      void takeBegunChat(shopId).then(isTaken => (isTaken ? latest.current() : undefined))
    })
  }, [isPressed, shopId])
  if (!subject) return null
  return (
    <ContactDialog
      shopId={shopId}
      shopName={shopName}
      kind={kind}
      subject={subject}
      onSent={id => window.location.assign(paths.conversation(id))}
      onClose={() => setSubject(undefined)}
    />
  )
}

function signIn(shopId: number): void {
  keepBegunChat(shopId)
  window.location.assign(paths.login(window.location.pathname + window.location.search))
}
