import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { checkoutErrors } from '#lib/checkout/errors.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { $session } from '#lib/identity/store/who.ts'
import { offerAgain } from '#lib/negotiation/store/offer.ts'
import { $negotiationMethod, payNegotiation } from '#lib/negotiation/store/pay.ts'
import { negotiationLabels } from '#lib/negotiation/texts.ts'
import type { Negotiation, OrderDetail } from '#lib/order/order-shapes.ts'
import { $orderDialog } from '#lib/order/store/order-dialog.ts'
import { orderActionLabels } from '#lib/order/texts.ts'
import { paymentTexts } from '#lib/payment/texts.ts'

import { CreatePinDialog } from '#islands/identity/CreatePinDialog.tsx'
import { PinDialog } from '#islands/identity/PinDialog.tsx'
import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { useSubmission } from '#islands/ui/use-submission.ts'
import { NegotiationMethodDialog } from './NegotiationMethodDialog.tsx'
import { OfferForm } from './OfferForm.tsx'
import { WayDialog } from './WayDialog.tsx'

type Props = { order: OrderDetail; negotiation: Negotiation }
type Open = 'method' | 'pin' | 'create' | 'offer' | 'way'

/** The buyer's actions in a negotiation: at the bottom on phones, next to the total on wide screens. */
export function NegotiationActions({ order, negotiation }: Props) {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <>
      {(negotiation.may_pay || negotiation.may_offer) && (
        <div
          data-bar
          className="sticky bottom-0 z-20 order-last -mx-3 grid gap-2 border-t border-base-300 bg-base-100 p-3 sm:-mx-4 sm:px-4 lg:static lg:order-none lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0"
        >
          {negotiation.may_pay && (
            <Pay order={order} negotiation={negotiation} open={open} setOpen={setOpen} />
          )}
          {negotiation.may_offer && (
            <Button look="primary" size="large" className="grow" onClick={() => setOpen('offer')}>
              {negotiationLabels.offerAgain}
            </Button>
          )}
        </div>
      )}
      <div className="not-printed flex flex-wrap gap-2 lg:grid">
        {negotiation.ways.length > 0 && (
          <Button look="secondary" className="grow" onClick={() => setOpen('way')}>
            {negotiationLabels.changeDelivery}
          </Button>
        )}
        <Button
          look="danger-outline"
          className="grow"
          onClick={() => $orderDialog.set({ kind: 'cancel', order })}
        >
          Batalkan Negosiasi
        </Button>
      </div>
      {open === 'offer' && (
        <OfferForm
          title={negotiationLabels.offerAgain}
          place={String(order.id)}
          load={negotiation.load}
          estimate={negotiation.estimate}
          isOnTop={negotiation.is_on_top}
          onSend={said => offerAgain(order.id, said)}
          onClose={close}
        />
      )}
      {open === 'way' && <WayDialog order={order} negotiation={negotiation} onClose={close} />}
    </>
  )
}

/** The note that no method is chosen. */
const methodNoteId = 'negotiation-method-note'

type PayProps = Props & { open: Open | undefined; setOpen: (open: Open | undefined) => void }

function Pay({ order, negotiation, open, setOpen }: PayProps) {
  const method = useStore($negotiationMethod)
  const session = useStore($session)
  const { isBusy, error, submit } = useSubmission()
  const hasPin = session.status === 'member' && session.profile.has_pin
  const total = order.grand_total + (method?.fee ?? 0)
  const field = useRef<HTMLButtonElement>(null)
  const [isMethodAsked, setMethodAsked] = useState(false)
  const pay = () => {
    setMethodAsked(!method)
    if (!method) return field.current?.focus()
    if (method.bank_type === 'baba_balance') setOpen(hasPin ? 'pin' : 'create')
    else void submit(() => payNegotiation())
  }
  const isAsked = isMethodAsked && !method
  const label = negotiation.standing === 'approved' ? negotiationLabels.accept : orderActionLabels.pay
  return (
    <>
      <button
        ref={field}
        type="button"
        className={`flex min-h-12 items-center justify-between gap-3 rounded-field border px-3 text-left ${isAsked ? 'border-error' : 'border-base-300'}`}
        aria-describedby={isAsked ? methodNoteId : undefined}
        onClick={() => setOpen('method')}
      >
        <span className="min-w-0">
          <span className="block text-sm text-muted">{paymentTexts.method}</span>
          <b>{method?.name ?? 'Belum dipilih'}</b>{' '}
          {method && method.fee > 0 && (
            <span className="text-sm whitespace-nowrap text-muted tabular">+{rupiah(method.fee)}</span>
          )}
        </span>
        <span className="font-semibold text-primary">{method ? 'Ubah' : 'Pilih'}</span>
      </button>
      <p id={methodNoteId} role="alert" className="text-sm text-error empty:hidden">
        {isAsked && checkoutErrors.payment_required.message}
      </p>
      <ErrorText error={error} />
      <div className="flex items-center justify-between gap-3">
        <p role="status">
          <span className="block text-sm text-muted">Total bayar</span>{' '}
          <b className="text-lg whitespace-nowrap tabular">{rupiah(total)}</b>
        </p>
        <Button
          look="primary"
          size="large"
          className="min-w-40 flex-1 text-base"
          isBusy={isBusy}
          onClick={pay}
        >
          {isBusy ? negotiationLabels.busy : label}
        </Button>
      </div>
      {open === 'method' && (
        <NegotiationMethodDialog total={order.grand_total} onClose={() => setOpen(undefined)} />
      )}
      {open === 'create' && (
        <CreatePinDialog onClose={() => setOpen(undefined)} onCreated={() => setOpen('pin')} />
      )}
      {open === 'pin' && (
        <PinDialog
          purpose={`Bayar ${rupiah(total)} dengan Saldo.`}
          onSubmit={payNegotiation}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
