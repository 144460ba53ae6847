import type { PlaceQuery } from './console-place.ts'
import { outboxColumns, outboxFile } from './outbox-columns.tsx'
import { outbox, outboxFilter, outboxRows } from './outbox-store.ts'
import { DataTable } from './table/DataTable.tsx'
import { KeywordField } from './table/KeywordField.tsx'
import { requestRows } from './table/keyset.ts'
import { useNone } from './table/none-text.ts'
import { saveKeyset } from './table/table-csv.ts'

/** Messages that no outside service carried, codes by WhatsApp and email among them; a row shows all of one (ops-404). */
export function OpsOutbox() {
  return (
    <DataTable
      name="outbox"
      label="Kotak keluar"
      columns={outboxColumns}
      of={outbox}
      empty={useNone('pesan')}
      filters={<KeywordField name="to" label="Penerima" placeholder="628… atau email" maxLength={200} />}
      onFile={saveFile}
    />
  )
}

/** Messages that one request of the file takes: its last one only tells that there are more. */
const atOnce = 200

const saveFile = (query: PlaceQuery) =>
  saveKeyset(outboxFile, from =>
    requestRows(
      'GET /ops/outbox',
      { ...outboxFilter(query), ...from, per_page: atOnce },
      outboxRows(atOnce - 1)
    )
  )
