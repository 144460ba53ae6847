/** The account area's tabs: what the address carries and what the menu says are the same words (identity-38). */
export const profileTabs = {
  profile: 'Profile & Keamanan Akun',
  banks: 'Rekening Saya',
  addresses: 'Alamat',
  devices: 'Aktivitas Login'
} as const

export type ProfileTab = keyof typeof profileTabs

/** The tab that an address names; the first where it names none. */
export const profileTabOf = (name: string | null): ProfileTab =>
  (Object.keys(profileTabs) as ProfileTab[]).find(tab => profileTabs[tab] === name) ?? 'profile'
