import { describe, expect, it } from 'vitest'

import { localPhone, readIdentifier } from '#lib/domain/identifier.ts'
import { nextFrom, safeNext } from '#lib/paths.ts'

describe('what a person signs in with', () => {
  it.each([
    ['081234567890', '6281234567890'],
    ['+6281234567890', '6281234567890'],
    ['6281234567890', '6281234567890'],
    ['0812-3456 7890', '6281234567890']
  ])('reads %s as one phone number', (typed, stored) => {
    expect(readIdentifier(typed)).toEqual({ kind: 'phone', value: stored })
  })

  it('reads an email in lower case without spaces around it', () => {
    expect(readIdentifier(' Budi@Contoh.ID ')).toEqual({ kind: 'email', value: 'budi@contoh.id' })
  })

  it.each(['', 'budi', 'budi@contoh', 'a b@contoh.id', '08123456', '0812345678901234', '+1555123456789'])(
    'refuses %j',
    typed => {
      expect(readIdentifier(typed)).toBeUndefined()
    }
  )

  it('writes a stored phone as people do', () => {
    expect(localPhone('6281234567890')).toBe('081234567890')
  })
})

describe('where to go after signing in', () => {
  it.each([
    ['/cart', '/cart'],
    ['/search?keyword=cat#isi', '/search?keyword=cat#isi'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    [null, '/']
  ])('takes %j as %s', (next, path) => {
    expect(safeNext(next)).toBe(path)
  })
})

describe('what the header leads back to', () => {
  it.each([
    ['/product/semen?x=1', '/product/semen?x=1'],
    ['/login?next=%2Fcart', '/cart'],
    ['/register?next=%2F%2Fevil.example', undefined],
    ['/', undefined]
  ])('is from %s %j', (path, next) => {
    expect(nextFrom(new URL(path, 'https://baba.example'))).toBe(next)
  })
})
