import { atom, onMount } from 'nanostores'

import { clientConfig, type PhoneChannel } from '#lib/core/api/call.ts'

/** How codes reach phones, once the browser knows; before, nothing is said of it. */
export const $phoneChannels = atom<readonly PhoneChannel[]>([])

onMount($phoneChannels, () => {
  // Servers of another maker may not say.
  clientConfig().then(
    ({ phone_channels }: { phone_channels?: readonly PhoneChannel[] }) =>
      $phoneChannels.set(phone_channels ?? []),
    () => undefined
  )
})
