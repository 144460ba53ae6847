import { persistentJson } from '#lib/core/browser/persistent.ts'

/** Input of the profile form; never the password. */
export type Profile = { name: string; email: string; phone: string }

const $profile = persistentJson(
  'registerData',
  stored => (stored ?? undefined) as Partial<Profile> | undefined
)

export const storeProfile = ({ name, email, phone }: Profile): void => $profile.set({ name, email, phone })

/** Input from before a reload. */
export const storedProfile = (): Partial<Profile> => $profile.get() ?? {}

export const forgetProfile = (): void => $profile.set(undefined)
