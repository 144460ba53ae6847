import { MessageCircle } from 'lucide-react'
import { type MouseEvent, useEffect, useState } from 'react'

import { buttonClass } from '#components/ui/button-class.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { paths } from '#lib/core/paths.ts'
import { begunChatKey } from '#lib/chat/begun-chat-key.ts'
import type { ChatProduct } from '#lib/chat/message-shapes.ts'

import { useLoaded } from '#islands/ui/use-loaded.ts'

type Props = {
  shopId: number
  shopName: string
  /** On its page: the product that the message is about. */
  product?: ChatProduct
  className?: string
}

/**
 * 'Chat' on the page of a product or a shop: a link to the thread. Once hydrated, a press opens the dialog of the first
 * message or the thread; what that needs is loaded then. A guest signs in first and finds the dialog open on return.
 */
export function ChatButton({ shopId, shopName, product, className = '' }: Props) {
  const contact = useLoaded(() => import('./Contact.tsx'))
  const [isBusy, setBusy] = useState(false)
  const [presses, setPresses] = useState(0)
  const { reload } = contact
  const [isBegun] = useState(() => sessionStore.get(begunChatKey) !== null)
  useEffect(() => {
    if (isBegun) reload()
    // Once, on return from signing in.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (isBusy) return
    if (!contact.module) reload()
    setPresses(presses + 1)
  }
  const Contact = contact.module?.Contact
  return (
    <>
      <a
        href={paths.chatWith(shopId)}
        data-chat-button
        className={buttonClass('outline', 'normal', className)}
        aria-busy={isBusy || contact.isLoading}
        onClick={onClick}
      >
        {isBusy || contact.isLoading ? (
          <span className="loading size-4" aria-hidden="true" />
        ) : (
          <MessageCircle className="size-4" aria-hidden="true" />
        )}
        Chat
      </a>
      {Contact && (
        <Contact
          key={presses}
          shopId={shopId}
          shopName={shopName}
          isPressed={presses > 0}
          onBusy={setBusy}
          {...(product && { product })}
        />
      )}
    </>
  )
}
