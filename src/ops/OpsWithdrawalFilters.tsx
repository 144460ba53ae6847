import { useStore } from '@nanostores/react'

import { minKeyword } from '#lib/ops/list-keyword.ts'
import { statusLabels } from '#lib/withdrawal/status.ts'

import { $place, setQuery } from './console-place.ts'
import { Choice } from './table/Choice.tsx'
import { DayField } from './table/DayField.tsx'
import { FoldedFilters } from './table/FoldedFilters.tsx'
import { KeywordField } from './table/KeywordField.tsx'

const views = {
  '': statusLabels.pending,
  late: 'Menunggu lebih dari sehari',
  success: statusLabels.success,
  failed: statusLabels.failed,
  cancelled: statusLabels.cancelled,
  all: 'Semua status'
}

/** Filters of the table of withdrawals; each stands in the address. */
export function OpsWithdrawalFilters() {
  const { query } = useStore($place)
  const set = (name: string) => (value: string) => setQuery({ [name]: value, page: undefined }, true)
  return (
    <>
      <Choice label="Penarikan" value={query['list']} options={views} onChange={set('list')} />
      <KeywordField
        label="Cari penarikan"
        placeholder="Nomor, rekening, nama, telepon"
        minLength={minKeyword}
      />
      <FoldedFilters names={['from', 'to']}>
        <DayField label="Dari tanggal" value={query['from']} onChange={set('from')} />
        <DayField label="Sampai tanggal" value={query['to']} onChange={set('to')} />
      </FoldedFilters>
    </>
  )
}
