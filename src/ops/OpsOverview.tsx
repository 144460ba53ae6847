import { useStore } from '@nanostores/react'

import { StaleNote } from '#components/ui/StaleNote.tsx'
import { LoadError } from '#islands/ui/LoadError.tsx'
import { shortDay } from '#lib/format/dates.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import type { Overview } from '#lib/ops/overview-contract.ts'

import { OpsBegunOrders } from './OpsBegunOrders.tsx'
import { OpsFirstSteps } from './OpsFirstSteps.tsx'
import { LowStock, Missed, OpenOrders, overviewCard } from './OpsOverviewLists.tsx'
import { OpsLate } from './OpsLate.tsx'
import { OpsPeriod } from './OpsPeriod.tsx'
import { OpsSalesChart } from './OpsSalesChart.tsx'
import { overview } from './overview-store.ts'

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
          {value.has_products === false && <OpsFirstSteps />}
          <OpsLate late={value.late} rejected={value.rejected_payments} owed={value.owed_shops} />
          {value.sales && <Sales sales={value.sales} />}
          <OpsBegunOrders orders={value.begun_orders} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-3">
            <OpenOrders orders={value.open_orders} />
            {value.low_stock && <LowStock stock={value.low_stock} />}
            {value.missed_searches && <Missed searches={value.missed_searches} />}
          </div>
        </>
      )}
    </div>
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
    <section className={overviewCard} aria-labelledby="penjualan">
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
