import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type * as Prompt from '#islands/identity/pin-prompt.ts'
import type * as Who from '#lib/identity/store/who.ts'

import { openSite } from '../support/fake-site.ts'

const opened = vi.fn()
/** Whether the part with React was requested. */
let isLoaded: boolean
let prompt: typeof Prompt
let who: typeof Who

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  opened.mockClear()
  isLoaded = false
  vi.doMock('#islands/identity/PinPrompt.tsx', () => {
    isLoaded = true
    return { openPinPrompt: opened }
  })
  Object.assign(openSite({}).page, { hidden: false, activeElement: null })
  prompt = await import('#islands/identity/pin-prompt.ts')
  who = await import('#lib/identity/store/who.ts')
})
afterEach(() => {
  vi.doUnmock('#islands/identity/PinPrompt.tsx')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const enter = (has_pin: boolean) =>
  who.$session.set({ status: 'member', profile: { id: 7, has_pin } as Who.Profile })

it('[identity-35, identity-140] loads when idle, and asks once per visit', async () => {
  enter(false)
  prompt.offerPin()
  await vi.advanceTimersByTimeAsync(1_900)
  expect(isLoaded).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect([isLoaded, opened.mock.calls.length]).toEqual([true, 0])
  await vi.advanceTimersByTimeAsync(600)
  expect(opened).toHaveBeenCalledOnce()
  prompt.offerPin()
  // The next page of the same visit.
  vi.resetModules()
  prompt = await import('#islands/identity/pin-prompt.ts')
  who = await import('#lib/identity/store/who.ts')
  enter(false)
  prompt.offerPin()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(opened).toHaveBeenCalledOnce()
})

it('[identity-140] does not load for a person who left or set a PIN meanwhile, and asks the next person', async () => {
  for (const leave of [() => enter(true), () => who.$session.set({ status: 'guest' })]) {
    enter(false)
    prompt.offerPin()
    leave()
    await vi.advanceTimersByTimeAsync(10_000)
    expect([isLoaded, opened.mock.calls.length]).toEqual([false, 0])
  }
  enter(false)
  prompt.offerPin()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(opened).toHaveBeenCalledOnce()
})

it('[identity-140] does not open over an interaction that began while it was loading', async () => {
  enter(false)
  prompt.offerPin()
  await vi.advanceTimersByTimeAsync(2_100)
  expect(isLoaded).toBe(true)
  window.dispatchEvent(new Event('pointerdown'))
  await vi.advanceTimersByTimeAsync(400)
  enter(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(opened).not.toHaveBeenCalled()
})
