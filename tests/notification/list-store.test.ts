import { afterEach, expect, it, onTestFinished, vi } from 'vitest'

import { answerOk, openSite } from '../support/fake-site.ts'

const line = 'GET /buyer/notification?type=all&page=1&per_page=12'
const notification = (id: number) => ({
  id,
  type: 'transaction' as const,
  title: `Kabar ${id}`,
  body: '',
  date: '2026-11-22T00:00:00.000Z',
  is_read: false,
  value: '1'
})

afterEach(() => vi.unstubAllGlobals())

it('[notification-11] what arrives while an older answer is on its way stays in the list', async () => {
  let bringOld: (answer: Response) => void = () => undefined
  const answers = [
    () => answerOk([notification(1)]),
    // Who opens the list asks once more for what came while none was open.
    () => answerOk([notification(1)]),
    () => new Promise<Response>(resolve => (bringOld = resolve)),
    () => answerOk([notification(2), notification(1)])
  ]
  vi.resetModules()
  const store = await import('#lib/notification/store/list.ts')
  const { hearArrival } = await import('#lib/notification/store/arrivals.ts')
  const site = openSite({ [line]: answers })
  const stops = [store.$notifications.listen(() => undefined), store.watchNotifications()]
  onTestFinished(() => stops.forEach(stop => stop()))
  const ids = () => store.$notifications.get().items.map(({ id }) => id)
  await vi.waitFor(() => expect(site.asked).toHaveLength(2))
  await vi.waitFor(() => expect(ids()).toEqual([1]))
  hearArrival()
  await vi.waitFor(() => expect(site.asked).toHaveLength(3))
  hearArrival(notification(2))
  bringOld(answerOk([notification(1)]))
  await vi.waitFor(() => expect(site.asked).toHaveLength(4))
  await vi.waitFor(() => expect(ids()).toEqual([2, 1]))
})
