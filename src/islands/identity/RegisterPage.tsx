import { useStore } from '@nanostores/react'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'

import {
  $register,
  backInRegister,
  endRegister,
  startRegister,
  submitRegisterCode
} from '#lib/identity/store/register.ts'
import { Button } from '#components/ui/Button.tsx'
import { loadSession } from '#lib/identity/store/session.ts'
import { $session } from '#lib/identity/store/who.ts'
import { identityLabels, identityTexts } from '#lib/identity/texts.ts'

import { CodeForm } from './CodeForm.tsx'
import { NewIdentifierStep } from './NewIdentifierStep.tsx'
import { ProfileStep } from './ProfileStep.tsx'
import { VerifyContact } from './VerifyContact.tsx'

/** Registration in three steps: contact, code, profile. A reload resumes the current step. */
export function RegisterPage({ auth, next }: { auth: string; next: string }) {
  const register = useStore($register)
  const session = useStore($session)
  useEffect(() => {
    startRegister(auth)
    void loadSession()
  }, [auth])
  useEffect(() => {
    if (session.status === 'member' && register.step !== 'verify') window.location.replace(next)
  }, [next, session.status, register.step])

  if (register.step === 'verify' && register.other) {
    return <VerifyContact contact={register.other} onDone={endRegister} />
  }

  return (
    <div className="grid gap-4">
      <ol className="steps w-full text-sm">
        <li className="step step-primary">Kontak</li>
        <li className={`step ${register.step === 'identifier' ? '' : 'step-primary'}`}>Verifikasi</li>
        <li className={`step ${register.step === 'profile' ? 'step-primary' : ''}`}>
          {identityLabels.profile}
        </li>
      </ol>
      {register.step !== 'identifier' && (
        <Button look="ghost" size="small" className="-ml-2 w-fit" onClick={backInRegister}>
          <ArrowLeft className="size-4" aria-hidden="true" /> Kembali
        </Button>
      )}
      {register.step === 'identifier' && <NewIdentifierStep key={register.auth} next={next} />}
      {register.step === 'code' && (
        <CodeForm
          title="Verifikasi Akun Anda"
          {...(register.isRenewed && { note: identityTexts.codeRenewed })}
          onSubmit={code => void submitRegisterCode(code)}
        />
      )}
      {register.step === 'profile' && <ProfileStep />}
    </div>
  )
}
