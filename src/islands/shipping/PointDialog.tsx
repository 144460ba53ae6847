import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'

import type { ApiError } from '#lib/core/schema/api-error.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { type PointForm, pointProblems } from '#lib/shipping/point-form.ts'
import type { DeliveryPoint, PointLevels } from '#lib/shipping/store/point-levels.ts'
import { wayTexts } from '#lib/shipping/texts.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { useSubmission } from '#islands/ui/use-submission.ts'
import { PointPlace } from './PointPlace.tsx'
import { PointReceiver } from './PointReceiver.tsx'

type Props = {
  levels: PointLevels
  /** Initial values of the form. */
  begun: PointForm
  /** Whether the point can become the main address. */
  canBeMain: boolean
  /** Stores the form's values beyond the dialog's lifetime. */
  onType: (form: PointForm) => void
  /** Resolves to the error, or to undefined once the point is chosen. */
  onChoose: (form: PointForm, point: DeliveryPoint) => Promise<ApiError | undefined>
  onClose: () => void
}

/** Chooses a delivery point and its receiver. */
export function PointDialog({ levels, begun, canBeMain, onType, onChoose, onClose }: Props) {
  const villages = useStore(levels.villages.$state)
  const [form, setForm] = useState(begun)
  const [problems, setProblems] = useState<ReturnType<typeof pointProblems>>({})
  const { isBusy, error, submit: send } = useSubmission()
  const formRef = useRef<HTMLFormElement>(null)
  // Problems are set on submit and cleared on change.
  useEffect(() => {
    if (Object.keys(problems).length === 0) return
    formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]:enabled')?.focus()
  }, [problems])
  const change = (part: Partial<PointForm>) => {
    const next = { ...form, ...part }
    setForm(next)
    setProblems({})
    onType(next)
  }
  const point = villages.value?.find(({ subdistrict }) => subdistrict?.id === form.villageId)
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const found = pointProblems(form)
    setProblems(found)
    if (Object.keys(found).length > 0 || !point) return
    if (await send(() => onChoose(form, point))) onClose()
  }
  const cost = point && (point.final_cost ? rupiah(point.final_cost) : 'Gratis')
  return (
    <Dialog title={wayTexts.points} onClose={onClose}>
      <form ref={formRef} className="grid gap-4" noValidate onSubmit={event => void submit(event)}>
        <PointPlace levels={levels} form={form} problems={problems} onChange={change} />
        <PointReceiver form={form} problems={problems} canBeMain={canBeMain} onChange={change} />
        <ErrorText error={error} />
        <SubmitButton isBusy={isBusy}>{cost ? `Titip di sini · ${cost}` : 'Titip di sini'}</SubmitButton>
      </form>
    </Dialog>
  )
}
