/** The account area's tabs; address and menu use the same words (identity-38, identity-100). */
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

/** The menu's two groups: the person's own tabs, and the marketplace's pages that the account area embeds. */
export const tabGroups: readonly { name: string; tabs: readonly ProfileTab[] }[] = [
  { name: 'Akun', tabs: ['profile', 'banks', 'addresses', 'devices'] },
  { name: 'Informasi', tabs: ['contact', 'terms', 'about'] }
]

/** The tab in an address; the first by default. */
export const profileTabOf = (name: string | null): ProfileTab =>
  (Object.keys(profileTabs) as ProfileTab[]).find(tab => profileTabs[tab] === name) ?? 'profile'
