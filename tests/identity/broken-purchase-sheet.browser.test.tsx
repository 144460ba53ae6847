import { beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'

import type { BegunLine } from '#lib/cart/store/begun-lines.ts'
import { storeBegun } from '#lib/cart/store/begun-purchase.ts'
import { $toast } from '#lib/core/browser/toasts.ts'

import { waitForSignIn } from '#islands/estimator/wait-for-sign-in.ts'
import { useSignIn } from '#islands/product/use-sign-in.ts'

import { becomeGuest } from '../support/member.ts'
import { errorByCode } from '../support/errors.ts'

// A sheet with a bug reports an error of ours, not a lost connection.

const broken = vi.hoisted(() => new Error('broken'))
vi.mock('#islands/identity/PurchaseSheet.tsx', () => ({
  get PurchaseSheet() {
    throw broken
  }
}))

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)

beforeEach(() => {
  becomeGuest()
  $toast.set(undefined)
  vi.spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => undefined)
})

async function expectOurs(): Promise<void> {
  await expect.poll(() => $toast.get()?.text).toBe(errorByCode.our_fault.message)
  $toast.set(undefined)
}

it('[core-236] over a calculator, at each tap', async () => {
  const line: BegunLine = { key: 'semen', name: 'Semen', unit: 'sak', photo: '', product_id: 1, qty: 16 }
  for (let press = 1; press <= 2; press += 1) {
    await waitForSignIn([line], () => Promise.resolve())
    await expectOurs()
    expect(logged).toHaveBeenCalledTimes(press)
  }
})

it('[core-236] over a product', async () => {
  storeBegun({ product_id: 7, qty: 5 }, 'cart', { name: 'Keramik', unit: 'dus', photo: '' })
  const { result } = await renderHook(() => useSignIn(7))
  await result.current.open()
  await expectOurs()
  expect(logged).toHaveBeenCalledOnce()
})
