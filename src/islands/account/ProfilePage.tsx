import { useEffect, useState } from 'react'

import { paths } from '#lib/core/paths.ts'
import { type ProfileTab, profileTabOf, profileTabs } from '#lib/identity/profile-tabs.ts'

import { AddressTab } from '#islands/address/AddressTab.tsx'
import { DevicesTab } from '#islands/identity/DevicesTab.tsx'
import { Guarded } from '#islands/identity/Guarded.tsx'
import { PersonalTab } from '#islands/identity/PersonalTab.tsx'
import { BankTab } from '#islands/withdrawal/BankTab.tsx'

const contents = { profile: PersonalTab, banks: BankTab, addresses: AddressTab, devices: DevicesTab }

/** The account area: one page, its tab in the address. */
export function ProfilePage() {
  return (
    <Guarded skeleton={<div className="h-96 skeleton" />}>
      <Account />
    </Guarded>
  )
}

function Account() {
  const [tab, setTab] = useState(readTab)
  useEffect(() => {
    const onStep = () => setTab(readTab())
    window.addEventListener('popstate', onStep)
    return () => window.removeEventListener('popstate', onStep)
  }, [])
  const Content = contents[tab]
  return (
    <div className="grid gap-4 lg:grid-cols-[16rem_1fr]">
      <nav aria-label="Menu akun">
        <ul className="menu max-lg:menu-horizontal w-full flex-nowrap overflow-x-auto">
          {(Object.keys(profileTabs) as ProfileTab[]).map(each => (
            <li key={each}>
              <a
                href={paths.profile(profileTabs[each])}
                aria-current={each === tab ? 'page' : undefined}
                className={`whitespace-nowrap ${each === tab ? 'menu-active' : ''}`}
                onClick={event => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return
                  event.preventDefault()
                  window.history.pushState(null, '', paths.profile(profileTabs[each]))
                  setTab(each)
                }}
              >
                {profileTabs[each]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="tab-title">
        <h2 id="tab-title" className="mb-3 text-lg font-bold">
          {profileTabs[tab]}
        </h2>
        <Content />
      </section>
    </div>
  )
}

const readTab = () => profileTabOf(new URLSearchParams(window.location.search).get('tab'))
