import { expect, it } from 'vitest'

import { seal, sealAlike, unseal } from '#server/core/platform/crypto.ts'

const secret = 'a secret of thirty-two characters'

it('[identity-130] a uid is the same with each answer, another for each person, and opened for its use alone', () => {
  const uid = sealAlike(secret, 'uid', '7')
  expect(sealAlike(secret, 'uid', '7')).toBe(uid)
  expect(sealAlike(secret, 'uid', '8').slice(0, 16)).not.toBe(uid.slice(0, 16))
  expect(unseal(secret, 'uid', uid)).toBe('7')
  expect(unseal(secret, 'payment', uid)).toBeUndefined()
  expect(seal(secret, 'uid', '7')).not.toBe(seal(secret, 'uid', '7'))
})
