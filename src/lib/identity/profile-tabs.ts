/** The account area's tabs: what the address carries and what the menu says are the same words (identity-38, identity-100). */
export const profileTabs = {
  profile: 'Profile & Keamanan Akun',
  banks: 'Rekening Saya',
  addresses: 'Alamat',
  devices: 'Aktivitas Login',
  contact: 'Hubungi Kami',
  terms: 'Syarat & Ketentuan',
  about: 'Tentang Kami'
} as const

export type ProfileTab = keyof typeof profileTabs

/** The menu's two groups: what is a person's own, and the marketplace's pages that are shown within the account. */
export const tabGroups: readonly { name: string; tabs: readonly ProfileTab[] }[] = [
  { name: 'Akun', tabs: ['profile', 'banks', 'addresses', 'devices'] },
  { name: 'Informasi', tabs: ['contact', 'terms', 'about'] }
]

/** The tab that an address names; the first where it names none. */
export const profileTabOf = (name: string | null): ProfileTab =>
  (Object.keys(profileTabs) as ProfileTab[]).find(tab => profileTabs[tab] === name) ?? 'profile'
