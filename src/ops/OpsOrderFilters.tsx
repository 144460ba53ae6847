import { orderStatuses, statuses } from '#lib/order/status.ts'
import { paymentGroupNames } from '#lib/payment/choice.ts'

import { ShopFilter } from './goods/ShopFilter.tsx'
import { ChoiceFilter } from './table/ChoiceFilter.tsx'
import { DayFilters } from './table/DayFilters.tsx'
import { FoldedFilters } from './table/FoldedFilters.tsx'
import { KeywordField } from './table/KeywordField.tsx'

const statusOptions = {
  '': 'Semua status',
  ...Object.fromEntries(orderStatuses.map(one => [one, statuses[one].label]))
}
const lateLabels = { '': 'Semua batas waktu', day: 'Jatuh tempo sehari ini', past: 'Lewat batas waktu' }
const waitLabels = {
  '': 'Semua langkah',
  accept: 'Belum diterima toko',
  ship: 'Belum dikirim',
  report: 'Bayar di tempat tanpa kabar'
}
const payments = { '': 'Semua pembayaran', ...paymentGroupNames }

/** Filters of the table of orders; each stands in the address. */
export function OpsOrderFilters() {
  return (
    <>
      <KeywordField label="Cari pesanan" placeholder="Kode, resi, VA, telepon, nama" />
      <FoldedFilters names={['shop', 'status', 'late', 'awaits', 'payment', 'from', 'to']}>
        <ShopFilter />
        <ChoiceFilter name="status" label="Status" options={statusOptions} />
        <ChoiceFilter name="late" label="Batas waktu" options={lateLabels} />
        <ChoiceFilter name="awaits" label="Langkah" options={waitLabels} />
        <ChoiceFilter name="payment" label="Pembayaran" options={payments} />
        <DayFilters />
      </FoldedFilters>
    </>
  )
}
