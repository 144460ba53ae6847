import { expect, test } from 'vitest'

import { type Heard, hear } from '#islands/chat/heard.ts'

const aThread = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ id: from + at }))

test('[chat-48] each message is heard once, in a thread of any length', () => {
  const heard: Heard = { end: 10, ids: new Set() }
  const said: number[] = []
  for (let length = 1; length <= 600; length += 1) {
    said.push(...hear(heard, aThread(1, length)).map(({ id }) => id))
  }
  expect(said).toEqual(aThread(11, 600).map(({ id }) => id))
})

test('[chat-48] what comes behind a message that was heard is heard too', () => {
  const heard: Heard = { end: 3, ids: new Set() }
  expect(hear(heard, [{ id: 3 }, { id: 5 }])).toEqual([{ id: 5 }])
  expect(hear(heard, [{ id: 3 }, { id: 4 }, { id: 5 }])).toEqual([{ id: 4 }])
})

test('[chat-48] a message that arrives before hundreds that were missed swallows none of them', () => {
  const heard: Heard = { end: 10, ids: new Set() }
  const newest = { id: 1_000 }
  expect(hear(heard, [newest])).toEqual([newest])
  const said = [30, 130, 230, 330, 430].flatMap(length => hear(heard, [...aThread(11, length), newest]))
  expect(said).toEqual(aThread(11, 430))
})
