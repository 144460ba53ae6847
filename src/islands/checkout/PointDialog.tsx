import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'

import type { CheckoutBlock } from '#lib/checkout/contract.ts'
import { leaveAtPoint } from '#lib/checkout/store/delivery.ts'
import { pointsBy } from '#lib/checkout/store/places.ts'
import { $pointForms, pointForm } from '#lib/checkout/store/point-forms.ts'
import type { Refusal } from '#lib/core/refusal.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import type { ShippingOption } from '#lib/shipping/contract.ts'
import { pointCarrierOf } from '#lib/shipping/delivery-mode.ts'
import { type PointForm, pointProblems } from '#lib/shipping/point-form.ts'
import { wayTexts } from '#lib/shipping/texts.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { PointPlace } from './PointPlace.tsx'
import { PointReceiver } from './PointReceiver.tsx'

type Props = { block: CheckoutBlock; option: ShippingOption; onClose: () => void }

/** Where a shop's goods are left, and who receives them there. What is typed outlives the dialog. */
export function PointDialog({ block, option, onClose }: Props) {
  const levels = pointsBy[pointCarrierOf(option)]
  const villages = useStore(levels.villages.$state)
  const [form, setForm] = useState(() => pointForm(block))
  const [problems, setProblems] = useState<ReturnType<typeof pointProblems>>({})
  const [error, setError] = useState<Refusal>()
  const [isBusy, setBusy] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  // They are found when the form is sent, and go when something is changed.
  useEffect(() => {
    if (Object.keys(problems).length === 0) return
    formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]:enabled')?.focus()
  }, [problems])
  const change = (part: Partial<PointForm>) => {
    const next = { ...form, ...part }
    setForm(next)
    setProblems({})
    $pointForms.setKey(block.shop_id, next)
  }
  const point = villages.value?.find(({ subdistrict }) => subdistrict?.id === form.villageId)
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const found = pointProblems(form)
    setProblems(found)
    if (Object.keys(found).length > 0 || !point || isBusy) return
    setBusy(true)
    const refused = await leaveAtPoint(block.shop_id, option, form, point)
    setBusy(false)
    if (refused) setError(refused)
    else onClose()
  }
  const cost = point && (point.final_cost ? rupiah(point.final_cost) : 'Gratis')
  return (
    <Dialog title={wayTexts.points} onClose={onClose}>
      <form ref={formRef} className="grid gap-4" noValidate onSubmit={event => void submit(event)}>
        <PointPlace levels={levels} form={form} problems={problems} onChange={change} />
        <PointReceiver form={form} problems={problems} onChange={change} />
        <ErrorText error={error} />
        <SubmitButton isBusy={isBusy}>{cost ? `Titip di sini · ${cost}` : 'Titip di sini'}</SubmitButton>
      </form>
    </Dialog>
  )
}
