import type { ChatOrder, ChatProduct, ChatWithdrawal } from '#lib/chat/message-shapes.ts'
import type { Subject } from '#lib/chat/store/ready-card.ts'
import { chatTexts, previewTexts } from '#lib/chat/texts.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import { CardFrame } from './CardFrame.tsx'

/** What a message is about: a product, an order or a withdrawal. */
export function SubjectCard({ product, transaction, withdrawal }: Subject) {
  if (product) return <ProductLines product={product} />
  if (transaction) return <OrderLines order={transaction} />
  return withdrawal ? <WithdrawalLines withdrawal={withdrawal} /> : null
}

export function ProductLines({ product }: { product: ChatProduct }) {
  return (
    <CardFrame photo={product.photo}>
      <span className="line-clamp-2 font-medium wrap-anywhere">{noBreak(product.name)}</span>
      {product.variant && <span className="truncate text-xs text-muted">{noBreak(product.variant)}</span>}
      {product.is_active ? (
        <b className="tabular">{rupiah(product.price)}</b>
      ) : (
        <span className="text-xs font-semibold">{chatTexts.productGone}</span>
      )}
    </CardFrame>
  )
}

export function OrderLines({ order }: { order: ChatOrder }) {
  const [first, ...others] = order.products
  return (
    <CardFrame photo={first?.photo ?? null}>
      <span className="flex flex-wrap items-center gap-x-2 text-xs">
        <span className="tabular">{order.code}</span>
        <span className="font-semibold">{order.label}</span>
      </span>
      {first && (
        <span className="truncate font-medium">
          {noBreak(first.name)}
          {others.length > 0 && <span className="font-normal"> +{others.length} lainnya</span>}
        </span>
      )}
      <b className="tabular">{rupiah(order.grand_total)}</b>
    </CardFrame>
  )
}

export function WithdrawalLines({
  withdrawal: { code, label, nominal, account }
}: {
  withdrawal: ChatWithdrawal
}) {
  return (
    <span className="text-left text-sm">
      {previewTexts.withdraw} {code} ({label}): {rupiah(nominal)}, {account}
    </span>
  )
}
