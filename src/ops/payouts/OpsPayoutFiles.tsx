import { Download } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { rupiah } from '#lib/format/rupiah.ts'

import { EditorTable } from '../table/EditorTable.tsx'
import { requestRows } from '../table/keyset.ts'
import { OpenedRow } from '../table/OpenedRow.tsx'
import { RowFacts } from '../table/RowFacts.tsx'
import { saveKeyset } from '../table/table-csv.ts'
import { fileColumns, filesFile } from './file-columns.tsx'
import { fileRows, openFile, type PayoutFile, payoutFiles, saveBankFile } from './payout-file-store.ts'
import { ReturnPayoutFile } from './ReturnPayoutFile.tsx'

/** Files for the bank, the last first: the open one is saved again as it was made, and taken back as a whole (ops-210, ops-403). */
export const OpsPayoutFiles = () => (
  <EditorTable
    name="payout-files"
    label="Berkas bank"
    columns={fileColumns}
    of={payoutFiles}
    empty="Belum ada berkas bank."
    onFile={saveFile}
    panel="Rincian berkas bank"
  >
    {open => (
      <OpenedRow of={openFile} open={open} none={`Berkas bank ${open} tidak ditemukan.`}>
        {file => <FileDetail file={file} />}
      </OpenedRow>
    )}
  </EditorTable>
)

const saveFile = () =>
  saveKeyset(filesFile, from => requestRows('GET /ops/payout/file', { ...from, per_page: 200 }, fileRows))

function FileDetail({ file }: { file: PayoutFile }) {
  const { id, count, returned } = file
  return (
    <div className="grid gap-4">
      <RowFacts columns={fileColumns} row={file} />
      {returned > 0 && <p className="text-sm">{returnedWords(file)}</p>}
      {returned < count && (
        <div className="flex flex-wrap gap-2">
          <SaveAgain id={id} />
          <ReturnPayoutFile file={file} />
        </div>
      )}
    </div>
  )
}

/** A file keeps the transfers that were returned: the bank must not get it again. */
const returnedWords = ({ count, returned, returned_total: total }: PayoutFile): string =>
  returned === count
    ? 'Semua transfernya sudah dikembalikan. Jangan kirim berkas ini ke bank.'
    : `${returned.toLocaleString('id-ID')} dari ${count.toLocaleString('id-ID')} transfer, ${rupiah(total)}, sudah dikembalikan. Berkas ini masih memuatnya: jangan kirim lagi ke bank.`

function SaveAgain({ id }: { id: number }) {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await saveBankFile(id)
    setBusy(false)
  }
  return (
    <Button
      look="plain"
      isBusy={isBusy}
      aria-label={`Unduh lagi berkas bank ${id}`}
      onClick={() => void save()}
    >
      <Download className="size-5" aria-hidden="true" />
      Unduh lagi
    </Button>
  )
}
