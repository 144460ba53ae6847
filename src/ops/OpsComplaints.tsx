import { useStore } from '@nanostores/react'
import { useCallback } from 'react'

import { minKeyword } from '#lib/ops/list-keyword.ts'

import { closedColumns, complaintColumns, complaintFile } from './complaint-columns.tsx'
import {
  $openedId,
  complaint,
  complaintFilter,
  complaints,
  isClosedView,
  type OpsComplaint as Complaint,
  openComplaint,
  refreshComplaints
} from './complaint-store.ts'
import { $place } from './console-place.ts'
import { $notice } from './console-store.ts'
import { ShopFilter } from './goods/ShopFilter.tsx'
import { OpsComplaint } from './OpsComplaint.tsx'
import { ChoiceFilter } from './table/ChoiceFilter.tsx'
import { DataTable } from './table/DataTable.tsx'
import { FoldedFilters } from './table/FoldedFilters.tsx'
import { KeywordField } from './table/KeywordField.tsx'
import { noneText, type Shown } from './table/none-text.ts'
import { Opened } from './table/Opened.tsx'
import { SaveSelected } from './table/SaveSelected.tsx'
import { SidePanel } from './table/SidePanel.tsx'
import { saveTable } from './table/table-csv.ts'

const of = { ...complaints, refresh: refreshComplaints }

/** Complaints as a table, and the open one beside it with what may be done; on small screens one after the other (ops-48, ops-300). */
export function OpsComplaints() {
  const id = useStore($openedId)
  const { query } = useStore($place)
  const close = useCallback(() => openComplaint(undefined), [])
  const open = (next: Complaint) => {
    $notice.set(undefined)
    openComplaint(next.id, id === undefined)
  }
  return (
    <SidePanel
      label="Rincian komplain"
      onClose={close}
      table={
        <DataTable
          name="complaints"
          label="Komplain"
          columns={isClosedView(query) ? closedColumns : complaintColumns}
          of={of}
          empty={noneText('komplain', query, shown)}
          filters={<Filters />}
          onFile={filter =>
            saveTable(complaintFile.name, 'GET /ops/complain', complaintFilter(filter), complaintFile.columns)
          }
          bulk={Bulk}
          openedId={id}
          onOpen={open}
        />
      }
    >
      {id !== undefined && (
        <Opened of={complaint} isIt={known => known.id === id}>
          {one => <OpsComplaint key={one.id} one={one} />}
        </Opened>
      )}
    </SidePanel>
  )
}

const views = { '': 'Berjalan', due: 'Jatuh tempo sehari ini', closed: 'Selesai' }

const shown: Shown = {
  word: 'list',
  clauses: { '': 'yang berjalan', due: 'yang jatuh tempo', closed: 'yang selesai' }
}

/** Each stands in the address. */
function Filters() {
  return (
    <>
      <ChoiceFilter name="list" label="Komplain" options={views} />
      <KeywordField label="Cari komplain" placeholder="Kode pesanan, pembeli, toko" minLength={minKeyword} />
      <FoldedFilters names={['shop']}>
        <ShopFilter />
      </FoldedFilters>
    </>
  )
}

const Bulk = ({ rows }: { rows: readonly Complaint[] }) => <SaveSelected {...complaintFile} rows={rows} />
