import { useStore } from '@nanostores/react'
import { useCallback } from 'react'

import { setQuery } from './console-place.ts'
import { $notice } from './console-store.ts'
import { useMay } from './may-call.ts'
import { OpsWithdrawalBulk } from './OpsWithdrawalBulk.tsx'
import { OpsWithdrawalDays } from './OpsWithdrawalDays.tsx'
import { OpsWithdrawalDetail } from './OpsWithdrawalDetail.tsx'
import { OpsWithdrawalFiles } from './OpsWithdrawalFiles.tsx'
import { OpsWithdrawalFilters, shownWithdrawals } from './OpsWithdrawalFilters.tsx'
import { DataTable } from './table/DataTable.tsx'
import { useNone } from './table/none-text.ts'
import { Opened } from './table/Opened.tsx'
import { SidePanel } from './table/SidePanel.tsx'
import { saveTable } from './table/table-csv.ts'
import { withdrawalColumns, withdrawalFile } from './withdrawal-columns.tsx'
import { $openWithdrawal, withdrawal, withdrawalFilter, withdrawals } from './withdrawal-store.ts'

/** Withdrawals as a table with the open one beside it, their files for a bank, and their sums by day (withdrawal-30 to 34, ops-290). */
export function OpsWithdrawals() {
  const code = useStore($openWithdrawal)
  const rows = useStore(withdrawals.$state).value?.items
  const mayPay = useMay('POST /ops/withdraw/{id}/claim')
  const close = useCallback(() => setQuery({ open: undefined, code: undefined }), [])
  const open = (next: string) => {
    $notice.set(undefined)
    setQuery({ open: next, code: undefined }, code === undefined)
  }
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className={`empty:hidden ${code === undefined ? '' : 'max-xl:hidden'}`}>
        <OpsWithdrawalFiles />
      </div>
      <SidePanel
        label={`Penarikan ${code ?? ''}`}
        onClose={close}
        table={
          <DataTable
            name="withdrawals"
            label="Penarikan"
            columns={withdrawalColumns}
            of={withdrawals}
            empty={useNone('penarikan', shownWithdrawals)}
            filters={<OpsWithdrawalFilters />}
            onFile={query =>
              saveTable('penarikan', 'GET /ops/withdraw', withdrawalFilter(query), withdrawalFile)
            }
            {...(mayPay && { bulk: OpsWithdrawalBulk })}
            openedId={rows?.find(one => one.code === code)?.id}
            onOpen={one => open(one.code)}
          />
        }
      >
        {code !== undefined && (
          <Opened of={withdrawal} isIt={known => known.code === code}>
            {({ one }) =>
              one ? <OpsWithdrawalDetail key={one.id} one={one} /> : <p>{code} tidak ditemukan.</p>
            }
          </Opened>
        )}
      </SidePanel>
      <OpsWithdrawalDays />
    </section>
  )
}
