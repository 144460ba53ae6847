import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { FoldArrow } from '#components/ui/FoldArrow.tsx'
import type { CheckoutData } from '#lib/checkout/contract.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import {
  enterVoucher,
  type PromoPlace,
  toggleVoucher,
  voucherAt,
  vouchersAt
} from '#lib/checkout/store/choices.ts'
import { $checkout, $shops } from '#lib/checkout/store/state.ts'
import { sortOffered } from '#lib/checkout/offered-promos.ts'
import { checkoutTexts } from '#lib/checkout/texts.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { useSubmission } from '#islands/ui/use-submission.ts'
import { VoucherWorth } from './VoucherWorth.tsx'

type Voucher = CheckoutData['vouchers'][number]

type Props = { place: PromoPlace; title: string; onClose: () => void }

/** Vouchers of a shop or of the whole checkout, and a field for a code that is not listed. */
export function PromoDialog({ place, title, onClose }: Props) {
  const chosen = voucherAt(useStore($checkout), place)
  const [code, setCode] = useState('')
  const { isBusy, error, submit: send, clear } = useSubmission()
  const sold = useStore($shops)
  const isShared = place === 'market'
  // Includes an unlisted voucher once its code was entered.
  const { usable, others } = sortOffered(vouchersAt(place))
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (await send(() => enterVoucher(place, code))) onClose()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="mb-4" onSubmit={event => void submit(event)}>
        <div className="join w-full">
          <input
            className="input-bordered input join-item h-12 w-full uppercase placeholder:normal-case"
            placeholder="Masukkan kode promo"
            aria-label="Kode promo"
            maxLength={40}
            value={code}
            aria-invalid={error !== undefined}
            onChange={event => {
              setCode(event.target.value)
              clear()
            }}
          />
          <Button
            type="submit"
            look="primary"
            size="large"
            className="join-item"
            disabled={code.trim() === ''}
            isBusy={isBusy}
          >
            Pakai
          </Button>
        </div>
        <ErrorText error={error} />
      </form>
      {isShared && usable.length > 0 && sold.some(({ own }) => own) && (
        <p className="mb-3 text-sm text-muted">{checkoutTexts.sharedPromo}</p>
      )}
      {usable.length + others.length === 0 && (
        <p className="text-muted">Belum ada promo untuk belanja ini.</p>
      )}
      <VoucherRows place={place} vouchers={usable} chosen={chosen} />
      {others.length > 0 && (
        <details
          className="group mt-3"
          open={usable.length === 0 || others.some(({ code }) => code === chosen)}
        >
          <summary className="flex min-h-11 cursor-pointer items-center py-2 text-sm font-semibold">
            {checkoutTexts.otherPromos(others.length)} <FoldArrow />
          </summary>
          <VoucherRows place={place} vouchers={others} chosen={chosen} />
        </details>
      )}
    </Dialog>
  )
}

type RowsProps = { place: PromoPlace; vouchers: readonly Voucher[]; chosen: string | null }

const VoucherRows = ({ place, vouchers, chosen }: RowsProps) => (
  <ul className="grid gap-2">
    {vouchers.map(offered => (
      <VoucherRow key={offered.code} place={place} voucher={offered} isChosen={offered.code === chosen} />
    ))}
  </ul>
)

type RowProps = { place: PromoPlace; voucher: Voucher; isChosen: boolean }

function VoucherRow({ place, voucher, isChosen }: RowProps) {
  return (
    <li>
      <button
        type="button"
        className={`w-full rounded-field border p-3 text-left ${
          isChosen ? 'border-primary bg-base-200' : 'border-base-300'
        } ${voucher.is_available ? '' : 'text-muted'}`}
        aria-pressed={isChosen}
        disabled={!voucher.is_available && !isChosen}
        onClick={() => toggleVoucher(place, voucher.code)}
      >
        <span className="flex justify-between gap-3">
          <b>{voucher.code}</b>
          {voucher.is_available && voucher.value > 0 && <VoucherWorth voucher={voucher} />}
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
