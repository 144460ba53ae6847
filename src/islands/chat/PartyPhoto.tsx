import { Headset } from 'lucide-react'

import { ShopPhoto } from '#components/shop/ShopPhoto.tsx'
import type { ChatConversation } from '#lib/chat/message-shapes.ts'

type Props = { conversation: Pick<ChatConversation, 'shop' | 'name' | 'photo'>; className: string }

/** The shop's picture; the marketplace has a sign of its own. */
export function PartyPhoto({ conversation: { shop, name, photo }, className }: Props) {
  if (shop || photo) return <ShopPhoto name={name} path={photo} className={className} />
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-full bg-primary text-primary-content ${className}`}
    >
      <Headset className="size-1/2" />
    </span>
  )
}

/** A dot at a picture's corner. */
export const OnlineMark = () => (
  <span className="absolute right-0 bottom-0 size-3 rounded-full border-2 border-base-100 bg-success">
    <span className="sr-only">Online</span>
  </span>
)
