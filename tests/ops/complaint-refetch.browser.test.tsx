import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { clearPlace, showPart } from '#ops/console-place.ts'
import { $session } from '#ops/console-store.ts'
import { OpsComplaints } from '#ops/OpsComplaints.tsx'

import { answerBy, answered } from '../support/fake-api.ts'
import { opsComplaint } from '../support/ops-complaint.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const list = 'GET /ops/complain'
const one = 'GET /ops/complain/{id}'
const messages = 'GET /ops/complain/discussion/{id}'

afterEach(clearPlace)

// In a file of its own: the stores of an earlier test would keep its timers.
it('[ops-51] table, entry and discussion are requested again every 15 seconds while the part is shown', async () => {
  answerBy(vi.mocked(call), {
    [list]: () => answered([opsComplaint()]),
    [one]: () => answered(opsComplaint()),
    [messages]: () => answered([])
  })
  $session.set('in')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  try {
    showPart('complaints', { open: '7' })
    const { unmount } = await renderFresh(<OpsComplaints />)
    await expect.element(page.getByRole('heading', { name: 'BB261127ABC123' })).toBeVisible()
    await expect.element(page.getByText('Belum ada pesan.')).toBeVisible()
    vi.mocked(call).mockClear()
    const asked = () => vi.mocked(call).mock.calls.map(([endpoint]) => endpoint)
    vi.advanceTimersByTime(14_000)
    expect(asked()).toEqual([])
    vi.advanceTimersByTime(1_000)
    expect(asked().toSorted()).toEqual([list, messages, one])
    await unmount()
    // The stores stop a moment after their last reader.
    const askedLater = () => {
      vi.mocked(call).mockClear()
      vi.advanceTimersByTime(60_000)
      return asked()
    }
    await expect.poll(askedLater).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})
