import { dateTime } from '#lib/format/dates.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { noBreak } from '#lib/format/no-break.ts'

import type { OpsNegotiation } from './negotiation-store.ts'

type Offer = NonNullable<OpsNegotiation['nego']>['offers'][number]

/** Everything that was said in a negotiation: when, by whom, what; the newest last (ops-15). */
export function OpsNegotiationOffers({ order, offers }: { order: OpsNegotiation; offers: readonly Offer[] }) {
  return (
    <ol className="grid gap-1 text-sm" aria-label={`Riwayat tawaran ${order.code}`}>
      {offers.flatMap(offer => [
        <li key={`${offer.round}`} className="wrap-anywhere">
          {noBreak(dateTime(offer.date))} · <b>{order.buyer.name}</b> (pembeli): tawaran {offer.round},{' '}
          {offer.offer === null ? 'minta harga' : rupiah(offer.offer)}
          {offer.note && ` “${offer.note}”`}
        </li>,
        offer.answer && (
          <li key={`${offer.round} answer`} className="wrap-anywhere">
            {offer.answered_at && noBreak(dateTime(offer.answered_at))} · <b>{order.shop.name}</b> (penjual):{' '}
            {offer.answer === 'approve'
              ? `setuju, ${rupiah(offer.cost ?? 0)}`
              : `menolak, ${offer.reason ?? ''}`}
          </li>
        )
      ])}
    </ol>
  )
}
