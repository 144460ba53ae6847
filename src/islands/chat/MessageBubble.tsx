import { CheckCheck } from 'lucide-react'
import type { ReactNode } from 'react'

import type { ChatMessage } from '#lib/chat/message-shapes.ts'
import { chatTexts } from '#lib/chat/texts.ts'
import { paths } from '#lib/core/paths.ts'
import { clockTime } from '#lib/format/dates.ts'

import { BubbleFrame } from './BubbleFrame.tsx'
import { MessagePhoto } from './MessagePhoto.tsx'
import { MessageText } from './MessageText.tsx'
import { OrderLines, ProductLines, WithdrawalLines } from './SubjectCard.tsx'

type Props = {
  message: ChatMessage
  /** Of the same sender as the one above, within minutes. */
  isFollowing: boolean
  /** The message that a search has found, with its words. */
  keyword?: string | undefined
}

/** A message that was sent: who wrote it, what, when, and whether the other side has read it. */
export function MessageBubble({ message, isFollowing, keyword }: Props) {
  const { is_you: isOwn, role, user, photo, date, is_read: isRead } = message
  if (role === 'system') return <SystemNote text={message.message} />
  const sender = isOwn ? 'Anda' : user.name
  return (
    <BubbleFrame isOwn={isOwn} isFollowing={isFollowing} isFound={keyword !== undefined} sender={sender}>
      <Card message={message} />
      {photo && <MessagePhoto id={message.id} address={photo} sender={sender} />}
      {message.message && <MessageText text={message.message} keyword={keyword} />}
      <p className="flex items-center justify-end gap-1 text-xs opacity-90">
        <time dateTime={date} className="tabular">
          {clockTime(date)}
        </time>
        {isOwn &&
          (isRead ? (
            <>
              <CheckCheck className="size-4" aria-hidden="true" /> <span>dibaca</span>
            </>
          ) : (
            <span className="sr-only">terkirim</span>
          ))}
      </p>
    </BubbleFrame>
  )
}

/** The product, order or withdrawal that a message is about. */
function Card({ message }: { message: ChatMessage }) {
  const { product, product_id, transaction, withdrawal } = message
  return (
    <>
      {product && (
        <CardLink href={product.is_active ? paths.product(product.slug) : undefined}>
          <ProductLines product={product} />
        </CardLink>
      )}
      {!product && product_id !== null && <CardLink>{chatTexts.productGone}</CardLink>}
      {transaction && (
        <CardLink href={paths.order(transaction.id)}>
          <OrderLines order={transaction} />
        </CardLink>
      )}
      {withdrawal && (
        <CardLink href={paths.withdraw(withdrawal.id)}>
          <WithdrawalLines withdrawal={withdrawal} />
        </CardLink>
      )}
    </>
  )
}

function CardLink({ href, children }: { href?: string | undefined; children: ReactNode }) {
  const look = 'block rounded-field border border-base-300 bg-base-100 p-2 text-sm text-base-content'
  if (!href) return <div className={look}>{children}</div>
  return (
    <a href={href} className={`${look} hover:border-primary`}>
      {children}
    </a>
  )
}

/** A line of the marketplace between the messages: nobody's words. */
function SystemNote({ text }: { text: string }) {
  return (
    <div className="mx-auto my-2 max-w-md rounded-field bg-base-300 px-3 py-1.5 text-center text-sm">
      <MessageText text={text} />
    </div>
  )
}
