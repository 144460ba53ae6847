import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import type { CheckoutData } from '#lib/checkout/contract.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { enterVoucher, toggleVoucher } from '#lib/checkout/store/choices.ts'
import { $checkout } from '#lib/checkout/store/state.ts'
import { checkoutLabels } from '#lib/checkout/texts.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { VoucherWorth } from './VoucherWorth.tsx'

type Voucher = CheckoutData['vouchers'][number]

/** Vouchers of this checkout, and a field for a code that is not listed. */
export function PromoDialog({ onClose }: { onClose: () => void }) {
  const { data, voucher } = useStore($checkout)
  const [code, setCode] = useState('')
  const listed = data?.vouchers.filter(offered => offered.is_show) ?? []
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (await enterVoucher(code)) onClose()
  }
  return (
    <Dialog title={checkoutLabels.voucher} onClose={onClose}>
      <form className="join mb-4 w-full" onSubmit={event => void submit(event)}>
        <input
          className="input-bordered input join-item h-12 w-full uppercase"
          placeholder="Masukkan kode promo"
          aria-label="Kode promo"
          maxLength={40}
          value={code}
          onChange={event => setCode(event.target.value)}
        />
        <Button type="submit" look="primary" size="large" className="join-item" disabled={code.trim() === ''}>
          Pakai
        </Button>
      </form>
      {listed.length === 0 && <p className="text-muted">Belum ada promo untuk belanja ini.</p>}
      <ul className="grid gap-2">
        {listed.map(offered => (
          <VoucherRow key={offered.code} voucher={offered} isChosen={offered.code === voucher} />
        ))}
      </ul>
    </Dialog>
  )
}

function VoucherRow({ voucher, isChosen }: { voucher: Voucher; isChosen: boolean }) {
  return (
    <li>
      <button
        type="button"
        className={`w-full rounded-field border p-3 text-left ${
          isChosen ? 'border-primary bg-base-200' : 'border-base-300'
        } ${voucher.is_available ? '' : 'text-muted'}`}
        aria-pressed={isChosen}
        disabled={!voucher.is_available && !isChosen}
        onClick={() => void toggleVoucher(voucher.code)}
      >
        <span className="flex justify-between gap-3">
          <b>{voucher.code}</b>
          {voucher.is_available && <VoucherWorth voucher={voucher} />}
        </span>
        <span className="block text-sm">{voucher.name}</span>
        <span className="block text-sm text-muted">
          {voucher.reason ??
            (voucher.min_purchase_amount > 0 && `Minimum belanja ${rupiah(voucher.min_purchase_amount)}`)}
        </span>
      </button>
    </li>
  )
}
