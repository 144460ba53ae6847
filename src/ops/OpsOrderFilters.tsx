import { buttonClass } from '#components/ui/button-class.ts'
import { useStore } from '@nanostores/react'

import { orderStatuses, statuses } from '#lib/order/status.ts'

import { useMedia } from '#islands/ui/use-media.ts'
import { $place, setQuery } from './console-place.ts'
import { ShopPick } from './goods/ShopPick.tsx'
import { useMay } from './may-call.ts'
import { Choice } from './table/Choice.tsx'
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
  const isWide = useMedia('(min-width: 48rem)')
  const isOpen =
    isWide || ['shop', 'status', 'late', 'awaits', 'payment', 'from', 'to'].some(name => query[name])
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
      {/* On a phone they would push the table off the screen. */}
      <details className="open:w-full md:w-auto" open={isOpen || undefined}>
        <summary className={buttonClass('plain', 'normal', 'w-fit md:hidden')}>Saringan</summary>
        <div className="mt-2 flex flex-wrap gap-2 md:mt-0">
          {mayNameShop && <ShopPick label="Toko" isBare chosen={idOf(query['shop'])} onPick={set('shop')} />}
          <Choice label="Status" value={query['status']} options={statusOptions} onChange={set('status')} />
          <Choice label="Batas waktu" value={query['late']} options={lateLabels} onChange={set('late')} />
          <Choice label="Langkah" value={query['awaits']} options={waitLabels} onChange={set('awaits')} />
          <Choice label="Pembayaran" value={query['payment']} options={payments} onChange={set('payment')} />
          <Day label="Dari tanggal" value={query['from']} onChange={set('from')} />
          <Day label="Sampai tanggal" value={query['to']} onChange={set('to')} />
        </div>
      </details>
    </>
  )
}

type DayProps = { label: string; value: string | undefined; onChange: (value: string) => void }

function Day({ label, value = '', onChange }: DayProps) {
  return (
    <input
      type="date"
      className="input-bordered input h-11 w-40"
      aria-label={label}
      value={value}
      onChange={event => onChange(event.target.value)}
    />
  )
}
