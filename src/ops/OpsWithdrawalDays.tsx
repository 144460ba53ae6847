import { shortDay } from '#lib/format/dates.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { useStore } from '@nanostores/react'

import { $caller } from './console-store.ts'
import { OpsList } from './OpsList.tsx'
import { FileButton } from './table/FileButton.tsx'
import { type FileColumn, saveWhole } from './table/table-csv.ts'
import { WideTable } from './table/WideTable.tsx'
import { days, type WithdrawalDay } from './withdrawal-store.ts'

/** Its columns, and those of its file: whole rupiah. */
const columns: readonly FileColumn<WithdrawalDay>[] = [
  { title: 'Hari', text: ({ day }) => day },
  { title: 'Diminta', text: ({ requested }) => requested },
  { title: 'Dibayar', text: ({ paid }) => paid },
  { title: 'Dikembalikan', text: ({ returned }) => returned },
  { title: 'Biaya', text: ({ fees }) => fees },
  { title: 'Selisih buku besar', text: ({ difference }) => difference }
]

/** The sums of each day beside the ledger's (withdrawal-34), and their file (ops-416). */
export function OpsWithdrawalDays() {
  const maySee = useStore($caller)?.calls.includes('GET /ops/withdraw/days')
  if (!maySee) return null
  return (
    <details className="card border border-base-300 bg-base-100 p-4">
      <summary className="min-h-11 cursor-pointer content-center font-bold">Jumlah per hari</summary>
      <OpsList of={days} empty="Belum ada penarikan dalam 31 hari.">
        {items => (
          <>
            <WideTable label="Jumlah per hari">
              <table className="table tabular">
                <thead>
                  <tr>
                    {columns.map(({ title }) => (
                      <th key={title} scope="col">
                        {title}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {items.map(one => (
                    <tr key={one.day}>
                      <th scope="row" className="whitespace-nowrap">
                        {shortDay(one.day)}
                      </th>
                      <td>{rupiah(one.requested)}</td>
                      <td>{rupiah(one.paid)}</td>
                      <td>{rupiah(one.returned)}</td>
                      <td>{rupiah(one.fees)}</td>
                      <td className={one.difference === 0 ? '' : 'font-bold text-error'}>
                        {rupiah(one.difference)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </WideTable>
            <FileButton
              of="per hari"
              onFile={async () => saveWhole({ name: 'penarikan-harian', columns }, items)}
            />
          </>
        )}
      </OpsList>
    </details>
  )
}
