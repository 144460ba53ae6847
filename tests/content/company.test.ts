import { expect, it } from 'vitest'

import { socialLinksOf } from '#server/core/page/company.ts'
import { readConfig } from '#server/core/platform/config.ts'

const companyWith = (environment: Record<string, string>) =>
  readConfig({ API_BACKEND_URL: 'https://api.example', ...environment }).company

it('[content-41] links social pages if they are configured, and nowhere else', () => {
  expect(socialLinksOf(companyWith({}))).toEqual([])
  const told = {
    SOCIAL_YOUTUBE_URL: 'https://video.example/b',
    SOCIAL_INSTAGRAM_URL: 'https://foto.example/b'
  }
  expect(socialLinksOf(companyWith(told))).toEqual([
    { href: 'https://foto.example/b', label: 'Instagram' },
    { href: 'https://video.example/b', label: 'YouTube' }
  ])
})

it('[content-40] a company that is not configured has a mail address only', () => {
  const { social, ...who } = companyWith({})
  expect(Object.entries(who).filter(([, told]) => told !== undefined)).toEqual([
    ['email', 'halo@bababangunan.example']
  ])
  expect(companyWith({ COMPANY_EMAIL: 'kami@toko.example', COMPANY_NIB: '123' })).toMatchObject({
    email: 'kami@toko.example',
    nib: '123'
  })
  expect(Object.keys(social)).toHaveLength(4)
})

it.each([
  ['SOCIAL_TIKTOK_URL', 'javascript:alert(1)'],
  ['COMPANY_EMAIL', 'bukan alamat'],
  ['COMPANY_PHONE', 'telepon kami']
])('[content-40] an invalid %s stops the start', (name, text) => {
  expect(() => companyWith({ [name]: text })).toThrow(name)
})
