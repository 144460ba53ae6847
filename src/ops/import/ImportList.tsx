import { DataTable } from '../table/DataTable.tsx'
import { saveTable } from '../table/table-csv.ts'
import { importColumns, importFileColumns } from './import-columns.tsx'
import { imports, openImport } from './import-store.ts'

/** Earlier imports as a table, the newest first; one that is opened takes its place (ops-378). */
export const ImportList = () => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby="earlier-imports">
    <h2 id="earlier-imports" className="font-bold">
      Impor sebelumnya
    </h2>
    <DataTable
      name="imports"
      label="Impor"
      columns={importColumns}
      of={imports}
      empty="Belum ada impor. Kirim tabel pertama untuk memulai."
      onFile={() => saveTable('impor', 'GET /ops/import', {}, importFileColumns)}
      onOpen={({ id }) => openImport(id)}
    />
  </section>
)
