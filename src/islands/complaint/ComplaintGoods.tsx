import type { ComplaintDetail } from '#lib/complaint/shapes.ts'
import { complaintPageTexts } from '#lib/complaint/texts.ts'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { CopyButton } from '#islands/ui/CopyButton.tsx'
import { Fact } from '#islands/ui/Fact.tsx'
import { Section } from '#islands/ui/Section.tsx'
import { ReturnAddress } from './ReturnAddress.tsx'

type Goods = NonNullable<ComplaintDetail['returned']>

/** Goods on their way back to the shop, or to the buyer again. */
export function ComplaintGoods({ complaint }: { complaint: ComplaintDetail }) {
  const { returned, return_address: address, sent_again } = complaint
  return (
    <>
      {address && (
        <Section title={complaintPageTexts.returnAddress}>
          <ReturnAddress address={address} />
        </Section>
      )}
      {returned && <Shipment title={complaintPageTexts.returned} goods={returned} />}
      {sent_again && <Shipment title={complaintPageTexts.sentAgain} goods={sent_again} />}
    </>
  )
}

function Shipment({ title, goods }: { title: string; goods: Goods }) {
  const dates = [
    ['Dikirim', goods.sent_at],
    ['Sampai', goods.delivered_at],
    ['Diterima', goods.received_at]
  ] as const
  return (
    <Section title={title}>
      <dl className="grid gap-2 text-sm sm:grid-cols-[9rem_1fr]">
        <Fact layout="columns" label={complaintPageTexts.courier}>
          {goods.courier}
        </Fact>
        <Fact layout="columns" label={complaintPageTexts.trackingNumber}>
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="font-semibold break-all tabular">{goods.resi}</span>
            <CopyButton text={goods.resi} label="Salin nomor resi" message="Nomor resi berhasil disalin" />
          </span>
        </Fact>
        {dates.map(
          ([label, at]) =>
            at && (
              <Fact key={label} layout="columns" label={label}>
                {noBreak(dateTime(at))}
              </Fact>
            )
        )}
      </dl>
    </Section>
  )
}
