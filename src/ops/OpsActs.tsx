import { useStore } from '@nanostores/react'

import { kindWords } from '#lib/ops/act-kinds.ts'

import { actColumns } from './act-columns.tsx'
import { acts, openAct, saveActs, unknownText } from './act-store.ts'
import { $place } from './console-place.ts'
import { OpsActDetail } from './OpsActDetail.tsx'
import { ChoiceFilter } from './table/ChoiceFilter.tsx'
import { DayFilters } from './table/DayFilters.tsx'
import { EditorTable } from './table/EditorTable.tsx'
import { FoldedFilters } from './table/FoldedFilters.tsx'
import { KeywordField } from './table/KeywordField.tsx'
import { noneText } from './table/none-text.ts'
import { OpenedRow } from './table/OpenedRow.tsx'

/** Everything that somebody of the counter did, and the open act beside it with what it changed (ops-106, ops-320). */
export function OpsActs() {
  const isUnknown = useStore(acts.$state).value?.isUnknown
  const { query } = useStore($place)
  return (
    <EditorTable
      name="acts"
      label="Catatan"
      columns={actColumns}
      of={acts}
      empty={isUnknown ? unknownText(query['object'] ?? '', query['kind']) : noneText('catatan', query)}
      filters={<Filters />}
      onFile={saveActs}
      panel="Rincian catatan"
    >
      {open => (
        <OpenedRow of={openAct} open={open} none={`Catatan ${open} tidak ditemukan.`}>
          {act => <OpsActDetail act={act} />}
        </OpenedRow>
      )}
    </EditorTable>
  )
}

const kinds = { '': 'Semua jenis', ...kindWords }

/** Each stands in the address. */
function Filters() {
  return (
    <>
      <ChoiceFilter name="kind" label="Jenis" options={kinds} />
      <KeywordField
        name="object"
        label="Kode atau nomor"
        placeholder="Kode atau nomor"
        button="Cari kode atau nomor"
        maxLength={60}
      />
      <FoldedFilters names={['name', 'from', 'to']}>
        <KeywordField name="name" label="Petugas" placeholder="Nama petugas" button="Cari petugas" />
        <DayFilters />
      </FoldedFilters>
    </>
  )
}
