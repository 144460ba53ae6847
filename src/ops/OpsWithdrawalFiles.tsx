import { useStore } from '@nanostores/react'
import { type ChangeEvent, useId } from 'react'

import { Button } from '#components/ui/Button.tsx'

import { $caller } from './console-store.ts'
import { fileLook } from './import/FileField.tsx'
import { $imported, $working, importFile, takeFile } from './withdrawal-store.ts'

/** The file for the bulk transfer of a bank, and the bank's result file. */
export function OpsWithdrawalFiles() {
  const id = useId()
  const mayPay = useStore($caller)?.calls.includes('POST /ops/withdraw/batch')
  const isBusy = useStore($working) === 'file'
  if (!mayPay) return null
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // The same file may be chosen again, after a correction.
    event.target.value = ''
    if (file) void importFile(file)
  }
  return (
    <div className="card grid grid-cols-[minmax(0,1fr)] gap-3 border border-base-300 bg-base-100 p-4">
      <h2 className="font-bold">Transfer massal</h2>
      <div className="flex flex-wrap items-end gap-3">
        <Button
          look="plain"
          className="h-auto min-h-11 max-w-full py-2"
          isBusy={isBusy}
          onClick={() => void takeFile()}
        >
          Ambil semua yang menunggu sebagai berkas
        </Button>
        <span className="grid min-w-0 gap-1 text-sm max-sm:w-full">
          <label htmlFor={id}>Berkas hasil dari bank (CSV)</label>
          <input
            id={id}
            type="file"
            accept=".csv,text/csv,text/plain"
            className={fileLook}
            disabled={isBusy}
            onChange={choose}
          />
        </span>
      </div>
      <Imported />
    </div>
  )
}

function Imported() {
  const outcome = useStore($imported)
  if (!outcome) return null
  const { settled, failed, repeated, rejected } = outcome
  return (
    <div role="status" className="grid gap-1 text-sm">
      <p>
        {settled} dibayar, {failed} gagal, {repeated} sudah pernah diimpor, {rejected.length} ditolak.
      </p>
      {rejected.length > 0 && (
        <ul
          aria-label="Baris yang ditolak"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
          tabIndex={0}
          className="max-h-60 overflow-y-auto text-error"
        >
          {rejected.map(({ line, code, message }) => (
            <li key={line}>
              Baris {line} ({code || 'tanpa nomor'}): {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
