import type { ReactNode } from 'react'

import type { ChatMessage } from '#lib/chat/message-shapes.ts'
import { chatTexts, previewTexts } from '#lib/chat/texts.ts'
import { paths } from '#lib/core/paths.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { photoUrl } from '#lib/format/photo.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import { OpsOrderLink } from './OpsOrderLink.tsx'

/** The product, order or withdrawal that a message is about, in its present state (chat-11). */
export function OpsChatCards({
  message: { product, product_id, transaction, withdrawal, withdraw_id }
}: {
  message: ChatMessage
}) {
  const [first, ...others] = transaction?.products ?? []
  return (
    <>
      {product && (
        <Card photo={product.photo} href={product.is_active ? paths.product(product.slug) : undefined}>
          <span className="line-clamp-2 font-medium wrap-anywhere">{noBreak(product.name)}</span>
          {product.variant && <span className="text-xs text-muted">{noBreak(product.variant)}</span>}
          <b className="tabular">{product.is_active ? rupiah(product.price) : chatTexts.productGone}</b>
        </Card>
      )}
      {!product && product_id !== null && <Card photo={null}>{chatTexts.productGone}</Card>}
      {transaction && (
        <Card photo={first?.photo ?? null} order={transaction.code}>
          <span className="text-xs tabular">
            {transaction.code} · <b>{transaction.label}</b>
          </span>
          {first && (
            <span className="truncate font-medium">
              {noBreak(first.name)}
              {others.length > 0 && ` +${others.length} lainnya`}
            </span>
          )}
          <b className="tabular">{rupiah(transaction.grand_total)}</b>
        </Card>
      )}
      {withdrawal && (
        <Card photo={null}>
          <span className="text-xs tabular">
            {withdrawal.code} · <b>{withdrawal.label}</b>
          </span>
          <span className="truncate font-medium">
            {previewTexts.withdraw} {noBreak(withdrawal.account)}
          </span>
          <b className="tabular">{rupiah(withdrawal.nominal)}</b>
        </Card>
      )}
      {!withdrawal && withdraw_id !== null && (
        <Card photo={null}>
          {previewTexts.withdraw} #{withdraw_id}
        </Card>
      )}
    </>
  )
}

type Props = {
  photo: string | null
  href?: string | undefined
  /** Code of the order that the card leads to. */
  order?: string
  children: ReactNode
}

function Card({ photo, href, order, children }: Props) {
  const look =
    'flex min-h-11 min-w-0 items-center gap-3 rounded-field border border-base-300 bg-base-100 p-2 text-sm text-base-content'
  const content = (
    <>
      {photo && (
        <img
          src={photoUrl(photo, 160)}
          alt=""
          width={160}
          height={160}
          loading="lazy"
          className="size-14 shrink-0 rounded-field object-cover"
        />
      )}
      <span className="grid min-w-0 gap-0.5">{children}</span>
    </>
  )
  if (order)
    return (
      <OpsOrderLink code={order} className={look} linkClass="hover:border-primary">
        {content}
      </OpsOrderLink>
    )
  if (!href) return <div className={look}>{content}</div>
  return (
    <a href={href} target="_blank" rel="noreferrer" className={`${look} hover:border-primary`}>
      {content}
    </a>
  )
}
