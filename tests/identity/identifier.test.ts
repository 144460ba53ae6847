import { describe, expect, it } from 'vitest'

import { localPhone, readIdentifier } from '#lib/core/schema/identifier.ts'

describe('a sign-in identifier', () => {
  it.each([
    ['081234567890', '6281234567890'],
    ['+6281234567890', '6281234567890'],
    ['6281234567890', '6281234567890'],
    ['0812-3456 7890', '6281234567890']
  ])('[identity-1, identity-2] reads %s as one phone number', (typed, stored) => {
    expect(readIdentifier(typed)).toEqual({ kind: 'phone', value: stored })
  })

  it('[identity-2] reads an email in lower case without surrounding spaces', () => {
    expect(readIdentifier(' Budi@Contoh.ID ')).toEqual({ kind: 'email', value: 'budi@contoh.id' })
  })

  it.each(['', 'budi', 'budi@contoh', 'a b@contoh.id', '08123456', '0812345678901234', '+1555123456789'])(
    '[identity-1] rejects %j',
    typed => {
      expect(readIdentifier(typed)).toBeUndefined()
    }
  )

  it('[identity-2] prints a stored phone in the usual format', () => {
    expect(localPhone('6281234567890')).toBe('081234567890')
  })
})
