import { minKeyword } from '#lib/ops/list-keyword.ts'
import { statusLabels } from '#lib/withdrawal/status.ts'

import { ChoiceFilter } from './table/ChoiceFilter.tsx'
import { DayFilters } from './table/DayFilters.tsx'
import { FoldedFilters } from './table/FoldedFilters.tsx'
import { KeywordField } from './table/KeywordField.tsx'
import type { Shown } from './table/none-text.ts'

const views = {
  '': statusLabels.pending,
  late: 'Menunggu lebih dari sehari',
  success: statusLabels.success,
  failed: statusLabels.failed,
  cancelled: statusLabels.cancelled,
  all: 'Semua status'
}

/** What the table of withdrawals shows by its first filter. */
export const shownWithdrawals: Shown = {
  word: 'list',
  clauses: {
    '': 'yang menunggu',
    late: 'yang menunggu lebih dari sehari',
    success: 'yang berhasil',
    failed: 'yang gagal',
    cancelled: 'yang dibatalkan',
    all: ''
  }
}

/** Filters of the table of withdrawals; each stands in the address. */
export function OpsWithdrawalFilters() {
  return (
    <>
      <ChoiceFilter name="list" label="Penarikan" options={views} />
      <KeywordField
        label="Cari penarikan"
        placeholder="Nomor, rekening, nama, telepon"
        minLength={minKeyword}
      />
      <FoldedFilters names={['from', 'to']}>
        <DayFilters />
      </FoldedFilters>
    </>
  )
}
