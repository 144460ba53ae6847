import { useStore } from '@nanostores/react'

import { $reset, sendResetCode } from '#lib/identity/store/reset.ts'
import { identityLabels, identityTexts } from '#lib/identity/texts.ts'

import { IdentifierForm } from './IdentifierForm.tsx'

/** The first step of password recovery: the account's contact. */
export function ResetContactStep() {
  const { auth } = useStore($reset)
  return (
    <IdentifierForm
      title="Lupa kata sandi"
      about="Masukkan nomor HP atau email akun Anda. Kami akan mengirim kode verifikasi ke sana."
      label={identityLabels.contactToReset}
      auth={auth}
      missing={identityTexts.noContactToReset}
      action={identityLabels.sendResetCode}
      onIdentifier={text => void sendResetCode(text)}
    />
  )
}
