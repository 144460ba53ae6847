import { useStore } from '@nanostores/react'
import { X } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { $accountOffer } from '#lib/identity/store/account-offer.ts'
import { $session } from '#lib/identity/store/who.ts'
import { offerTexts } from '#lib/identity/texts.ts'

import { Section } from '#islands/ui/Section.tsx'
import { useLoaded } from '#islands/ui/use-loaded.ts'

// Loaded on press: few accounts lack a password or an email, and few owners press at once.
const loadDialog = () => import('./AccountOfferDialog.tsx')

/** Offers a password and an email to an account that was created by a purchase, without getting in the way (D46). */
export function AccountOffer() {
  const session = useStore($session)
  const isHidden = useStore($accountOffer) !== undefined
  const [open, setOpen] = useState<'password' | 'email'>()
  const dialog = useLoaded(loadDialog)
  if (session.status !== 'member') return null
  const { profile } = session
  const lacksPassword = profile.has_password === false
  const lacksEmail = profile.email === null
  const Dialog = dialog.module?.AccountOfferDialog
  const choose = (what: typeof open) => {
    setOpen(what)
    if (!dialog.module) dialog.reload()
  }
  const hide = (
    <Button
      look="ghost"
      size="square"
      className="-mt-1.5 -mr-2"
      aria-label={offerTexts.hide}
      onClick={() => $accountOffer.set('hidden')}
    >
      <X className="size-5" aria-hidden="true" />
    </Button>
  )
  return (
    <>
      {!isHidden && (lacksPassword || lacksEmail) && (
        <Section title={offerTexts.title} action={hide}>
          <p className="text-sm text-muted">{offerTexts.about}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            {lacksPassword && (
              <Button look="outline" isBusy={dialog.isLoading} onClick={() => choose('password')}>
                {offerTexts.makePassword}
              </Button>
            )}
            {lacksEmail && (
              <Button look="outline" isBusy={dialog.isLoading} onClick={() => choose('email')}>
                {offerTexts.addEmail}
              </Button>
            )}
          </div>
        </Section>
      )}
      {/* Outside the offer, which disappears once the last part is done, so that the dialog can finish. */}
      {open && Dialog && <Dialog what={open} profile={profile} onClose={() => setOpen(undefined)} />}
    </>
  )
}
