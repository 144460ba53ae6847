import { useStore } from '@nanostores/react'

import { Button } from '#components/ui/Button.tsx'
import { rupiah } from '#lib/format/rupiah.ts'
import { paymentStatuses, paymentStatusLabels } from '#lib/payment/statuses.ts'

import { $place, type PlaceQuery, setQuery } from './console-place.ts'
import { OpsLoaded } from './OpsLoaded.tsx'
import { OpsPeriod } from './OpsPeriod.tsx'
import { paymentColumns, paymentFacts, paymentFile } from './payment-columns.tsx'
import { openPayment, paymentFilter, paymentRows, payments, paymentSums } from './payment-store.ts'
import { EditorTable } from './table/EditorTable.tsx'
import { KeywordField } from './table/KeywordField.tsx'
import { requestRows } from './table/keyset.ts'
import { OpenedRow } from './table/OpenedRow.tsx'
import { RowFacts } from './table/RowFacts.tsx'
import { saveKeyset } from './table/table-csv.ts'

/** Payments that were begun in a period, by state; one account number or order code finds its own (ops-151, ops-321). */
export const OpsPaymentList = () => (
  <EditorTable
    name="payments"
    label="Pembayaran"
    columns={paymentColumns}
    of={payments}
    empty="Tidak ada pembayaran yang cocok."
    filters={<Filters />}
    onFile={saveFile}
    panel="Rincian pembayaran"
  >
    {open => (
      <OpenedRow of={openPayment} open={open} none={`Pembayaran ${open} tidak ditemukan.`}>
        {payment => <RowFacts columns={paymentFacts} row={payment} />}
      </OpenedRow>
    )}
  </EditorTable>
)

const saveFile = (query: PlaceQuery) =>
  saveKeyset(paymentFile, from =>
    requestRows('GET /ops/payment', { ...paymentFilter(query), ...from, per_page: 200 }, paymentRows)
  )

/** Each stands in the address. */
function Filters() {
  return (
    <>
      <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-3">
        <OpsPeriod />
        <States />
      </div>
      <KeywordField
        label="Nomor rekening virtual atau nomor pesanan"
        placeholder="Nomor rekening atau pesanan"
        maxLength={60}
      />
    </>
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
                onClick={() => setQuery({ status: state, page: undefined }, true)}
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
