import { useStore } from '@nanostores/react'
import { MessageCircle } from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'

import { buttonClass } from '#components/ui/button-class.ts'
import { isMaybeSignedIn } from '#lib/core/browser/signed-in-hint.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import { paths } from '#lib/core/paths.ts'
import type { ChatProduct } from '#lib/chat/message-shapes.ts'
import { keepBegunChat, takeBegunChat } from '#lib/chat/store/begun-chat.ts'
import { countContact, findConversation } from '#lib/chat/store/contact.ts'
import { keepCard, type Subject } from '#lib/chat/store/ready-card.ts'
import { screenTexts } from '#lib/chat/texts.ts'
import { $session } from '#lib/identity/store/who.ts'
import { $shownVariant } from '#lib/product/store.ts'

import { useLoaded } from '#islands/ui/use-loaded.ts'

type Props = {
  shopId: number
  shopName: string
  /** On its page: the product that the message is about. */
  product?: ChatProduct
  className?: string
}

/**
 * 'Chat' on the page of a product or a shop: a link to the thread. Once hydrated, it opens the dialog of the first
 * message; where there is a conversation, its thread, with the product's card ready. A guest signs in first and finds
 * the dialog open on return.
 */
export function ChatButton({ shopId, shopName, product, className = '' }: Props) {
  const [isBusy, setBusy] = useState(false)
  const dialog = useLoaded(() => import('./ContactDialog.tsx'))
  const [isOpen, setOpen] = useState(false)
  const variant = useStore($shownVariant, { ssr: 'initial' })
  const kind = product ? 'product' : 'shop'
  const subject: Subject = product ? { product: variant ? { ...product, ...variant } : product } : {}

  const start = async () => {
    if (isBusy) return
    if (!isMaybeSignedIn()) return signIn(shopId)
    setBusy(true)
    const found = await findConversation(shopId)
    setBusy(false)
    if (!found.ok) return found.error.status === 401 ? signIn(shopId) : toast(found.error.message, 'error')
    if (found.value.id === null) {
      dialog.reload()
      return setOpen(true)
    }
    keepCard(shopId, subject)
    countContact(kind, subject)
    window.location.assign(paths.conversation(found.value.id))
  }
  const latest = useRef(start)
  useEffect(() => void (latest.current = start))
  useEffect(
    () =>
      $session.subscribe(({ status }) => {
        if (status !== 'member') return
        void takeBegunChat(shopId).then(isTaken => (isTaken ? latest.current() : undefined))
      }),
    [shopId]
  )
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void start()
  }
  const Shown = dialog.module?.ContactDialog
  return (
    <>
      <a
        href={paths.chatWith(shopId)}
        className={buttonClass('outline', 'normal', className)}
        aria-busy={isBusy}
        onClick={onClick}
      >
        {isBusy ? (
          <span className="loading size-4" aria-hidden="true" />
        ) : (
          <MessageCircle className="size-4" aria-hidden="true" />
        )}
        {screenTexts.chat}
      </a>
      {isOpen && Shown && (
        <Shown
          shopId={shopId}
          shopName={shopName}
          kind={kind}
          subject={subject}
          onSent={id => window.location.assign(paths.conversation(id))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function signIn(shopId: number): void {
  keepBegunChat(shopId)
  window.location.assign(paths.login(window.location.pathname + window.location.search))
}
