import { useStore } from '@nanostores/react'
import { KeyRound, Lock } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import type { SecretKind } from '#lib/identity/secret-forms.ts'
import { leaveCode } from '#lib/identity/store/code-flow.ts'
import { $session } from '#lib/identity/store/who.ts'
import { identityLabels, identityTexts } from '#lib/identity/texts.ts'

import { Section } from '#islands/ui/Section.tsx'
import { CreatePinDialog } from './CreatePinDialog.tsx'
import { SecretDialog } from './SecretDialog.tsx'

/** 'Keamanan Akun': the account's secrets, each with a button to change or create it. */
export function SecurityRows() {
  const session = useStore($session)
  const [open, setOpen] = useState<SecretKind | 'new PIN'>()
  if (session.status !== 'member') return null
  const { has_pin, has_password } = session.profile
  const isFirst = has_password === false
  const password = isFirst ? identityLabels.makePassword : identityLabels.changePassword
  const change = (what: typeof open) => {
    leaveCode()
    setOpen(what)
  }
  const close = () => change(undefined)
  return (
    <Section title={identityLabels.security}>
      <ul className="divide-y divide-base-300">
        <Row
          icon={<KeyRound className="size-5" aria-hidden="true" />}
          title={password}
          text="Kata sandi melindungi akun dan pesanan Anda."
        >
          <Button look="outline" aria-label={password} onClick={() => change('password')}>
            {isFirst ? 'Buat' : 'Ubah'}
          </Button>
        </Row>
        <Row
          icon={<Lock className="size-5" aria-hidden="true" />}
          title={has_pin ? identityLabels.changePin : identityLabels.makePin}
          text={identityTexts.pinUse}
        >
          <Button
            look="outline"
            aria-label={has_pin ? identityLabels.changePin : identityLabels.makePin}
            onClick={() => change(has_pin ? 'pin' : 'new PIN')}
          >
            {has_pin ? 'Ubah' : 'Buat'}
          </Button>
        </Row>
      </ul>
      {open === 'new PIN' && <CreatePinDialog onClose={close} onCreated={close} />}
      {(open === 'password' || open === 'pin') && (
        <SecretDialog kind={open} profile={session.profile} onClose={close} />
      )}
    </Section>
  )
}

type RowProps = { icon: ReactNode; title: string; text: string; children: ReactNode }

function Row({ icon, title, text, children }: RowProps) {
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <span className="text-muted">{icon}</span>
      <div className="min-w-0 grow">
        <p className="font-medium">{title}</p>
        <p className="text-sm text-muted">{text}</p>
      </div>
      {children}
    </li>
  )
}
