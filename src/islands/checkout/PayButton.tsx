import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { rupiah } from '#lib/format/rupiah.ts'
import { paths } from '#lib/paths.ts'
import { $checkout, $method, $totals, $voucher } from '#lib/stores/checkout.ts'
import { placeOrder } from '#lib/stores/order-submit.ts'
import { $session } from '#lib/stores/session.ts'

import { CreatePinDialog } from '../pin/CreatePinDialog.tsx'
import { PinDialog } from '../pin/PinDialog.tsx'

/** Pays: at once by virtual account and COD, with the PIN by Saldo; who has no PIN creates it here. */
export function PayButton() {
  const { data, isOrdering, orderError, payments, shipping } = useStore($checkout)
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
    <>
      <p role="alert" className="text-sm text-error empty:hidden">
        {orderError?.message}
      </p>
      {orderError && (
        <a href={paths.cart} className="btn btn-ghost">
          Kembali ke Keranjang
        </a>
      )}
      {problem && <p className="text-sm text-muted">{problem}</p>}
      <button
        type="button"
        className="btn h-12 w-full text-base btn-primary"
        disabled={Boolean(problem) || isOrdering}
        onClick={pay}
      >
        {isOrdering && <span className="loading loading-sm loading-spinner" aria-hidden="true" />}
        {isCod ? 'Pesan Sekarang' : 'Bayar Sekarang'}
      </button>
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
    </>
  )
}
