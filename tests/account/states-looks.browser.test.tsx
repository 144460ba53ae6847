import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'

import { AddressTab } from '#islands/address/AddressTab.tsx'
import { DevicesTab } from '#islands/identity/DevicesTab.tsx'
import { BalancePage } from '#islands/money/BalancePage.tsx'
import { NotificationsPage } from '#islands/notification/NotificationsPage.tsx'
import { BankTab } from '#islands/withdrawal/BankTab.tsx'

import { answered, lost } from '../support/fake-api.ts'
import { expectLooks } from '../support/looks.ts'
import { signInMember } from '../support/member.ts'
import { renderFresh } from '../support/render-fresh.ts'

// The account area in loading and failed states, on every screen, in light and dark.

vi.mock('#lib/core/api/call.ts', async original => ({
  ...(await original<object>()),
  call: vi.fn(),
  clientConfig: () => Promise.reject(new Error('No websocket in component tests'))
}))

const parts: [name: string, part: () => ReactNode][] = [
  ['bank accounts', () => <BankTab />],
  ['addresses', () => <AddressTab />],
  ['devices', () => <DevicesTab />],
  ['notifications', () => <NotificationsPage />],
  ['Saldo', () => <BalancePage />]
]

/** The signed-in person is known at once; every other request gets this answer. */
function answerAll(answer: () => Promise<unknown>): void {
  const member = signInMember()
  vi.mocked(call).mockImplementation((async (endpoint: string) =>
    endpoint === 'GET /buyer/profile' ? answered(member) : answer()) as typeof call)
}

beforeEach(() => {
  vi.mocked(call).mockReset()
})

it.each(parts)('[core-20, core-161] %s while loading and after a failure', async (name, part) => {
  let lose: (answer: typeof lost) => void = () => {}
  const waiting = new Promise<typeof lost>(resolve => (lose = resolve))
  answerAll(() => waiting)
  await renderFresh(part())
  await expect.poll(() => document.querySelector('[aria-busy=true]')).not.toBeNull()
  await expectLooks(`${name}, loading`)
  lose(lost)
  await expect.element(page.getByRole('button', { name: 'Coba lagi' }).first()).toBeVisible()
  await expectLooks(`${name}, not loaded`)
})
