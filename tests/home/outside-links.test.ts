import { expect, it } from 'vitest'

import { linksOf } from '#server/core/page/outside-links.ts'
import { readConfig } from '#server/core/platform/config.ts'

const linksWith = (environment: Record<string, string>) =>
  linksOf(readConfig({ API_BACKEND_URL: 'https://api.example', ...environment }).links)

it('[home-11] apps and the sellers’ site are linked where they are configured, and nowhere else', () => {
  expect(linksWith({})).toEqual([])
  expect(linksWith({ SELLER_SITE_URL: 'https://seller.example/', APP_IOS_URL: '' })).toEqual([
    { href: 'https://seller.example/', label: 'Pusat Penjual' }
  ])
  expect(
    linksWith({ APP_ANDROID_URL: 'https://play.example/a', APP_IOS_URL: 'https://apps.example/b' })
  ).toEqual([
    { href: 'https://play.example/a', label: 'Aplikasi Android' },
    { href: 'https://apps.example/b', label: 'Aplikasi iPhone' }
  ])
})

it('[home-11] what is no address of the web refuses to start', () => {
  expect(() => linksWith({ SELLER_SITE_URL: 'javascript:alert(1)' })).toThrow('SELLER_SITE_URL')
})

it('[notification-10] half of the keys of pushes refuse to start', () => {
  expect(() => linksWith({ VAPID_PUBLIC_KEY: 'a' })).toThrow('belong together')
})
