import { MessageCircle } from 'lucide-react'
import type { MouseEvent } from 'react'

import { buttonClass } from '#components/ui/button-class.ts'
import { paths } from '#lib/core/paths.ts'

/** 'Chat' near the thumb on phones: presses the button of the shop's card, which is far below. */
export const ChatShortcut = ({ shopId }: { shopId: number }) => (
  <a
    href={paths.chatWith(shopId)}
    aria-label="Chat penjual"
    className={buttonClass('outline', 'square', 'shrink-0 border-base-300 max-md:order-first md:hidden')}
    onClick={press}
  >
    <MessageCircle className="size-5" aria-hidden="true" />
  </a>
)

function press(event: MouseEvent): void {
  const button = document.querySelector<HTMLElement>('[data-chat-button]')
  if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  button.click()
}
