import { useStore } from '@nanostores/react'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'

import { Photo } from '#components/catalogue/Photo.tsx'
import { Button } from '#components/ui/Button.tsx'
import {
  $purchase,
  backToPhone,
  closePurchase,
  notMyAccount,
  openPurchase,
  submitClaimedPassword,
  submitPurchaseCode
} from '#lib/identity/store/purchase-sign-in.ts'
import { $session } from '#lib/identity/store/who.ts'
import { purchaseTexts } from '#lib/identity/texts.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { ClaimedStep } from './ClaimedStep.tsx'
import { CodeForm } from './CodeForm.tsx'
import { NameStep } from './NameStep.tsx'
import { PhoneStep } from './PhoneStep.tsx'

type Props = {
  /** The pending purchase: '12 dus Keramik Asia Tile menunggu Anda.' */
  waiting: string
  /** Path of its picture. */
  photo: string
  onClose: () => void
}

/**
 * Signs in or registers on top of the product that a guest is about to buy (D46): phone number, code, and a name for
 * new buyers. Closes on sign-in; the page that opened it finishes the purchase.
 */
export function PurchaseSheet({ waiting, photo, onClose }: Props) {
  // Runs before the first render, so that the focus starts at the step restored after a reload.
  useState(openPurchase)
  const { step, auth, note } = useStore($purchase)
  const session = useStore($session)
  useEffect(() => closePurchase, [])
  useEffect(() => {
    if (session.status === 'member') onClose()
  }, [session.status, onClose])
  return (
    <Dialog title={purchaseTexts.title} onClose={onClose}>
      <div className="grid gap-4">
        <div className="flex items-center gap-3 rounded-box bg-base-200 p-3">
          <div className="size-12 shrink-0 overflow-hidden rounded-field">
            <Photo path={photo} alt="" sizes="48px" />
          </div>
          <p className="font-medium wrap-anywhere">{waiting}</p>
        </div>
        {step !== 'phone' && (
          <Button look="ghost" size="small" className="-ml-2 w-fit" onClick={backToPhone}>
            <ArrowLeft className="size-4" aria-hidden="true" /> Kembali
          </Button>
        )}
        {step === 'phone' && <PhoneStep />}
        {step === 'code' && (
          <CodeForm
            title="Verifikasi Akun Anda"
            {...(note && { note })}
            onSubmit={code => void submitPurchaseCode(code)}
          />
        )}
        {step === 'claimed' && (
          <ClaimedStep
            auth={auth}
            onPassword={password => void submitClaimedPassword(password)}
            notMine={{ onClick: notMyAccount }}
          />
        )}
        {step === 'name' && <NameStep />}
      </div>
    </Dialog>
  )
}
