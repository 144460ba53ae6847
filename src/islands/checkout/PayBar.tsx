import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { rupiah } from '#lib/format/rupiah.ts'
import { paths } from '#lib/core/paths.ts'
import { $checkout, $method, $totals, $voucher } from '#lib/checkout/store/state.ts'
import { placeOrder } from '#lib/checkout/store/place-order.ts'
import { $session } from '#lib/identity/store/session.ts'

import { CreatePinDialog } from '#islands/identity/CreatePinDialog.tsx'
import { PinDialog } from '#islands/identity/PinDialog.tsx'

/**
 * Total and the button that pays: at the thumb on phones, below the figures on wide screens. Pays at once by virtual
 * account and COD, with the PIN by Saldo; who has no PIN creates it here.
 */
export function PayBar() {
  const { data, isOrdering, orderError, payments, paymentsStatus, shipping } = useStore($checkout)
  const method = useStore($method)
  const totals = useStore($totals)
  const voucher = useStore($voucher)
  const session = useStore($session)
  const [dialog, setDialog] = useState<'pin' | 'create'>()
  const hasPin = session.status === 'member' ? session.profile.has_pin : data?.has_pin
  const isSaldo = method?.bank_type === 'baba_balance'
  const isCod = method?.bank_type === 'baba_cod'
  const balance = payments.find(group => group.balance !== null)?.balance ?? 0
  const isShort = isSaldo && balance < (totals?.grandTotal ?? 0)
  const problem = reason()

  function reason(): string | undefined {
    if (!shipping) return 'Ongkos kirim tidak tersedia untuk produk ini'
    if (!method) return 'Harap pilih metode pembayaran'
    if (isShort) return 'Saldo tidak mencukupi'
    return isCod && voucher?.type === 'cashback'
      ? 'Voucher cashback tidak berlaku untuk pembayaran COD'
      : undefined
  }

  const pay = () => {
    if (isSaldo) setDialog(hasPin ? 'pin' : 'create')
    else void placeOrder()
  }
  return (
    <div
      data-pay-bar
      className="sticky bottom-0 z-20 -mx-3 grid gap-2 border-t border-base-300 bg-base-100 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-4 sm:px-4 lg:static lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0"
    >
      <p role="alert" className="text-sm text-error empty:hidden">
        {orderError?.message}
      </p>
      {orderError && (
        <a href={paths.cart} className="btn min-h-11 btn-ghost btn-sm">
          Kembali ke Keranjang
        </a>
      )}
      {problem && <p className="text-sm text-muted">{problem}</p>}
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="lg:sr-only">
          <span className="block text-sm text-muted">Total</span>{' '}
          <b className="text-lg whitespace-nowrap tabular">{totals && rupiah(totals.grandTotal)}</b>
        </p>
        <button
          type="button"
          className="btn h-12 min-w-40 flex-1 text-base btn-primary"
          disabled={Boolean(problem) || isOrdering || paymentsStatus === 'loading'}
          onClick={pay}
        >
          {isOrdering && <span className="loading loading-sm loading-spinner" aria-hidden="true" />}
          {isCod ? 'Pesan Sekarang' : 'Bayar Sekarang'}
        </button>
      </div>
      {dialog === 'create' && (
        <CreatePinDialog onClose={() => setDialog(undefined)} onCreated={() => setDialog('pin')} />
      )}
      {dialog === 'pin' && totals && (
        <PinDialog
          purpose={`Bayar ${rupiah(totals.grandTotal)} dengan Saldo.`}
          onSubmit={placeOrder}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  )
}
