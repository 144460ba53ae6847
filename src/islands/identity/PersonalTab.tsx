import { useStore } from '@nanostores/react'

import { $session } from '#lib/identity/store/who.ts'

import { ClosingPanel } from '#islands/account/ClosingPanel.tsx'
import { ConsentPanel } from '#islands/account/ConsentPanel.tsx'
import { ExportPanel } from '#islands/account/ExportPanel.tsx'
import { PersonalForm } from '#islands/account/PersonalForm.tsx'
import { PhotoPanel } from '#islands/account/PhotoPanel.tsx'
import { SecurityRows } from './SecurityRows.tsx'

/** 'Profile & Keamanan Akun': personal details, security settings, and a data export. */
export function PersonalTab() {
  const session = useStore($session)
  if (session.status !== 'member') return null
  return (
    <div className="grid grid-cols-1 gap-4 xl:grid-cols-[1fr_18rem] xl:items-start">
      <div className="grid grid-cols-1 gap-4 max-xl:order-2">
        <PersonalForm profile={session.profile} />
        <SecurityRows />
        <ConsentPanel />
        <ExportPanel />
        <ClosingPanel />
      </div>
      <PhotoPanel photo={session.profile.photo} />
    </div>
  )
}
