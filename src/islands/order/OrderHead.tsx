import { ArrowLeft, FileText, MessageCircle } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import type { OrderDetail } from '#lib/order/order-shapes.ts'
import { chatTexts } from '#lib/chat/texts.ts'
import { dateTime } from '#lib/format/dates.ts'
import { paths } from '#lib/core/paths.ts'
import { orderActionLabels } from '#lib/order/texts.ts'
import { isNegotiation } from '#lib/order/timeline.ts'
import { $orderDialog } from '#lib/order/store/order-dialog.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { useLoaded } from '#islands/ui/use-loaded.ts'
import { CopyOrderCode } from './CopyCode.tsx'
import { StatusBadge } from './StatusBadge.tsx'

/** The order's code, date and status. */
export function OrderHead({ order }: { order: OrderDetail }) {
  const { code, status, status_label, date, actions } = order
  const contact = useLoaded(() => import('#islands/chat/OrderContact.tsx'))
  const [isContactOpen, setContactOpen] = useState(false)
  const Contact = contact.module?.OrderContact
  const openContact = () => {
    contact.reload()
    setContactOpen(true)
  }
  const kind = { status, isNegotiated: order.is_nego, paymentType: order.payment.type }
  return (
    <div className="flex items-center gap-x-1 sm:gap-x-3">
      <Button look="ghost" size="square" className="-ml-2" aria-label="Kembali" onClick={goBack}>
        <ArrowLeft className="size-5" aria-hidden="true" />
      </Button>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center sm:gap-x-2">
          <h1 className="text-sm font-bold sm:text-lg">
            {isNegotiation(kind) ? 'Detail Negosiasi' : 'No Pesanan'}{' '}
            <span className="whitespace-nowrap tabular">{code}</span>
          </h1>
          <CopyOrderCode code={code} isShort />
        </div>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted sm:gap-x-3">
          <span>
            <span className="max-sm:sr-only">{isNegotiation(kind) ? 'Diajukan' : 'Tanggal Pembelian'}</span>{' '}
            {noBreak(dateTime(date))}
          </span>
          <StatusBadge status={status} label={status_label} />
        </p>
      </div>
      <Button look="outline" className="max-sm:btn-square" isBusy={contact.isLoading} onClick={openContact}>
        {!contact.isLoading && <MessageCircle className="size-4" aria-hidden="true" />}
        <span className="max-sm:sr-only">{chatTexts.contactShop}</span>
      </Button>
      {isContactOpen && Contact && <Contact order={order} onClose={() => setContactOpen(false)} />}
      {actions.invoice && (
        <Button
          look="outline"
          className="max-sm:hidden"
          onClick={() => $orderDialog.set({ kind: 'invoice', order })}
        >
          <FileText className="size-4" aria-hidden="true" />
          {orderActionLabels.invoice}
        </Button>
      )}
    </div>
  )
}

/** Goes back to the previous page; to the list if the address was opened directly. */
function goBack(): void {
  const cameFromHere = document.referrer.startsWith(window.location.origin) && window.history.length > 1
  if (cameFromHere) window.history.back()
  else window.location.assign(paths.orders)
}
