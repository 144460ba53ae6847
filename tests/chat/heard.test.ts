import { expect, test } from 'vitest'

import { type Heard, hear, maxHeard } from '#islands/chat/heard.ts'

const aThread = (length: number) => Array.from({ length }, (_, at) => ({ id: at + 1 }))

test('[chat-48] each message is heard once, in a thread of any length, of which few are remembered one by one', () => {
  const heard: Heard = { end: 10, ids: new Set() }
  const said: number[] = []
  const many = 3 * maxHeard
  for (let length = 1; length <= many; length += 1) {
    said.push(...hear(heard, aThread(length)).map(({ id }) => id))
  }
  expect(said).toEqual(
    aThread(many)
      .map(({ id }) => id)
      .slice(10)
  )
  expect(heard.ids.size).toBe(maxHeard)
})

test('[chat-48] what comes behind a message that was heard is heard too', () => {
  const heard: Heard = { end: 3, ids: new Set() }
  expect(hear(heard, [{ id: 3 }, { id: 5 }])).toEqual([{ id: 5 }])
  expect(hear(heard, [{ id: 3 }, { id: 4 }, { id: 5 }])).toEqual([{ id: 4 }])
})
