import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { retryLabel } from '#components/ui/retry-label.ts'
import { paths } from '#lib/core/paths.ts'
import { localPhone } from '#lib/core/schema/identifier.ts'
import { waitText } from '#lib/identity/code-wait.ts'
import { ownContacts } from '#lib/identity/own-contacts.ts'
import { profileTabs } from '#lib/identity/profile-tabs.ts'
import { $session } from '#lib/identity/store/who.ts'
import { $work, endWork } from '#lib/identity/store/work.ts'
import { isVerdict } from '#lib/payment/is-verdict.ts'
import {
  $asked,
  $verifyStep,
  closeVerifying,
  requestWithdrawal,
  type VerifyStep
} from '#lib/withdrawal/store/request.ts'
import { chooseContact, submitWithdrawalCode } from '#lib/withdrawal/store/verify.ts'
import { resendText, withdrawalLabels, withdrawalNotes } from '#lib/withdrawal/texts.ts'

import { CodeError } from '#islands/identity/CodeError.tsx'
import { CodeForm } from '#islands/identity/CodeForm.tsx'
import { CreatePinDialog } from '#islands/identity/CreatePinDialog.tsx'
import { PinDialog } from '#islands/identity/PinDialog.tsx'
import { ProofRow } from '#islands/identity/ProofRow.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'

/** Waits of more than two minutes are a quota, and no countdown in seconds. */
const longWait = 120

const resend = {
  label: withdrawalLabels.resend,
  waiting: (left: number, isAgain: boolean) => (left > longWait ? waitText(left, isAgain) : resendText(left))
}

/** 'Verifikasi Withdraw': chooses a way, then asks for its code or for the PIN. */
export function VerifyDialogs({ step }: { step: VerifyStep }) {
  const asked = useStore($asked)
  if (!asked) return null
  const { purpose } = asked
  if (step === 'new PIN') {
    return <CreatePinDialog onClose={closeVerifying} onCreated={() => $verifyStep.set('pin')} />
  }
  if (step === 'pin') {
    return (
      <PinDialog purpose={purpose} onSubmit={pin => requestWithdrawal('pin', pin)} onClose={closeVerifying}>
        <div className="grid grid-cols-2 gap-2">
          <OtherWay />
          <Button look="ghost" href={paths.profile(profileTabs.profile)}>
            {withdrawalLabels.forgotPin}
          </Button>
        </div>
      </PinDialog>
    )
  }
  return (
    <Dialog title={withdrawalLabels.verify} onClose={closeVerifying}>
      {step === 'code' ? <Code purpose={purpose} /> : <Ways purpose={purpose} />}
    </Dialog>
  )
}

function OtherWay() {
  const choose = () => {
    endWork()
    $verifyStep.set('method')
  }
  return (
    <Button look="ghost" onClick={choose}>
      {withdrawalLabels.otherWay}
    </Button>
  )
}

function Code({ purpose }: { purpose: string }) {
  const { error } = useStore($work)
  return (
    <div className="grid gap-2">
      <CodeForm
        note={purpose}
        action={error && !isVerdict(error) ? retryLabel : 'Verifikasi'}
        resend={resend}
        onSubmit={code => void submitWithdrawalCode(code)}
      />
      <OtherWay />
    </div>
  )
}

function Ways({ purpose }: { purpose: string }) {
  const session = useStore($session)
  const { isBusy, error } = useStore($work)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Back from the code, whose focused button is gone.
    if (document.activeElement === document.body) list.current?.querySelector('button')?.focus()
  }, [])
  if (session.status !== 'member') return null
  const { profile } = session
  const contacts = ownContacts(profile)
  return (
    <div ref={list} className="grid gap-3">
      <p>
        <b>{purpose}</b>
      </p>
      <p className="text-muted">{withdrawalNotes.chooseWay}</p>
      {contacts.map((contact, place) => (
        <ProofRow
          key={contact.kind}
          icon={contact.kind}
          title={contact.kind === 'phone' ? withdrawalLabels.whatsapp : withdrawalLabels.email}
          text={`Kirim kode ke ${contact.kind === 'phone' ? localPhone(contact.value) : contact.value}`}
          isFirst={place === 0}
          isDisabled={isBusy}
          onChoose={() => void chooseContact(contact)}
        />
      ))}
      <ProofRow
        icon="old"
        title={withdrawalLabels.pin}
        text={profile.has_pin ? withdrawalNotes.pinText : withdrawalNotes.noPin}
        isFirst={contacts.length === 0}
        isDisabled={isBusy}
        onChoose={() => $verifyStep.set(profile.has_pin ? 'pin' : 'new PIN')}
      />
      <CodeError error={error} />
    </div>
  )
}
