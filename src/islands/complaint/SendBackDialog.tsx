import { type SyntheticEvent, useState } from 'react'

import { maxCourierLength, maxTrackingLength } from '#lib/complaint/limits.ts'
import { takeStep } from '#lib/complaint/store/detail.ts'
import { complaintPageTexts, complaintTexts } from '#lib/complaint/texts.ts'
import { readTyped, storeTyped } from '#lib/identity/store/typed.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { Field } from '#islands/ui/Field.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { useSubmission } from '#islands/ui/use-submission.ts'
import { ReturnAddress } from './ReturnAddress.tsx'

type Goods = { courier: string; resi: string }

function goodsIn(typed: unknown): Goods {
  const { courier, resi } = (typed ?? {}) as Partial<Record<keyof Goods, unknown>>
  return { courier: typeof courier === 'string' ? courier : '', resi: typeof resi === 'string' ? resi : '' }
}

type Props = {
  complaintId: number
  /** The shop's name and address. */
  address: string | null
  onClose: () => void
}

/** Courier and tracking number of the goods that go back to the shop. */
export function SendBackDialog({ complaintId, address, onClose }: Props) {
  const form = `complaintReturn:${complaintId}` as const
  const [{ courier, resi }, setGoods] = useState(() => goodsIn(readTyped(form)))
  const { isBusy, error, submit, clear } = useSubmission()
  const change = (goods: Goods) => {
    setGoods(goods)
    storeTyped(form, goods)
    clear()
  }
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    const step = { action: 'returned' as const, courier: courier.trim(), resi: resi.trim() }
    if (!(await submit(() => takeStep(step)))) return
    storeTyped(form, undefined)
    onClose()
  }
  return (
    <Dialog title={complaintTexts.sendBack} onClose={onClose}>
      <form className="grid gap-4" noValidate onSubmit={event => void send(event)}>
        <p>{complaintPageTexts.sendBackText}</p>
        {address && <ReturnAddress address={address} />}
        <Field
          label={complaintPageTexts.courier}
          value={courier}
          maxLength={maxCourierLength}
          placeholder="JNE, SiCepat, dan lainnya"
          error={error?.fields?.['courier']}
          onChange={event => change({ courier: event.target.value, resi })}
        />
        <Field
          label={complaintPageTexts.trackingNumber}
          value={resi}
          maxLength={maxTrackingLength}
          autoComplete="off"
          autoCapitalize="characters"
          error={error?.fields?.['resi']}
          onChange={event => change({ courier, resi: event.target.value })}
        />
        <ErrorText error={error?.fields ? undefined : error} />
        <SubmitButton isBusy={isBusy}>{complaintTexts.sendBack}</SubmitButton>
      </form>
    </Dialog>
  )
}
