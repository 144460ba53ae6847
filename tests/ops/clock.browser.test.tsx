import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { $notice } from '#ops/console-store.ts'
import { OpsClock } from '#ops/OpsClock.tsx'

import { answerBy, answered, sentTo } from '../support/fake-api.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const clock = 'POST /ops/clock'

it('[ops-7] the clock of a demo says its time as the site does', async () => {
  answerBy(vi.mocked(call), {
    [clock]: () => answered({ now: '2026-11-27T03:05:00.000Z', jobs: 4 })
  })
  await renderFresh(<OpsClock />)
  await userEvent.click(page.getByRole('button', { name: '+24 jam' }))
  await vi.waitFor(() =>
    expect($notice.get()?.text).toBe('Jam sekarang 27 November 2026 10:05 WIB, 4 tugas dijalankan')
  )
  expect(sentTo(vi.mocked(call), clock).map(({ input }) => input)).toEqual([{ advance_seconds: 86_400 }])
})
