import { expect, it } from 'vitest'

import { GrowingBytes } from '#server/core/http/growing-bytes.ts'

it('[ops-350] pieces of a body are copied into one block as they arrive, whatever their size', () => {
  const bytes = new GrowingBytes()
  const piece = new Uint8Array(1)
  for (let at = 0; at < 20_000; at += 1) {
    // One object for all: what is kept is a copy.
    piece[0] = at % 251
    bytes.add(piece)
  }
  bytes.add(new Uint8Array(50_000).fill(7))
  const whole = bytes.whole()
  expect([bytes.size, whole.length, whole.at(-1)]).toEqual([70_000, 70_000, 7])
  expect([whole[0], whole[250], whole[251], whole[19_999]]).toEqual([0, 250, 0, 19_999 % 251])
  expect(whole.buffer.byteLength).toBeLessThanOrEqual(2 * 70_000)
})
