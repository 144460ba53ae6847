import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useId, useState } from 'react'

import { $consent, findConsent } from '#lib/core/browser/consent.ts'
import { savePromotions } from '#lib/identity/store/consent.ts'
import { $session } from '#lib/identity/store/who.ts'
import { consentTexts } from '#lib/identity/texts.ts'
import { $pushDevice, allowPushes, findPushDevice, stopPushes } from '#lib/notification/store/push-device.ts'
import { pushTexts } from '#lib/notification/texts.ts'

import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { Section } from '#islands/ui/Section.tsx'
import { useSubmission } from '#islands/ui/use-submission.ts'

/** 'Izin & Notifikasi': every consent in one place. A switch saves at once, and says where that failed. */
export function ConsentPanel() {
  const hasAnalytics = findConsent() !== null
  return (
    <Section title={consentTexts.title}>
      <ul className="divide-y divide-base-300">
        <Promotions />
        <Push />
        {hasAnalytics && <Analytics />}
      </ul>
      <p className="mt-3 text-sm text-muted">{consentTexts.orders}</p>
    </Section>
  )
}

function Promotions() {
  const session = useStore($session)
  const { isBusy, error, submit } = useSubmission()
  // What was chosen is shown while it is saved.
  const [chosen, setChosen] = useState<boolean>()
  if (session.status !== 'member') return null
  const saved = session.profile.wants_promotions !== false
  const change = async (next: boolean) => {
    setChosen(next)
    await submit(() => savePromotions(next))
    setChosen(undefined)
  }
  return (
    <Switch
      label={consentTexts.promotions}
      about={consentTexts.aboutPromotions}
      isOn={chosen ?? saved}
      isBusy={isBusy}
      onChange={next => void change(next)}
    >
      <ErrorText error={error} />
    </Switch>
  )
}

function Push() {
  const state = useStore($pushDevice)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => void findPushDevice(), [])
  if (state === 'unavailable') return null
  const change = async (next: boolean) => {
    setBusy(true)
    await (next ? allowPushes() : stopPushes())
    setBusy(false)
  }
  return (
    <Switch
      label={consentTexts.push}
      about={state === 'denied' ? pushTexts.blocked : pushTexts.about}
      isOn={state === 'on'}
      isBusy={isBusy}
      isDisabled={state === 'denied'}
      onChange={next => void change(next)}
    />
  )
}

function Analytics() {
  const answer = useStore($consent)
  return (
    <Switch
      label={consentTexts.analytics}
      about={consentTexts.aboutAnalytics}
      isOn={answer === 'yes'}
      onChange={next => $consent.set(next ? 'yes' : 'no')}
    />
  )
}

type SwitchProps = {
  label: string
  about: string
  isOn: boolean
  isBusy?: boolean
  isDisabled?: boolean
  onChange: (isOn: boolean) => void
  children?: ReactNode
}

function Switch({ label, about, isOn, isBusy = false, isDisabled = false, onChange, children }: SwitchProps) {
  const id = useId()
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <label className="flex min-h-11 items-center gap-3">
        <span className="min-w-0 grow">
          <span id={`${id}-label`} className="block font-medium">
            {label}
          </span>
          <span id={`${id}-about`} className="block text-sm text-muted">
            {about}
          </span>
        </span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          className="checkbox checkbox-primary"
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-about`}
          aria-busy={isBusy}
          checked={isOn}
          disabled={isDisabled}
          onChange={event => {
            // Not `disabled` while it is saved, which would lose the focus.
            if (!isBusy) onChange(event.target.checked)
          }}
        />
      </label>
      {children}
    </li>
  )
}
