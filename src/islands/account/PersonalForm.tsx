import { type ReactNode, type SyntheticEvent, useId, useState } from 'react'

import { localPhone } from '#lib/core/schema/identifier.ts'
import { newName } from '#lib/identity/registration-form.ts'
import { saveName, typedName } from '#lib/identity/store/profile-form.ts'
import { storeTyped } from '#lib/identity/store/typed.ts'
import type { Profile } from '#lib/identity/store/who.ts'
import { contactTitles, profileTexts } from '#lib/identity/texts.ts'

import { ContactEdit } from '#islands/identity/ContactEdit.tsx'
import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { Field } from '#islands/ui/Field.tsx'
import { Section } from '#islands/ui/Section.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { useSubmission } from '#islands/ui/use-submission.ts'

/** Name and contacts; only the name is edited here. */
export function PersonalForm({ profile }: { profile: Profile }) {
  const [name, setName] = useState(typedName)
  const [problem, setProblem] = useState<string>()
  const { isBusy, error, submit: send, clear } = useSubmission()
  const type = (text: string) => {
    // The saved name is no change.
    const typed = text === profile.name ? undefined : text
    setName(typed)
    setProblem(undefined)
    clear()
    storeTyped('name', typed)
  }
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (name === undefined) return
    const found = newName.safeParse(name)
    setProblem(found.error?.issues[0]?.message)
    if (found.success && (await send(() => saveName(name)))) setName(undefined)
  }
  return (
    <Section title={profileTexts.personal}>
      <div className="grid grid-cols-1 gap-4">
        {/* Contacts have their own forms, so they are outside this one. */}
        <form id="profile-form" onSubmit={event => void submit(event)} noValidate>
          <Field
            label="Nama"
            name="name"
            autoComplete="name"
            maxLength={100}
            value={name ?? profile.name}
            {...(name !== undefined && { hint: profileTexts.unsaved })}
            error={problem ?? error?.fields?.['name']}
            onChange={event => type(event.target.value)}
          />
        </form>
        <Contact label={contactTitles.email} value={profile.email} isVerified={profile.email_verified}>
          <ContactEdit kind="email" value={profile.email} />
        </Contact>
        <Contact
          label={contactTitles.phone}
          value={profile.phone && localPhone(profile.phone)}
          isVerified={profile.phone_verified}
        >
          <ContactEdit kind="phone" value={profile.phone} />
        </Contact>
        <ErrorText error={error} />
        <div className="sm:max-w-60">
          <SubmitButton form="profile-form" isBusy={isBusy} isDisabled={name === undefined}>
            {profileTexts.save}
          </SubmitButton>
        </div>
      </div>
    </Section>
  )
}

type ContactProps = { label: string; value: string | null; isVerified: boolean; children?: ReactNode }

/** Characters per line on a small phone. */
const lineLength = 24
/** Characters per line next to a button: the buttons of a longer contact go below it. */
const besideLength = 21

/** A read-only contact, shown in full, with its buttons next to or below it. */
function Contact({ label, value, isVerified, children }: ContactProps) {
  const id = useId()
  const isClaimed = value !== null && !isVerified
  const isBelow = isClaimed || (value ?? '').length > besideLength
  return (
    <div className={`flex gap-2 ${isBelow ? 'max-sm:flex-col' : ''}`}>
      <div className="grid min-w-0 grow gap-1">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <textarea
          id={id}
          className="textarea field-sizing-content min-h-12 w-full resize-none bg-base-200 py-3 wrap-anywhere"
          // Browsers without `field-sizing` size the field by the length of the value.
          rows={Math.ceil((value ?? '').length / lineLength) || 1}
          readOnly
          value={value ?? ''}
          placeholder="Belum diisi"
          aria-describedby={`${id}-note`}
        />
        <p id={`${id}-note`} className="text-sm text-muted empty:hidden">
          {isClaimed && 'Belum diverifikasi'}
        </p>
      </div>
      <div className={isBelow ? 'sm:mt-7.5' : 'mt-7.5'}>{children}</div>
    </div>
  )
}
