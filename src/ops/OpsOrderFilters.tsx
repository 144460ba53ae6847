import { useStore } from '@nanostores/react'

import { orderStatuses, statuses } from '#lib/order/status.ts'

import { $place, setQuery } from './console-place.ts'
import { ShopPick } from './goods/ShopPick.tsx'
import { useMay } from './may-call.ts'
import { Choice } from './table/Choice.tsx'
import { DayField } from './table/DayField.tsx'
import { FoldedFilters } from './table/FoldedFilters.tsx'
import { KeywordField } from './table/KeywordField.tsx'
import { idOf } from './table/part-query.ts'

const lateLabels = { '': 'Semua batas waktu', day: 'Jatuh tempo sehari ini', past: 'Lewat batas waktu' }
const waitLabels = {
  '': 'Semua langkah',
  accept: 'Belum diterima toko',
  ship: 'Belum dikirim',
  report: 'Bayar di tempat tanpa kabar'
}
const payments = {
  '': 'Semua pembayaran',
  baba_balance: 'Saldo',
  virtual_account: 'Virtual account',
  paylater_account: 'Paylater',
  baba_cod: 'Bayar di tempat'
}

/** Filters of the table of orders; each stands in the address. */
export function OpsOrderFilters() {
  const { query } = useStore($place)
  const mayNameShop = useMay('GET /ops/shop')
  const set = (name: string) => (value: string | number | undefined) =>
    setQuery({ [name]: value?.toString(), page: undefined }, true)
  const statusOptions = {
    '': 'Semua status',
    ...Object.fromEntries(orderStatuses.map(one => [one, statuses[one].label]))
  }
  return (
    <>
      <KeywordField label="Cari pesanan" placeholder="Kode, resi, VA, telepon, nama" />
      <FoldedFilters names={['shop', 'status', 'late', 'awaits', 'payment', 'from', 'to']}>
        {mayNameShop && <ShopPick label="Toko" isBare chosen={idOf(query['shop'])} onPick={set('shop')} />}
        <Choice label="Status" value={query['status']} options={statusOptions} onChange={set('status')} />
        <Choice label="Batas waktu" value={query['late']} options={lateLabels} onChange={set('late')} />
        <Choice label="Langkah" value={query['awaits']} options={waitLabels} onChange={set('awaits')} />
        <Choice label="Pembayaran" value={query['payment']} options={payments} onChange={set('payment')} />
        <DayField label="Dari tanggal" value={query['from']} onChange={set('from')} />
        <DayField label="Sampai tanggal" value={query['to']} onChange={set('to')} />
      </FoldedFilters>
    </>
  )
}
