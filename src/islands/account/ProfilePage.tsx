import { useEffect, useState } from 'react'

import { brand } from '#lib/core/brand.ts'
import { paths } from '#lib/core/paths.ts'
import { type ProfileTab, profileTabOf, profileTabs } from '#lib/identity/profile-tabs.ts'
import { goLive } from '#lib/identity/store/live.ts'

import { AddressTab } from '#islands/address/AddressTab.tsx'
import { DevicesTab } from '#islands/identity/DevicesTab.tsx'
import { Guarded } from '#islands/identity/Guarded.tsx'
import { PersonalTab } from '#islands/identity/PersonalTab.tsx'
import { BankTab } from '#islands/withdrawal/BankTab.tsx'
import { AboutFrame, ContactFrame, TermsFrame } from './PageFrame.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'

const contents = {
  profile: PersonalTab,
  banks: BankTab,
  addresses: AddressTab,
  devices: DevicesTab,
  contact: ContactFrame,
  terms: TermsFrame,
  about: AboutFrame
}

/** The account area: one page whose tab is part of the address. */
export function ProfilePage() {
  return (
    <Guarded skeleton={<ProfileSkeleton />}>
      <Account />
    </Guarded>
  )
}

function Account() {
  const [tab, setTab] = useState(readTab)
  // A device that is signed out elsewhere leaves this page at once.
  useEffect(goLive, [])
  useEffect(() => {
    const onStep = () => setTab(readTab())
    window.addEventListener('popstate', onStep)
    return () => window.removeEventListener('popstate', onStep)
  }, [])
  useEffect(() => {
    document.title = `${profileTabs[tab]} | ${brand.name}`
  }, [tab])
  const select = (next: ProfileTab) => {
    if (next === tab) return
    window.history.pushState(null, '', paths.profile(profileTabs[next]))
    setTab(next)
  }
  const Content = contents[tab]
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[17rem_1fr] lg:items-start">
      <ProfileMenu selected={tab} onSelect={select} />
      <section aria-labelledby="tab-title" className="min-w-0">
        <h2 id="tab-title" className="mb-3 text-lg font-bold">
          {profileTabs[tab]}
        </h2>
        <Content />
      </section>
    </div>
  )
}

const readTab = () => profileTabOf(new URLSearchParams(window.location.search).get('tab'))
