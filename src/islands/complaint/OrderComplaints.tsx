import { useStore } from '@nanostores/react'
import { ChevronRight } from 'lucide-react'
import { useEffect } from 'react'

import { StaleNote } from '#components/ui/StaleNote.tsx'
import { complaintErrors } from '#lib/complaint/errors.ts'
import type { ComplaintCard } from '#lib/complaint/shapes.ts'
import { $orderComplaints, reloadOrderComplaints, watchOrderComplaints } from '#lib/complaint/store/list.ts'
import { complaintPageTexts, complaintTexts } from '#lib/complaint/texts.ts'
import { paths } from '#lib/core/paths.ts'
import { date } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { complaintsPerOrder } from '#lib/order/limits.ts'

import { LoadError } from '#islands/ui/LoadError.tsx'
import { Section } from '#islands/ui/Section.tsx'
import { ComplaintBadge } from './ComplaintBadge.tsx'
import { ComplaintDeadline } from './ComplaintDeadline.tsx'

type Props = {
  orderId: number
  /** The order is in complaint: place is reserved until it is known. */
  isOpen: boolean
}

/** The complaints of an order, each with what happens next; nothing where there are none. */
export function OrderComplaints({ orderId, isOpen }: Props) {
  const { status, value: list = [], error } = useStore($orderComplaints)
  useEffect(() => watchOrderComplaints(orderId), [orderId])
  if (status === 'loading') {
    if (!isOpen) return null
    return (
      <div
        className="h-40 skeleton"
        role="status"
        aria-busy="true"
        aria-label={complaintPageTexts.loadingList}
      />
    )
  }
  if (status === 'error') {
    return (
      <Section title={complaintTexts.list}>
        <LoadError message={error?.message ?? ''} onRetry={() => void reloadOrderComplaints()} />
      </Section>
    )
  }
  // Of another order, until this one's are there.
  const own = list.filter(complaint => complaint.transaction_id === orderId)
  if (own.length === 0) return null
  return (
    <Section title={complaintTexts.list}>
      <StaleNote message={error?.message} />
      <ul className="grid gap-3">
        {own.map(complaint => (
          <li key={complaint.id}>
            <Row complaint={complaint} />
          </li>
        ))}
      </ul>
      {own.length >= complaintsPerOrder && (
        <p className="mt-3 text-sm text-muted">{complaintErrors.complaint_limit.message}</p>
      )}
    </Section>
  )
}

function Row({ complaint }: { complaint: ComplaintCard }) {
  return (
    <div className="grid gap-2">
      <a
        href={paths.complaint(complaint.id)}
        className="flex min-h-11 items-center gap-2 rounded-field border border-base-300 px-3 py-2 hover:border-primary"
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
          <b>{complaint.kind_label}</b>
          <span className="text-sm text-muted">{noBreak(date(complaint.date))}</span>
          <ComplaintBadge complaint={complaint} />
        </span>
        <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
      </a>
      <ComplaintDeadline complaint={complaint} />
      {complaint.refunded > 0 && (
        <p className="text-sm font-semibold text-success">
          {noBreak(complaintPageTexts.refunded(complaint.refunded))}
        </p>
      )}
    </div>
  )
}
