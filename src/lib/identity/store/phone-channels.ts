import { atom, onMount } from 'nanostores'

import { clientConfig, type PhoneChannel } from '#lib/core/api/call.ts'

/** Channels of codes to phones; empty until the configuration is loaded. */
export const $phoneChannels = atom<readonly PhoneChannel[]>([])

onMount($phoneChannels, () => {
  // Other backends may lack this field.
  clientConfig().then(
    ({ phone_channels }: { phone_channels?: readonly PhoneChannel[] }) =>
      $phoneChannels.set(phone_channels ?? []),
    () => undefined
  )
})
