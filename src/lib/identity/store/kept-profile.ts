import { keptJson } from '#lib/core/browser/kept.ts'

/** Input of the profile form; never the password. */
export type Profile = { name: string; email: string; phone: string }

const $profile = keptJson('registerData', kept => (kept ?? undefined) as Partial<Profile> | undefined)

export const keepProfile = ({ name, email, phone }: Profile): void => $profile.set({ name, email, phone })

/** Input from before a reload. */
export const keptProfile = (): Partial<Profile> => $profile.get() ?? {}

export const forgetProfile = (): void => $profile.set(undefined)
