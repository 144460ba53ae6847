import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { StaleNote } from '#components/ui/StaleNote.tsx'
import { LoadError } from '#islands/ui/LoadError.tsx'
import { shortDay } from '#lib/format/dates.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import type { Overview } from '#lib/ops/overview-contract.ts'

import { showPart } from './console-place.ts'
import { $caller } from './console-store.ts'
import { OpsPeriod } from './OpsPeriod.tsx'
import { OpsSalesChart } from './OpsSalesChart.tsx'
import { overview } from './overview-store.ts'
import { partsFor } from './parts.ts'

const card = 'card grid grid-cols-[minmax(0,1fr)] content-start gap-3 border border-base-300 bg-base-100 p-4'

/** Figures of a period beside those before, and what waits too long, each with the way to it (ops-105). */
export function OpsOverview() {
  const { status, value, error } = useStore(overview.$state)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <OpsPeriod />
      {status === 'error' && (
        <LoadError message={error?.message ?? ''} onRetry={() => void overview.reload()} />
      )}
      {status === 'loading' && (
        <div className="h-60 skeleton" role="status" aria-busy="true" aria-label="Memuat" />
      )}
      {value && (
        <>
          <StaleNote message={error?.message} />
          {value.is_played && (
            <p className="rounded-field border border-base-300 bg-base-100 px-3 py-2">
              Autopilot menyala: penjual, kurir, bank, dan bantuan dimainkan otomatis.
            </p>
          )}
          <Late late={value.late} rejected={value.rejected_payments} />
          {value.sales && <Sales sales={value.sales} />}
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-3">
            <Open orders={value.open_orders} />
            {value.low_stock && <LowStock stock={value.low_stock} />}
            {value.missed_searches && <Missed searches={value.missed_searches} />}
          </div>
        </>
      )}
    </div>
  )
}

type LateProps = { late: Overview['late']; rejected: number | undefined }

/** What waits too long; each figure leads to its list, where the caller may read it. */
function Late({ late, rejected }: LateProps) {
  const open = partsFor(useStore($caller)?.calls ?? []).map(([word]) => word)
  const all: [label: string, count: number | undefined, part: string, query: Record<string, string>][] = [
    ['Pesanan harus diterima dalam 24 jam', late.accept, 'orders', { late: 'day', status: 'paid' }],
    ['Pesanan harus dikirim dalam 24 jam', late.ship, 'orders', { late: 'day' }],
    ['Komplain harus dijawab dalam 24 jam', late.complaints, 'complaints', {}],
    ['Penarikan lebih dari sehari', late.withdrawals, 'withdrawals', {}],
    ['Pembayaran tidak dibukukan', rejected, 'finance', { view: 'payments' }]
  ]
  return (
    <section aria-labelledby="terlambat" className="grid gap-2">
      <h2 id="terlambat" className="font-bold">
        Perlu ditangani
      </h2>
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-3 xl:grid-cols-5">
        {all.map(([label, count, part, query]) => {
          if (count === undefined) return null
          const text = (
            <>
              <span className={`block text-xl font-bold tabular ${count > 0 ? 'text-error' : ''}`}>
                {count.toLocaleString('id-ID')}
              </span>
              <span className="text-sm">{label}</span>
            </>
          )
          return (
            <li key={label}>
              {open.includes(part) ? (
                <button
                  type="button"
                  className={`${card} size-full cursor-pointer gap-0 text-start hover:border-primary`}
                  onClick={() => showPart(part, query)}
                >
                  <span>{text}</span>
                </button>
              ) : (
                <p className={`${card} gap-0`}>
                  <span>{text}</span>
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** '+12 %', '−3 %'; nothing where there was nothing before. */
function change(now: number, before: number): string {
  if (before === 0) return now === 0 ? 'sama' : 'sebelumnya tidak ada'
  const percent = Math.round(((now - before) / before) * 100)
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent).toLocaleString('id-ID')}%`
}

function Sales({ sales: { period, before } }: { sales: NonNullable<Overview['sales']> }) {
  return (
    <section className={card} aria-labelledby="penjualan">
      <h2 id="penjualan" className="font-bold">
        Penjualan
      </h2>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Figure name="Nilai barang" value={rupiah(period.goods)} than={change(period.goods, before.goods)} />
        <Figure
          name="Pesanan dibayar"
          value={period.orders.toLocaleString('id-ID')}
          than={change(period.orders, before.orders)}
        />
      </dl>
      <p className="text-sm text-muted">
        Dibanding {shortDay(before.from)} sampai {shortDay(before.to)}: {rupiah(before.goods)},{' '}
        {before.orders.toLocaleString('id-ID')} pesanan.
      </p>
      <OpsSalesChart period={period} before={before} />
    </section>
  )
}

function Figure({ name, value, than }: { name: string; value: string; than: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-lg font-bold tabular">
        {value} <span className="text-sm font-normal text-muted">{than}</span>
      </dd>
    </div>
  )
}

function Open({ orders }: { orders: Overview['open_orders'] }) {
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
            <b className="tabular">{count.toLocaleString('id-ID')}</b>
          </button>
        </li>
      ))}
    </Box>
  )
}

function LowStock({ stock: { count, first } }: { stock: NonNullable<Overview['low_stock']> }) {
  return (
    <Box title={`Stok menipis (${count.toLocaleString('id-ID')})`} isEmpty={first.length === 0}>
      {first.map(one => (
        <li key={one.sku} className="flex justify-between gap-3 px-2 py-1 text-sm">
          <span className="min-w-0 wrap-anywhere">
            {one.name}
            {one.variant && `, ${one.variant}`} <span className="text-muted">{one.shop}</span>
          </span>
          <b className="tabular">{one.stock}</b>
        </li>
      ))}
    </Box>
  )
}

function Missed({ searches }: { searches: NonNullable<Overview['missed_searches']> }) {
  return (
    <Box title="Pencarian tanpa hasil" isEmpty={searches.length === 0}>
      {searches.map(({ keyword, count }) => (
        <li key={keyword} className="flex justify-between gap-3 px-2 py-1 text-sm">
          <span className="min-w-0 wrap-anywhere">{keyword}</span>
          <b className="tabular">{count.toLocaleString('id-ID')}</b>
        </li>
      ))}
    </Box>
  )
}

function Box({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  return (
    <section className={card} aria-label={title}>
      <h2 className="font-bold">{title}</h2>
      {isEmpty ? <p className="text-muted">Tidak ada.</p> : <ul className="grid gap-0.5">{children}</ul>}
    </section>
  )
}
