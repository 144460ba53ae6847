import { dateTime } from '#lib/format/dates.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import type { Negotiation } from '#lib/order/order-shapes.ts'
import { agreedText } from '#lib/negotiation/texts.ts'
import { discussedWord } from '#lib/order/negotiation-total.ts'
import { noBreak } from '#lib/format/no-break.ts'

type Offer = Negotiation['offers'][number]

/** The buyer's offers and the seller's answers, newest last. */
export function OfferList({ offers, isOnTop }: { offers: readonly Offer[]; isOnTop: boolean }) {
  return (
    <ol className="grid gap-3">
      {offers.map(offer => (
        <li key={offer.round} className="grid gap-1 border-l-2 border-base-300 pl-3 text-sm">
          <p className="flex flex-wrap justify-between gap-x-3">
            <b>
              Penawaran {offer.round}: {offer.offer === null ? 'minta harga penjual' : rupiah(offer.offer)}
            </b>
            <span className="text-muted">{noBreak(dateTime(offer.date))}</span>
          </p>
          {offer.note && <p className="wrap-anywhere text-muted">“{offer.note}”</p>}
          <Answer offer={offer} isOnTop={isOnTop} />
        </li>
      ))}
    </ol>
  )
}

function Answer({
  offer: { offer, answer, cost, reason, answered_at },
  isOnTop
}: {
  offer: Offer
  isOnTop: boolean
}) {
  if (answer === 'approve') {
    const what = discussedWord(isOnTop)
    return (
      <p className="font-semibold text-success">
        {agreedText(what, offer, cost ?? 0)}
        <When at={answered_at} />
      </p>
    )
  }
  if (answer === 'decline') {
    return (
      <p className="wrap-anywhere text-error">
        Penjual menolak: {reason}
        <When at={answered_at} />
      </p>
    )
  }
  return <p className="text-muted">Menunggu jawaban penjual</p>
}

const When = ({ at }: { at: string | null }) =>
  at && <span className="block font-normal text-muted">{noBreak(dateTime(at))}</span>
