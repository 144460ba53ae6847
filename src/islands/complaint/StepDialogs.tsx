import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { effectOfAcceptance, openOffer, type OpenStep } from '#lib/complaint/next-step.ts'
import type { ComplaintDetail } from '#lib/complaint/shapes.ts'
import { takeStep } from '#lib/complaint/store/detail.ts'
import { complaintPageTexts, complaintTexts } from '#lib/complaint/texts.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { $session } from '#lib/identity/store/who.ts'

import { CreatePinDialog } from '#islands/identity/CreatePinDialog.tsx'
import { PinDialog } from '#islands/identity/PinDialog.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { useSubmission } from '#islands/ui/use-submission.ts'
import { HelpDialog } from './HelpDialog.tsx'
import { SendBackDialog } from './SendBackDialog.tsx'

type Props = { complaint: ComplaintDetail; step: OpenStep; onClose: () => void }

/** The dialog of one step; it closes once the step is taken, or the complaint has moved on. */
export function StepDialogs({ complaint, step, onClose }: Props) {
  if (step === 'accept') return <Accept complaint={complaint} onClose={onClose} />
  if (step === 'returned') {
    const { id, return_address: address } = complaint
    return <SendBackDialog complaintId={id} address={address} onClose={onClose} />
  }
  if (step === 'help' || step === 'appeal')
    return <HelpDialog complaintId={complaint.id} action={step} onClose={onClose} />
  return <Ask action={step} onClose={onClose} />
}

/** What is accepted, and what it does to the order: 'Terima: Pengembalian dana Rp20.000' */
function purposeOf(complaint: ComplaintDetail): string {
  const [offer, effect] = [openOffer(complaint), effectOfAcceptance(complaint)]
  const amount = offer && offer.nominal !== null ? ` ${rupiah(offer.nominal)}` : ''
  return `Terima: ${offer?.label ?? ''}${amount}${effect ? `. ${effect}` : ''}`
}

/** Asks for the PIN, of which a buyer without one makes one first. */
function Accept({ complaint, onClose }: Omit<Props, 'step'>) {
  const session = useStore($session)
  const [isMade, setMade] = useState(false)
  // What the dialog says stays as it was when it opened, and nothing else is accepted (complaint-6).
  const [shown] = useState(complaint)
  const hasPin = isMade || (session.status === 'member' && session.profile.has_pin)
  if (!hasPin) return <CreatePinDialog onClose={onClose} onCreated={() => setMade(true)} />
  const accept = async (pin: string) => {
    const error = await takeStep({ action: 'accept', pin, offered_at: openOffer(shown)?.date })
    if (!error) onClose()
    return error
  }
  return <PinDialog purpose={purposeOf(shown)} onSubmit={accept} onClose={onClose} />
}

const asked = {
  cancel: {
    title: complaintTexts.cancel,
    text: complaintPageTexts.cancelText,
    label: complaintPageTexts.cancelYes,
    look: 'danger'
  },
  received: {
    title: complaintTexts.receive,
    text: complaintPageTexts.receiveText,
    label: complaintTexts.receive,
    look: 'primary'
  }
} as const

function Ask({ action, onClose }: { action: keyof typeof asked; onClose: () => void }) {
  const { isBusy, error, submit } = useSubmission()
  const { title, text, label, look } = asked[action]
  const take = async () => {
    if (await submit(() => takeStep({ action }))) onClose()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <ErrorText error={error} />
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button look="ghost" data-autofocus onClick={onClose}>
          Kembali
        </Button>
        <Button look={look} isBusy={isBusy} onClick={() => void take()}>
          {label}
        </Button>
      </div>
    </Dialog>
  )
}
