import {
  FileText,
  Info,
  Landmark,
  LogOut,
  type LucideIcon,
  Mail,
  MapPin,
  MonitorSmartphone,
  UserRound,
  Wallet
} from 'lucide-react'

import { brand } from '#lib/core/brand.ts'
import { paths } from '#lib/core/paths.ts'
import { type ProfileTab, profileTabs, tabGroups } from '#lib/identity/profile-tabs.ts'

const icons: Record<ProfileTab, LucideIcon> = {
  profile: UserRound,
  banks: Landmark,
  addresses: MapPin,
  devices: MonitorSmartphone,
  contact: Mail,
  terms: FileText,
  about: Info
}

type Props = { selected: ProfileTab; onSelect: (tab: ProfileTab) => void }

/** The account area's tabs: all visible in two columns on a phone, a list next to the page on a desktop. */
export function ProfileMenu({ selected, onSelect }: Props) {
  return (
    <nav
      aria-label="Menu akun"
      className="rounded-box border border-base-300 bg-base-100 p-2 lg:sticky lg:top-20"
    >
      {tabGroups.map(({ name, tabs }, i) => (
        <ul
          key={name}
          aria-label={name}
          className={`grid gap-1 lg:grid-cols-1 ${i > 0 ? 'mt-1 grid-cols-3 border-t border-base-300 pt-1' : 'grid-cols-2 md:grid-cols-4'}`}
        >
          {tabs.map(tab => (
            <li key={tab}>
              <MenuLink tab={tab} isNarrow={i > 0} isSelected={tab === selected} onSelect={onSelect} />
            </li>
          ))}
        </ul>
      ))}
      <PhoneWays />
    </nav>
  )
}

const way = 'flex min-h-14 w-full items-center gap-1.5 rounded-field px-2 py-2 text-sm font-medium'

/** The links of the header's account menu on wide screens: phone users look for them under 'Akun'. */
const PhoneWays = () => (
  <ul className="mt-1 grid grid-cols-2 gap-1 border-t border-base-300 pt-1 md:hidden">
    <li>
      <a href={paths.balance} className={way}>
        <Wallet className="size-5 shrink-0" aria-hidden="true" /> {brand.saldo}
      </a>
    </li>
    <li>
      {/* The shell handles the click. */}
      <button type="button" className={way} data-logout>
        <LogOut className="size-5 shrink-0" aria-hidden="true" /> Keluar
      </button>
    </li>
  </ul>
)

function MenuLink({
  tab,
  isNarrow,
  isSelected,
  onSelect
}: {
  tab: ProfileTab
  /** One of three in a row on phones, where its label needs the icon's space. */
  isNarrow: boolean
  isSelected: boolean
  onSelect: Props['onSelect']
}) {
  const Icon = icons[tab]
  const look = isSelected ? 'bg-brick text-brick-content font-bold' : 'font-medium hover:bg-base-200'
  return (
    <a
      href={paths.profile(profileTabs[tab])}
      aria-current={isSelected ? 'page' : undefined}
      className={`flex h-full min-h-14 items-center gap-1.5 rounded-field px-2 py-2 text-sm sm:gap-2.5 sm:px-3 lg:min-h-12 ${look}`}
      onClick={event => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onSelect(tab)
      }}
    >
      <Icon className={`size-5 shrink-0 ${isNarrow ? 'max-sm:hidden' : ''}`} aria-hidden="true" />
      {profileTabs[tab]}
    </a>
  )
}
