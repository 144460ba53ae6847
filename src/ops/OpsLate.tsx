import { useStore } from '@nanostores/react'

import { boundedTotal } from '#lib/format/counts.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import type { Overview } from '#lib/ops/overview-contract.ts'

import { $place, type PlaceQuery, showPart } from './console-place.ts'
import { overviewCard } from './OpsOverviewLists.tsx'
import { periodOf } from './period.ts'
import { useReadable } from './use-readable.ts'

type Props = { late: Overview['late']; rejected: number | undefined; owed: Overview['owed_shops'] }

/** What waits too long; each figure leads to the list of just these, where the caller may read it (ops-105). */
export function OpsLate({ late, rejected, owed }: Props) {
  const mayRead = useReadable()
  const period = periodOf(useStore($place).query)
  const all: [label: string, count: number | undefined, part: string, query: PlaceQuery][] = [
    ['Pesanan harus diterima', late.accept, 'orders', { late: 'day', awaits: 'accept' }],
    ['Pesanan harus dikirim', late.ship, 'orders', { late: 'day', awaits: 'ship' }],
    ['Bayar di tempat tanpa kabar', late.report, 'orders', { awaits: 'report' }],
    ['Negosiasi menunggu jawaban', late.negotiations, 'negos', { list: 'waiting' }],
    ['Komplain menunggu jawaban', late.complaints, 'complaints', { list: 'due' }],
    ['Chat belum dijawab sehari', late.chats, 'chat', { list: 'late' }],
    ['Ulasan belum dijawab', late.reviews, 'chat', { view: 'reviews', answer: 'unanswered', sort: 'oldest' }],
    ['Penarikan lebih dari sehari', late.withdrawals, 'withdrawals', { list: 'late' }],
    [
      `Toko belum dibayar, ${rupiah(owed?.total ?? 0)}`,
      owed?.count,
      'finance',
      { view: 'shops', state: 'owed' }
    ],
    ['Pembayaran tidak dibukukan', rejected, 'finance', { view: 'payments', ...period }]
  ]
  return (
    <section aria-labelledby="terlambat" className="grid gap-2">
      <h2 id="terlambat" className="font-bold">
        Perlu ditangani
      </h2>
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-3 xl:grid-cols-4">
        {all.map(([label, count, part, query]) => {
          if (count === undefined) return null
          const text = (
            <>
              <span className={`block text-xl font-bold tabular ${count > 0 ? 'text-error' : ''}`}>
                {boundedTotal(count)}
              </span>
              <span className="text-sm">{label}</span>
            </>
          )
          return (
            <li key={label}>
              {mayRead(part, query['view']) ? (
                <button
                  type="button"
                  className={`${overviewCard} size-full cursor-pointer gap-0 text-start hover:border-primary`}
                  onClick={() => showPart(part, query)}
                >
                  <span>{text}</span>
                </button>
              ) : (
                <p className={`${overviewCard} gap-0`}>
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
