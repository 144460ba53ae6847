import { useStore } from '@nanostores/react'
import { useCallback } from 'react'

import { minKeyword } from '#lib/ops/list-keyword.ts'

import { $place, setQuery } from './console-place.ts'
import { $notice } from './console-store.ts'
import { ShopFilter } from './goods/ShopFilter.tsx'
import { negotiationColumns, negotiationFile } from './negotiation-columns.tsx'
import { $openNegotiation, negotiation, negotiationFilter, negotiations } from './negotiation-store.ts'
import { OpsNegotiation } from './OpsNegotiation.tsx'
import { OpsNegotiationBulk } from './OpsNegotiationBulk.tsx'
import { isNamedBy } from './order-store.ts'
import { ChoiceFilter } from './table/ChoiceFilter.tsx'
import { DataTable } from './table/DataTable.tsx'
import { FoldedFilters } from './table/FoldedFilters.tsx'
import { KeywordField } from './table/KeywordField.tsx'
import { noneText, type Shown } from './table/none-text.ts'
import { Opened } from './table/Opened.tsx'
import { SidePanel } from './table/SidePanel.tsx'
import { saveTable } from './table/table-csv.ts'

/** Open negotiations as a table, and the open one beside it with its offers and the answers that are due (ops-13, ops-14, ops-301). */
export function OpsNegotiations() {
  const code = useStore($openNegotiation)
  const { query } = useStore($place)
  const rows = useStore(negotiations.$state).value?.items
  const close = useCallback(() => setQuery({ open: undefined }), [])
  const open = (next: string) => {
    $notice.set(undefined)
    setQuery({ open: next }, code === undefined)
  }
  return (
    <SidePanel
      label={`Negosiasi ${code ?? ''}`}
      onClose={close}
      table={
        <DataTable
          name="negotiations"
          label="Negosiasi"
          columns={negotiationColumns}
          of={negotiations}
          empty={noneText('negosiasi', query, shown)}
          filters={<Filters />}
          onFile={filter =>
            saveTable(
              negotiationFile.name,
              'GET /ops/nego',
              negotiationFilter(filter),
              negotiationFile.columns
            )
          }
          bulk={OpsNegotiationBulk}
          openedId={rows?.find(one => isNamedBy(one, code))?.id}
          onOpen={one => open(one.code)}
        />
      }
    >
      {code !== undefined && (
        <Opened of={negotiation} isIt={known => isNamedBy(known, code)}>
          {order => <OpsNegotiation key={order.id} order={order} />}
        </Opened>
      )}
    </SidePanel>
  )
}

const views = { '': 'Semua', waiting: 'Menunggu jawaban toko' }

/** Ended negotiations are not listed (ops-14). */
const shown: Shown = {
  word: 'list',
  clauses: { '': 'yang berjalan', waiting: 'yang menunggu jawaban' }
}

/** Each stands in the address. */
function Filters() {
  return (
    <>
      <ChoiceFilter name="list" label="Negosiasi" options={views} />
      <KeywordField label="Cari negosiasi" placeholder="Kode pesanan, pembeli, toko" minLength={minKeyword} />
      <FoldedFilters names={['shop']}>
        <ShopFilter />
      </FoldedFilters>
    </>
  )
}
