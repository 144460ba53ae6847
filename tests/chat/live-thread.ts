import { expect, vi } from 'vitest'

import { chatTab, conversation, message, page, threadChannel, userChannel } from '../support/chat-tab.ts'
import { countersWith } from '../support/counters.ts'
import { answerOk } from '../support/fake-site.ts'

export const thread = 'GET /buyer/conversation/5'
export const row = 'GET /buyer/conversation?id=5'
export const after = (id: number) => `${thread}?after=${id}`
export const counts = {
  'GET /buyer/cart/count': [() => answerOk({ count: 0 })],
  'GET /buyer/conversation/count': [() => answerOk({ count: 1 })],
  'GET /buyer/notification/count': [() => answerOk(countersWith(0).notification)]
}

type Routes = Parameters<typeof chatTab>[0]

/** A tab whose person's channel is open. */
export async function liveTab(routes: Routes) {
  const tab = await chatTab({ [row]: [() => answerOk([conversation()])], ...counts, ...routes })
  tab.thread.$thread.listen(() => undefined)
  const { goLive } = await import('#lib/identity/store/live.ts')
  goLive()
  await vi.waitFor(() => expect(tab.pusher.joined()).toContain(userChannel))
  tab.pusher.confirm(userChannel)
  await tab.settle()
  tab.requests.length = 0
  return tab
}

/** An open thread with messages 1 and 2, whose channel is open. */
export async function liveThread(routes: Routes = {}) {
  const tab = await liveTab({ [thread]: [page([message(1), message(2)])], ...routes })
  tab.thread.openThread({ id: 5 })
  await tab.settle()
  tab.pusher.confirm(threadChannel)
  await tab.settle()
  const texts = () => tab.thread.$thread.get().messages.map(one => one.message)
  expect(texts()).toEqual(['Pesan 1', 'Pesan 2'])
  return { ...tab, texts }
}
