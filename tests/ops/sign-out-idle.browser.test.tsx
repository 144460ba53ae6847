import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { call } from '#lib/core/api/call.ts'
import { $session } from '#ops/console-store.ts'
import { signOutIdle } from '#ops/sign-out-idle.ts'

import { answerBy, answered, sentTo } from '../support/fake-api.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const hourMs = 3_600_000
const leave = 'DELETE /ops/session'
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  answerBy(vi.mocked(call), { [leave]: () => answered(null) })
  localStorage.clear()
  $session.set('in')
  stop = signOutIdle()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const press = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))

it('[ops-316] a console that nobody uses for eight hours signs out, and tells the server', () => {
  vi.advanceTimersByTime(8 * hourMs - 60_000)
  expect($session.get()).toBe('in')
  vi.advanceTimersByTime(60_000)
  expect($session.get()).toBe('out')
  expect(sentTo(vi.mocked(call), leave)).toHaveLength(1)
  // Once: nobody is signed in any more.
  vi.advanceTimersByTime(8 * hourMs)
  expect(sentTo(vi.mocked(call), leave)).toHaveLength(1)
})

it('[ops-316] the eight hours begin with the last use', () => {
  vi.advanceTimersByTime(5 * hourMs)
  press()
  vi.advanceTimersByTime(5 * hourMs)
  expect($session.get()).toBe('in')
  vi.advanceTimersByTime(3 * hourMs)
  expect($session.get()).toBe('out')
})

it('[ops-316] what is used in another tab is used', () => {
  vi.advanceTimersByTime(7 * hourMs)
  localStorage.setItem('consoleUsed', String(Date.now()))
  vi.advanceTimersByTime(7 * hourMs)
  expect($session.get()).toBe('in')
})
