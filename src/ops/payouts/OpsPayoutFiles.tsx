import { useStore } from '@nanostores/react'
import { Download } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { dateTime } from '#lib/format/dates.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import { OpsKeysetPages } from '../OpsKeysetPages.tsx'
import { OpsLoaded } from '../OpsLoaded.tsx'
import { $filesPassed, type PayoutFile, payoutFiles, saveBankFile } from './payout-file-store.ts'
import { idsPassed } from './payout-store.ts'
import { ReturnPayoutFile } from './ReturnPayoutFile.tsx'

/** Files for the bank, the last first: each is saved again as it was made, and taken back as a whole (ops-210). */
export function OpsPayoutFiles() {
  const passed = useStore($filesPassed)
  return (
    <section aria-label="Berkas bank" className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <OpsLoaded of={payoutFiles}>
        {({ files, next }) => (
          <>
            {files.length === 0 && <p className="text-muted">Belum ada berkas bank.</p>}
            <ul className="grid gap-3">
              {files.map(one => (
                <File key={one.id} file={one} />
              ))}
            </ul>
            <OpsKeysetPages
              passed={idsPassed(passed, '')}
              next={next}
              onPass={ids => $filesPassed.set({ of: '', ids })}
            />
          </>
        )}
      </OpsLoaded>
    </section>
  )
}

function File({ file }: { file: PayoutFile }) {
  const { id, count, total, returned } = file
  return (
    <li className="card grid gap-2 border border-base-300 bg-base-100 p-4 wrap-anywhere">
      <h2 className="flex flex-wrap justify-between gap-2 font-bold">
        Berkas bank {id}
        <span className="tabular">{rupiah(total)}</span>
      </h2>
      <p className="text-sm text-muted">
        {count.toLocaleString('id-ID')} transfer, dibuat {file.by}, {dateTime(file.date)}
      </p>
      {returned > 0 && (
        <p className="text-sm">
          <span className="badge">Dikembalikan</span> {returnedWords(file)}
        </p>
      )}
      {returned < count && (
        <div className="flex flex-wrap gap-2">
          <SaveAgain id={id} />
          <ReturnPayoutFile file={file} />
        </div>
      )}
    </li>
  )
}

/** A file keeps the transfers that were returned: the bank must not get it again. */
const returnedWords = ({ count, returned, returned_total: total }: PayoutFile): string =>
  returned === count
    ? 'Semua transfernya sudah dikembalikan. Jangan kirim berkas ini ke bank.'
    : `${returned.toLocaleString('id-ID')} dari ${count.toLocaleString('id-ID')} transfer, ${rupiah(total)}. Berkas ini masih memuatnya: jangan kirim lagi ke bank.`

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
