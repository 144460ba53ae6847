import { describe, expect, it } from 'vitest'

import {
  hmacHex,
  randomToken,
  sameText,
  seal,
  sealAlike,
  sha256,
  unseal
} from '#server/core/platform/crypto.ts'

const secret = 'a secret of thirty-two characters'

it('[identity-130] a uid differs in each answer and for each person, and opens only for its purpose', () => {
  const uid = sealAlike(secret, 'uid', '7')
  expect(sealAlike(secret, 'uid', '7')).toBe(uid)
  expect(sealAlike(secret, 'uid', '8').slice(0, 16)).not.toBe(uid.slice(0, 16))
  expect(unseal(secret, 'uid', uid)).toBe('7')
  expect(unseal(secret, 'payment', uid)).toBeUndefined()
  expect(seal(secret, 'uid', '7')).not.toBe(seal(secret, 'uid', '7'))
})

describe('an encrypted text', () => {
  it('is restored with any characters, also if empty', () => {
    for (const text of ['', 'Rp1.000 — “lunas” 😀']) {
      expect(unseal(secret, 'file', seal(secret, 'file', text))).toBe(text)
    }
  })

  it('is restored among hundreds of secrets, whose keys are not all kept', () => {
    const secrets = Array.from({ length: 250 }, (_, n) => `${secret} ${n}`)
    const tokens = secrets.map(one => seal(one, 'next-pair', one))
    expect(secrets.map((one, n) => unseal(one, 'next-pair', tokens[n]!))).toEqual(secrets)
    expect(unseal(secrets[0]!, 'next-pair', tokens[1]!)).toBeUndefined()
  })

  it('is rejected if it was cut or changed, or with another secret', () => {
    const token = seal(secret, 'file', 'trace:7')
    const bytes = Buffer.from(token, 'base64url')
    expect(bytes).toHaveLength(12 + 16 + 'trace:7'.length)
    expect(unseal('another secret of many characters', 'file', token)).toBeUndefined()
    for (const length of [0, 5, 27, 28, bytes.length - 1]) {
      const cut = bytes.subarray(0, length).toString('base64url')
      expect([length, unseal(secret, 'file', cut)]).toEqual([length, undefined])
    }
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes)
      changed[at] = changed[at]! ^ 1
      expect([at, unseal(secret, 'file', changed.toString('base64url'))]).toEqual([at, undefined])
    }
  })

  it('is rejected with a shortened tag, which would be easier to guess', () => {
    const bytes = Buffer.from(seal(secret, 'file', ''), 'base64url')
    expect(bytes).toHaveLength(28)
    for (const length of [16, 20, 24, 25, 26, 27]) {
      const cut = bytes.subarray(0, length).toString('base64url')
      expect([length, unseal(secret, 'file', cut)]).toEqual([length, undefined])
    }
  })

  it('is readable for one purpose only', () => {
    expect(sealAlike(secret, 'uid', '7').slice(0, 16)).not.toBe(sealAlike(secret, 'id', '7').slice(0, 16))
  })

  it('is readable by the next release, which has the same keys', () => {
    expect(unseal(secret, 'uid', sealAlike(secret, 'uid', '7'))).toBe('7')
    expect(sealAlike(secret, 'uid', '7')).toBe('Z5TiskdEkmOWdkRdFuKbjEOGPiBy7bT975ZVxgM')
  })
})

it('a token is 24 random bytes, and only its SHA-256 is stored', () => {
  const tokens = Array.from({ length: 50 }, randomToken)
  expect(new Set(tokens).size).toBe(50)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{32}$/)
  // The test vector of FIPS 180-2, ba7816bf…, in base64url.
  expect(sha256('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
  // Test case 2 of RFC 4231.
  expect(hmacHex('Jefe', 'what do ya want for nothing?')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'
  )
})

it('texts are equal only as a whole', () => {
  const pairs: [string, string][] = [
    ['', ''],
    ['kata', 'kata'],
    ['kata', 'kat'],
    ['kata', 'katb'],
    ['é', 'e'],
    ['', 'a']
  ]
  expect(pairs.map(pair => sameText(...pair))).toEqual([true, true, false, false, false, false])
})
