import { ShoppingBag, Store } from 'lucide-react'
import type { ReactNode } from 'react'

import { FoldArrow } from '#components/ui/FoldArrow.tsx'
import type { OrderCard } from '#lib/order/order-shapes.ts'
import { dateTime, shortSpan } from '#lib/format/dates.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { paths } from '#lib/core/paths.ts'
import { cardTotal } from '#lib/order/card-total.ts'
import { arrivalLabels } from '#lib/order/texts.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { ProductLine } from './ProductLine.tsx'
import { StatusBadge } from './StatusBadge.tsx'

/** Number of products that a card shows initially. */
const shownProducts = 2

type Props = {
  order: OrderCard
  /** The deadline or payment, between header and products. */
  due?: ReactNode
  payment?: ReactNode
  /** Buttons. */
  children: ReactNode
}

/**
 * The common parts of a card in the order list: code, date, courier, badge, expected arrival, shop, products, total,
 * buttons.
 */
export function CardFrame({ order, due, payment, children }: Props) {
  const { code, date, shipping, status, status_label, shop, arrival } = order
  const { label, amount, note } = cardTotal(order)
  return (
    <article
      aria-label={`Pesanan ${code}`}
      className="grid grid-cols-1 gap-3 rounded-box border border-base-300 bg-base-100 p-4"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <ShoppingBag className="hidden size-4 text-primary sm:block" aria-hidden="true" />
        <a href={paths.order(order.id)} className="font-bold tabular link-hover">
          {code}
        </a>
        <span className="ml-auto sm:order-last">
          <StatusBadge status={status} label={status_label} />
        </span>
        <span className="w-full text-muted sm:w-auto">
          {noBreak(dateTime(date))} <span aria-hidden="true">·</span> {shipping.courier} - {shipping.service}
        </span>
      </header>
      {due}
      {arrival && (
        <p className="text-sm">
          <span className="text-muted">{arrivalLabels[shipping.mode]}</span>{' '}
          <b>{noBreak(shortSpan(arrival.from, arrival.until))}</b>
          {arrival.is_late && <span className="text-error"> · {arrivalLabels.late}</span>}
        </p>
      )}
      <a
        href={paths.shop(shop.slug)}
        className="flex w-fit items-center gap-2 text-sm font-bold wrap-anywhere link-hover"
      >
        <Store className="size-4 shrink-0 text-muted" aria-hidden="true" />
        {shop.name}
      </a>
      <Products order={order} />
      <footer className="flex flex-wrap items-end justify-between gap-3 border-t border-base-300 pt-3">
        <div className="text-sm">
          {payment}
          <p className="text-muted">{label}</p>
          <p className="text-base font-bold tabular">{rupiah(amount)}</p>
          {note && <p className="text-muted">{note}</p>}
        </div>
        <div className="flex w-full flex-wrap justify-end gap-2 sm:w-auto">{children}</div>
      </footer>
    </article>
  )
}

function Products({ order: { products } }: { order: OrderCard }) {
  const hidden = products.slice(shownProducts)
  return (
    <div className="grid gap-3">
      {products.slice(0, shownProducts).map(product => (
        <ProductLine key={product.id} product={product} />
      ))}
      {hidden.length > 0 && (
        <details className="group">
          <summary className="flex w-fit cursor-pointer items-center gap-1 py-1 text-sm font-semibold text-primary group-open:mb-2">
            {hidden.length} produk lainnya <FoldArrow />
          </summary>
          <div className="grid gap-3">
            {hidden.map(product => (
              <ProductLine key={product.id} product={product} />
            ))}
          </div>
        </details>
      )}
    </div>
  )
}
