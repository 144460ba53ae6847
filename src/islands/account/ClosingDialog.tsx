import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { closeAccount } from '#lib/closing/store.ts'
import { closingTexts } from '#lib/closing/texts.ts'
import { leaveCode, openCode, renewCode, submitCode } from '#lib/identity/store/code-flow.ts'
import type { Profile } from '#lib/identity/store/who.ts'
import { $work, work } from '#lib/identity/store/work.ts'
import { identityLabels, identityTexts } from '#lib/identity/texts.ts'

import { CodeForm } from '#islands/identity/CodeForm.tsx'
import { SecretMethods } from '#islands/identity/SecretMethods.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { ClosingConfirm } from './ClosingConfirm.tsx'
import { ClosingOverview } from './ClosingOverview.tsx'

type Props = { profile: Profile; onClose: () => void }

/**
 * Asks to close the account: what goes, what stays and what stands in the way; then the proof, by a code or the
 * password; then the last button.
 */
export function ClosingDialog({ profile, onClose }: Props) {
  const [step, setStep] = useState<'overview' | 'method' | 'code' | 'confirm'>('overview')
  const [giveUp, setGiveUp] = useState(0)
  const [hasPassword, setHasPassword] = useState(false)
  const [isRenewed, setRenewed] = useState(false)
  const { isBusy } = useStore($work)

  const sendCode = async (contact: string) => {
    if (!(await work(() => openCode(contact, 'account')))) return
    setHasPassword(false)
    setStep('code')
  }
  const usePassword = () => {
    leaveCode()
    setHasPassword(true)
    setStep('confirm')
  }
  const check = async (code: string) => {
    if (await submitCode(code)) setStep('confirm')
  }
  const close = async (password: string) => {
    const proof = { ...(hasPassword && { password }), ...(giveUp > 0 && { give_up_balance: giveUp }) }
    if (await closeAccount(proof)) return
    const { error } = $work.get()
    // Something stands in the way now: it is shown where it can be solved.
    if (error?.status === 409) return setStep('overview')
    if (hasPassword || error?.code !== 'grant_required') return
    setRenewed(true)
    if (await renewCode()) setStep('code')
  }
  return (
    <Dialog title={closingTexts.title} onClose={onClose}>
      {step === 'overview' && (
        <ClosingOverview
          onNext={amount => {
            leaveCode()
            setGiveUp(amount)
            setStep('method')
          }}
        />
      )}
      {step === 'method' && (
        <SecretMethods
          kind="password"
          oldTitle={identityLabels.password}
          profile={profile}
          isBusy={isBusy}
          onContact={contact => void sendCode(contact)}
          onOld={usePassword}
        />
      )}
      {step === 'code' && (
        <CodeForm
          {...(isRenewed && { note: identityTexts.codeRenewed })}
          action="Verifikasi"
          onSubmit={code => void check(code)}
        />
      )}
      {step === 'confirm' && (
        <ClosingConfirm hasPassword={hasPassword} onConfirm={password => void close(password)} />
      )}
    </Dialog>
  )
}
