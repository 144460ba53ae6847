import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { paths } from '#lib/core/paths.ts'
import { $security, disown, takeToken } from '#lib/identity/store/security.ts'
import { $work } from '#lib/identity/store/work.ts'
import { securityTexts } from '#lib/identity/texts.ts'

import { ErrorText } from '#islands/ui/ErrorText.tsx'

/** The page behind 'Bukan saya': one button, because opening the link must change nothing. */
export function SecurityPage() {
  const step = useStore($security)
  const { isBusy, error } = useStore($work)
  useEffect(takeToken, [])
  if (step === 'unusable') {
    return (
      <div className="grid gap-4">
        <h2 className="text-lg font-bold">{securityTexts.unusableTitle}</h2>
        <p role="status">{securityTexts.unusable}</p>
        <Button look="primary" size="large" className="w-full" href={paths.forgotPassword}>
          {securityTexts.reset}
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-4">
      <h2 className="text-lg font-bold">{securityTexts.title}</h2>
      <p>{securityTexts.about}</p>
      <ErrorText error={error} />
      <Button
        look="danger"
        size="large"
        className="w-full"
        disabled={step === undefined}
        isBusy={isBusy}
        onClick={() => void disown()}
      >
        {securityTexts.button}
      </Button>
      <p className="text-sm text-muted">{securityTexts.wasMe}</p>
    </div>
  )
}
