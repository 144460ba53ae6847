import { ArrowLeft } from 'lucide-react'

import { Button } from '#components/ui/Button.tsx'
import type { ComplaintDetail } from '#lib/complaint/shapes.ts'
import { complaintTexts } from '#lib/complaint/texts.ts'
import { paths } from '#lib/core/paths.ts'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { ComplaintBadge } from './ComplaintBadge.tsx'
import { ComplaintDeadline } from './ComplaintDeadline.tsx'

/** Where the complaint stands: focused after a step. */
export const complaintStateId = 'complaint-state'

/** What the complaint is about, where it stands, and what happens next, until when. */
export function ComplaintHead({ complaint }: { complaint: ComplaintDetail }) {
  const { code, transaction_id: orderId, shop, next } = complaint
  return (
    <header className="grid gap-3">
      <div className="flex items-center gap-x-1 sm:gap-x-3">
        <Button
          href={paths.order(orderId)}
          look="ghost"
          size="square"
          className="-ml-2"
          aria-label="Kembali ke pesanan"
        >
          <ArrowLeft className="size-5" aria-hidden="true" />
        </Button>
        <div className="min-w-0 flex-1">
          <h1 className="text-base font-bold sm:text-lg">
            {complaintTexts.list}: {complaint.kind_label}
          </h1>
          <p className="text-sm text-muted">
            <a href={paths.order(orderId)} className="link font-semibold tabular">
              {code}
            </a>{' '}
            <span aria-hidden="true">·</span>{' '}
            <a href={paths.shop(shop.slug)} className="link-hover">
              {shop.name}
            </a>{' '}
            <span aria-hidden="true">·</span> {noBreak(dateTime(complaint.date))}
          </p>
        </div>
      </div>
      <section
        id={complaintStateId}
        tabIndex={-1}
        className="grid scroll-mt-20 gap-2 rounded-box border border-base-300 bg-base-100 p-4 outline-none"
        aria-label="Keadaan komplain"
      >
        <div>
          <ComplaintBadge complaint={complaint} />
        </div>
        {/* Announced when it changes while the page is open. */}
        <p role="status">{noBreak(next)}</p>
        <ComplaintDeadline complaint={complaint} isSaid={complaint.next_names_deadline} />
      </section>
    </header>
  )
}
