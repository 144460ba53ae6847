import type { ReactNode } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { boundedTotal } from '#lib/format/counts.ts'
import type { Overview } from '#lib/ops/overview-contract.ts'

import { type PlaceQuery, showPart } from './console-place.ts'
import { useReadable } from './use-readable.ts'

export const overviewCard =
  'card grid grid-cols-[minmax(0,1fr)] content-start gap-3 border border-base-300 bg-base-100 p-4'

/** Open orders by status. */
export function OpenOrders({ orders }: { orders: Overview['open_orders'] }) {
  return (
    <Box title="Pesanan berjalan" isEmpty={orders.length === 0}>
      {orders.map(({ status, label, count }) => (
        <li key={status}>
          <button
            type="button"
            className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-3 rounded-field px-2 text-start hover:bg-base-200"
            onClick={() => showPart('orders', { status })}
          >
            <span>{label}</span>
            <b className="tabular">{boundedTotal(count)}</b>
          </button>
        </li>
      ))}
    </Box>
  )
}

/** Variants that run out, each with the way to its product; the heading counts the products of the list that the button shows. */
export function LowStock({ stock: { count, first } }: { stock: NonNullable<Overview['low_stock']> }) {
  const mayRead = useReadable()('products', 'products')
  const list = { state: 'low' }
  return (
    <Box title={`Stok menipis (${boundedTotal(count)} produk)`} isEmpty={first.length === 0}>
      {first.map(one => (
        <Way
          key={one.sku}
          figure={one.stock}
          to={mayRead ? ['products', { ...list, open: String(one.product_id) }] : undefined}
        >
          {one.name}
          {one.variant && `, ${one.variant}`} <span className="text-muted">{one.shop}</span>
          {one.stock > 0 && one.stock < one.min && (
            <span className="block text-muted">minimal pembelian {one.min.toLocaleString('id-ID')}</span>
          )}
        </Way>
      ))}
      {mayRead && first.length > 0 && (
        <li>
          <Button look="plain" onClick={() => showPart('products', list)}>
            Lihat semua produk yang menipis
          </Button>
        </li>
      )}
    </Box>
  )
}

/** Searches without a result, each with the way to the synonyms of its word: one there makes the search find something. */
export function Missed({ searches }: { searches: NonNullable<Overview['missed_searches']> }) {
  const mayRead = useReadable()('content', 'synonyms')
  return (
    <Box title="Pencarian tanpa hasil" isEmpty={searches.length === 0}>
      {searches.map(({ keyword, count }) => (
        <Way
          key={keyword}
          figure={count}
          to={mayRead ? ['content', { view: 'synonyms', q: keyword }] : undefined}
        >
          {keyword}
        </Way>
      ))}
    </Box>
  )
}

type WayProps = { figure: number; to: [part: string, query: PlaceQuery] | undefined; children: ReactNode }

/** A row with its figure, as a button where it leads somewhere. */
function Way({ figure, to, children }: WayProps) {
  const row = 'flex min-h-11 w-full items-center justify-between gap-3 rounded-field px-2 text-start text-sm'
  const text = (
    <>
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <b className="tabular">{figure.toLocaleString('id-ID')}</b>
    </>
  )
  return (
    <li>
      {to ? (
        <button
          type="button"
          className={`${row} cursor-pointer hover:bg-base-200`}
          onClick={() => showPart(...to)}
        >
          {text}
        </button>
      ) : (
        <p className={row}>{text}</p>
      )}
    </li>
  )
}

function Box({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  return (
    <section className={overviewCard} aria-label={title}>
      <h2 className="font-bold">{title}</h2>
      {isEmpty ? <p className="text-muted">Tidak ada.</p> : <ul className="grid gap-0.5">{children}</ul>}
    </section>
  )
}
