import { expect, it } from 'vitest'

import { messageMs } from '#lib/core/browser/toast-time.ts'
import { $toast, toast, toastMs } from '#lib/core/browser/toasts.ts'

it('[home-10] a message stays three seconds, on the home page six, or as long as it requests', () => {
  const at = (pathname: string, lastsMs?: number) => {
    toast('Tersimpan', 'success', lastsMs)
    const message = $toast.get()
    return message && messageMs(message, pathname)
  }
  expect([at('/cart'), at('/'), at('/profile', toastMs.snackbar)]).toEqual([3_000, 6_000, 6_000])
})
