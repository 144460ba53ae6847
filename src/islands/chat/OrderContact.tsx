import { useEffect, useRef, useState } from 'react'

import type { ChatOrder } from '#lib/chat/message-shapes.ts'
import { countContact } from '#lib/chat/store/contact.ts'
import type { Target } from '#lib/chat/store/thread.ts'
import type { OrderDetail } from '#lib/order/order-shapes.ts'

import { ChatDrawer } from './ChatDrawer.tsx'
import { ContactDialog } from './contact/ContactDialog.tsx'

type Props = { order: OrderDetail; onClose: () => void }

/**
 * 'Hubungi Toko' on an order: the drawer at once on a negotiation and where there is a conversation, else the dialog of
 * the first message, then the drawer (D47). The order's card is ready.
 */
export function OrderContact({ order, onClose }: Props) {
  const [target, setTarget] = useState<Target | undefined>(() => threadOf(order))
  const subject = { transaction: cardOf(order) }
  const [isSent, setSent] = useState(false)
  const isKnown = useRef(target !== undefined && 'id' in target)
  // The dialog and a thread's first message count their own.
  useEffect(() => {
    if (isKnown.current) countContact('order', {})
  }, [])
  if (!target) {
    return (
      <ContactDialog
        shopId={order.shop.id}
        shopName={order.shop.name}
        kind="order"
        subject={subject}
        onSent={id => {
          setSent(true)
          setTarget({ id })
        }}
        onClose={onClose}
      />
    )
  }
  return <ChatDrawer target={target} kind="order" onClose={onClose} {...(!isSent && { subject })} />
}

function threadOf(order: OrderDetail): Target | undefined {
  const { conversation, shop, nego } = order
  if (!conversation && !nego) return undefined
  return conversation ? { id: conversation.id } : { shopId: shop.id }
}

function cardOf({ id, code, status, status_label, grand_total, products }: OrderDetail): ChatOrder {
  return {
    id,
    code,
    status,
    label: status_label,
    grand_total,
    products: products.map(({ name, photo, variant, qty }) => ({ name, photo, variant, qty }))
  }
}
