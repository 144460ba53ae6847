import { complaintTexts } from '#lib/complaint/texts.ts'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import { Countdown } from '#islands/ui/Countdown.tsx'
import type { OpsComplaint as Complaint } from './complaint-store.ts'
import { isOverdue } from './is-overdue.ts'
import { LateBadge } from './LateBadge.tsx'
import { OpsComplaintDiscussion } from './OpsComplaintDiscussion.tsx'
import { OpsComplaintFacts } from './OpsComplaintFacts.tsx'
import { OpsComplaintShipments } from './OpsComplaintShipments.tsx'
import { OpsComplaintSteps } from './OpsComplaintSteps.tsx'
import { OpsSeeOrder } from './OpsSeeOrder.tsx'

const part = 'grid grid-cols-[minmax(0,1fr)] content-start gap-3 border-t border-base-300 pt-4'

/** One complaint: its order, what the buyer says and wants, what may be done, and the discussion; in two columns where there is room. */
export function OpsComplaint({ one }: { one: Complaint }) {
  return (
    <article
      className="@container grid grid-cols-[minmax(0,1fr)] gap-4"
      aria-label={`${complaintTexts.list} ${one.code}`}
    >
      <Head one={one} />
      <Order one={one} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 @2xl:grid-cols-2 @2xl:gap-6">
        <div className={part}>
          <OpsComplaintFacts one={one} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {one.steps.length > 0 && (
            <div className={part}>
              <OpsComplaintSteps one={one} />
            </div>
          )}
          <div className={part}>
            <OpsComplaintDiscussion one={one} />
          </div>
        </div>
      </div>
    </article>
  )
}

function Head({ one }: { one: Complaint }) {
  const { deadline } = one
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-lg font-bold">{one.code}</h2>
        <span className="badge">{one.stage_label}</span>
        {one.is_appealed && <span className="badge badge-outline">banding</span>}
        {isOverdue(one) && <LateBadge />}
      </div>
      {deadline && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <span>
            {deadline.label} {noBreak(dateTime(deadline.at))}
          </span>
          {!isOverdue(one) && <Countdown at={deadline.at} />}
        </p>
      )}
    </div>
  )
}

/** The order's facts; its row in the part 'Pesanan' has the rest. */
function Order({ one }: { one: Complaint }) {
  return (
    <div className="grid gap-1 text-sm">
      <p>
        {one.buyer.name} (id {one.buyer.id}) · {one.shop.name}
      </p>
      <p>
        Status pesanan: {one.order_status_label} · total <b className="tabular">{rupiah(one.grand_total)}</b>
        {one.refunded > 0 && <> · dikembalikan {rupiah(one.refunded)}</>}
      </p>
      <OpsComplaintShipments one={one} />
      <OpsSeeOrder code={one.code} />
    </div>
  )
}
