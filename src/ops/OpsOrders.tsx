import { useStore } from '@nanostores/react'
import { useCallback } from 'react'

import { LoadError } from '#islands/ui/LoadError.tsx'

import { setQuery } from './console-place.ts'
import { $notice } from './console-store.ts'
import { orderColumns } from './order-columns.tsx'
import { $openOrder, isNamedBy, order, orderFilter, orders } from './order-store.ts'
import { OpsOrderBulk } from './OpsOrderBulk.tsx'
import { OpsOrderDetail } from './OpsOrderDetail.tsx'
import { OpsOrderFilters } from './OpsOrderFilters.tsx'
import { DataTable } from './table/DataTable.tsx'
import { SidePanel } from './table/SidePanel.tsx'
import { saveTable } from './table/table-csv.ts'
import { useNone } from './table/none-text.ts'

/** Orders of all buyers as a table, and the open one beside it with everything that may be done (ops-103). */
export function OpsOrders() {
  const code = useStore($openOrder)
  const { status, value, error } = useStore(order.$state)
  const row = useStore(orders.$state).value?.items.find(one => isNamedBy(one, code))
  const close = useCallback(() => setQuery({ open: undefined }), [])
  const open = (next: string) => {
    $notice.set(undefined)
    setQuery({ open: next }, code === undefined)
  }
  const shown = value && isNamedBy(value, code) ? value : undefined
  return (
    <SidePanel
      label={`Pesanan ${code ?? ''}`}
      onClose={close}
      table={
        <DataTable
          name="orders"
          label="Pesanan"
          columns={orderColumns}
          of={orders}
          empty={useNone('pesanan')}
          filters={<OpsOrderFilters />}
          onFile={filter => saveTable('pesanan', 'GET /ops/transaction', orderFilter(filter), orderColumns)}
          bulk={OpsOrderBulk}
          openedId={row?.id}
          onOpen={one => open(one.code)}
        />
      }
    >
      {code === undefined ? undefined : shown ? (
        <OpsOrderDetail key={code} order={shown} error={error} />
      ) : status === 'error' ? (
        <LoadError message={error?.message ?? ''} onRetry={() => void order.reload()} />
      ) : (
        <div className="h-60 skeleton" role="status" aria-busy="true" aria-label="Memuat pesanan" />
      )}
    </SidePanel>
  )
}
