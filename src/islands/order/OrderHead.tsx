import { ArrowLeft, FileText } from 'lucide-react'

import { Button } from '#components/ui/Button.tsx'
import type { OrderDetail } from '#lib/order/order-shapes.ts'
import { dateTime } from '#lib/format/dates.ts'
import { paths } from '#lib/core/paths.ts'
import { statuses } from '#lib/order/status.ts'
import { $orderDialog } from '#lib/order/store/order-dialog.ts'

import { CopyOrderCode } from './CopyCode.tsx'
import { StatusBadge } from './StatusBadge.tsx'

/** Which order this is, since when, and where it stands. */
export function OrderHead({ order }: { order: OrderDetail }) {
  const { code, status, status_label, date, actions } = order
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button look="ghost" size="square" className="-ml-2" aria-label="Kembali" onClick={goBack}>
        <ArrowLeft className="size-5" aria-hidden="true" />
      </Button>
      <div className="min-w-0 flex-1 basis-56">
        <div className="flex flex-wrap items-center gap-x-2">
          <h1 className="font-bold sm:text-lg">
            {statuses[status].money === 'negotiated' ? 'Detail Negosiasi' : 'No Pesanan'}{' '}
            <span className="tabular">{code}</span>
          </h1>
          <CopyOrderCode code={code} />
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <span>Tanggal Pembelian {dateTime(date)}</span>
          <StatusBadge status={status} label={status_label} />
        </p>
      </div>
      {actions.invoice && (
        <Button
          look="outline"
          className="max-sm:w-full"
          onClick={() => $orderDialog.set({ kind: 'invoice', order })}
        >
          <FileText className="size-4" aria-hidden="true" /> Lihat Invoice
        </Button>
      )}
    </div>
  )
}

/** To where the buyer came from; who opened the address itself, to the list. */
function goBack(): void {
  const cameFromHere = document.referrer.startsWith(window.location.origin) && window.history.length > 1
  if (cameFromHere) window.history.back()
  else window.location.assign(paths.orders)
}
