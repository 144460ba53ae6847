import { expect, test } from 'vitest'

import { keyFor } from '#server/core/platform/derived-keys.ts'

const secret = 'a secret of thirty-two characters'

test('[core-314] a key is derived once for each secret and use', () => {
  const key = keyFor(secret, 'uid')
  expect(keyFor(secret, 'uid')).toBe(key)
  const others = [keyFor(secret, 'payment'), keyFor(`${secret}!`, 'uid'), keyFor(`${secret}uid`, '')]
  for (const other of others) expect(other.equals(key)).toBe(false)
})

test('[core-314] no more than a hundred keys are kept', () => {
  const key = keyFor(secret, 'bound')
  for (let n = 0; n < 100; n += 1) keyFor(`${secret} ${n}`, 'bound')
  const again = keyFor(secret, 'bound')
  expect(again).not.toBe(key)
  expect(again.equals(key)).toBe(true)
})
