import { afterEach, expect, it, vi } from 'vitest'

import { $toast, toast } from '#lib/core/toasts.ts'

afterEach(() => vi.unstubAllGlobals())

it('[home-10] a message stays three seconds, on the home page six, or what it says itself', () => {
  const at = (pathname: string, seconds?: number) => {
    vi.stubGlobal('location', { pathname })
    toast('Tersimpan', 'success', seconds)
    return $toast.get()?.seconds
  }
  expect([at('/cart'), at('/'), at('/profile', 6)]).toEqual([3, 6, 6])
})
