import { describe, expect, it } from 'vitest'

import { seal } from '#server/core/platform/crypto.ts'
import { fileAddress, readFileToken } from '#server/core/files/file-tokens.ts'

const secret = 'a secret of thirty-two characters'
const now = new Date('2026-03-01T10:00:00Z')
const tokenOf = (address: string) => address.slice('/files/'.length)
const sealed = (text: string, use = 'file') => readFileToken(secret, seal(secret, use, text), now)

describe('[core-39] the address of a private file', () => {
  const address = fileAddress(secret, 'trace', 7, now)

  it('names its kind and number, for an hour', () => {
    expect(address).toMatch(/^\/files\/[\w-]+$/)
    expect(readFileToken(secret, tokenOf(address), now)).toEqual({ kind: 'trace', id: 7 })
    const at = (time: string) => readFileToken(secret, tokenOf(address), new Date(time))
    expect(at('2026-03-01T10:59:59.999Z')).toEqual({ kind: 'trace', id: 7 })
    expect(at('2026-03-01T11:00:00Z')).toBeUndefined()
    expect(readFileToken(secret, tokenOf(fileAddress(secret, 'export', 12, now)), now)).toEqual({
      kind: 'export',
      id: 12
    })
  })

  it('differs in each answer, and can only be read with this secret', () => {
    expect(fileAddress(secret, 'trace', 7, now)).not.toBe(address)
    expect(readFileToken('another secret of many characters', tokenOf(address), now)).toBeUndefined()
  })

  it('is invalid if it was encrypted for another purpose, or contains anything else', () => {
    const until = now.getTime() + 1
    expect(sealed(`trace:7:${until}`)).toEqual({ kind: 'trace', id: 7 })
    expect(sealed(`trace:7:${until}`, 'uid')).toBeUndefined()
    const wrong = [
      `photo:7:${until}`,
      `trace::${until}`,
      'trace:7:',
      `trace:7:${until}:1`,
      `1trace:7:${until}`,
      `trace:-7:${until}`,
      `trace:7:${until}x`,
      `:7:${until}`,
      `trace:12345678901234567:${until}`,
      'trace:7:12345678901234567',
      ''
    ]
    for (const text of wrong) expect([text, sealed(text)]).toEqual([text, undefined])
  })

  it('is not even decrypted if it is too long', () => {
    const padded = (digits: number) => tokenOf(address).padEnd(digits, 'A')
    expect(readFileToken(secret, padded(200), now)).toBeUndefined()
    expect(readFileToken(secret, `${tokenOf(address)}${' '.repeat(200)}`, now)).toBeUndefined()
    const spaced = tokenOf(address)
    expect(readFileToken(secret, spaced + '='.repeat(200 - spaced.length), now)).toEqual({
      kind: 'trace',
      id: 7
    })
    expect(readFileToken(secret, spaced + '='.repeat(201 - spaced.length), now)).toBeUndefined()
  })
})
