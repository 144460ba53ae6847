import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { paymentStatuses, paymentStatusLabels } from '#lib/payment/statuses.ts'

import { $place, setQuery } from './console-place.ts'
import { $paymentScope, $paymentsPassed, type OpsPayment, payments, paymentSums } from './finance-store.ts'
import { OpsKeysetPages } from './OpsKeysetPages.tsx'
import { OpsLoaded } from './OpsLoaded.tsx'
import { OpsPeriod } from './OpsPeriod.tsx'
import { showOrder } from './order-store.ts'
import { WideTable } from './table/WideTable.tsx'

/** Payments that were begun in a period, by state; one account number or order code finds its own (ops-151). */
export function OpsPaymentList() {
  const of = useStore($paymentScope)
  const passed = useStore($paymentsPassed)
  const { q = '' } = useStore($place).query
  const ids = passed.of === of ? passed.ids : []
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <OpsPeriod />
      <States />
      <Search keyword={q} />
      <OpsLoaded of={payments}>
        {({ payments: items, next }) => (
          <>
            {items.length === 0 && <p className="text-muted">Tidak ada pembayaran yang cocok.</p>}
            {items.length > 0 && <Table items={items} />}
            <OpsKeysetPages
              passed={ids}
              next={next}
              onPass={next => $paymentsPassed.set({ of, ids: next })}
            />
          </>
        )}
      </OpsLoaded>
    </section>
  )
}

/** How many there are by state, and how much; one chooses the list's. */
function States() {
  const { status } = useStore($place).query
  return (
    <OpsLoaded of={paymentSums}>
      {sums => (
        <div role="group" aria-label="Status pembayaran" className="flex flex-wrap gap-2">
          {[undefined, ...paymentStatuses].map(state => {
            const own = sums.filter(one => state === undefined || one.status === state)
            if (state !== undefined && own.length === 0 && status !== state) return null
            const count = own.reduce((sum, one) => sum + one.count, 0)
            const amount = own.reduce((sum, one) => sum + one.amount, 0)
            const isOn = status === state
            return (
              <Button
                key={state ?? 'all'}
                look={isOn ? 'soft' : 'plain'}
                aria-pressed={isOn}
                onClick={() => setQuery({ status: state }, true)}
              >
                {state ? paymentStatusLabels[state] : 'Semua'} {count.toLocaleString('id-ID')}
                <span className="font-normal tabular">{rupiah(amount)}</span>
              </Button>
            )
          })}
        </div>
      )}
    </OpsLoaded>
  )
}

function Search({ keyword }: { keyword: string }) {
  const [text, setText] = useState(keyword)
  // Another address brings its own words; the field stays, and with it the focus.
  const [shown, setShown] = useState(keyword)
  if (shown !== keyword) {
    setShown(keyword)
    setText(keyword)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setQuery({ q: text.trim() || undefined }, true)
  }
  return (
    <form className="join" onSubmit={submit}>
      <input
        className="input-bordered input join-item h-11"
        aria-label="Nomor rekening virtual atau nomor pesanan"
        placeholder="Nomor rekening atau pesanan"
        value={text}
        maxLength={60}
        onChange={event => setText(event.target.value)}
      />
      <Button type="submit" look="plain" className="join-item">
        Cari
      </Button>
    </form>
  )
}

/** The orders stay while the rest beside them scrolls. */
const orderClass = 'sticky left-0 bg-base-100 font-normal'
const headClass: Record<string, string> = { Pesanan: orderClass, Jumlah: 'text-right' }

function Table({ items }: { items: readonly OpsPayment[] }) {
  return (
    <WideTable label="Pembayaran">
      <table className="table table-sm" aria-label="Pembayaran">
        <thead>
          <tr>
            {['Pesanan', 'Jumlah', 'Status', 'Metode', 'Pembeli', 'Dimulai'].map(head => (
              <th key={head} scope="col" className={headClass[head]}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(one => (
            <tr key={one.id}>
              <th scope="row" className={orderClass}>
                {one.orders.map(code => (
                  <button
                    key={code}
                    type="button"
                    className="block min-h-11 link"
                    onClick={() => showOrder(code)}
                  >
                    {code}
                  </button>
                ))}
              </th>
              <td className="text-right whitespace-nowrap tabular">
                {rupiah(one.amount)}
                {one.fee > 0 && <span className="block text-muted">biaya {rupiah(one.fee)}</span>}
              </td>
              <td>
                {paymentStatusLabels[one.status]}
                {one.paid_at !== null && (
                  <span className="block text-muted">{noBreak(dateTime(one.paid_at))}</span>
                )}
              </td>
              <td>
                {one.name}
                {one.number !== null && <span className="block text-muted tabular">{one.number}</span>}
              </td>
              <td className="wrap-anywhere">{one.buyer}</td>
              <td>{noBreak(dateTime(one.created_at))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}
