import { useStore } from '@nanostores/react'
import { ArrowLeft } from 'lucide-react'

import { Button } from '#components/ui/Button.tsx'
import { complaintTexts } from '#lib/complaint/texts.ts'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import { Countdown } from '#islands/ui/Countdown.tsx'
import { isLate, type OpsComplaint as Complaint, openComplaint } from './complaint-store.ts'
import { showOrder } from './order-store.ts'
import { $caller } from './console-store.ts'
import { OpsComplaintDiscussion } from './OpsComplaintDiscussion.tsx'
import { OpsComplaintFacts } from './OpsComplaintFacts.tsx'
import { OpsLate } from './OpsComplaintRow.tsx'
import { OpsComplaintShipments } from './OpsComplaintShipments.tsx'
import { OpsComplaintSteps } from './OpsComplaintSteps.tsx'

const card = 'card grid content-start gap-3 border border-base-300 bg-base-100 p-4'

/** One complaint: its order, what the buyer says and wants, what may be done, and the discussion beside it. */
export function OpsComplaint({ one }: { one: Complaint }) {
  return (
    <article
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      aria-label={`${complaintTexts.list} ${one.code}`}
    >
      <Button look="ghost" className="justify-self-start lg:hidden" onClick={() => openComplaint(undefined)}>
        <ArrowLeft className="size-5" aria-hidden="true" />
        Kembali
      </Button>
      <div className={card}>
        <Head one={one} />
        <Order one={one} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2">
        <div className={card}>
          <OpsComplaintFacts one={one} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {one.steps.length > 0 && (
            <div className={card}>
              <OpsComplaintSteps one={one} />
            </div>
          )}
          <div className={card}>
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
    <>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-lg font-bold">{one.code}</h2>
        <span className="badge">{one.stage_label}</span>
        {one.is_appealed && <span className="badge badge-outline">banding</span>}
        {isLate(one) && <OpsLate />}
      </div>
      {deadline && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <span>
            {deadline.label} {noBreak(dateTime(deadline.at))}
          </span>
          {!isLate(one) && <Countdown at={deadline.at} />}
        </p>
      )}
    </>
  )
}

/** The order's facts; its row in the part 'Pesanan' has the rest. */
function Order({ one }: { one: Complaint }) {
  const seesOrders = useStore($caller)?.calls.includes('GET /ops/transaction')
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
      {seesOrders && (
        <Button look="plain" className="justify-self-start" onClick={() => showOrder(one.code)}>
          Lihat pesanan
        </Button>
      )}
    </div>
  )
}
