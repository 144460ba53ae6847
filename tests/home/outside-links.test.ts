import { expect, it } from 'vitest'

import { linksOf } from '#server/core/page/outside-links.ts'
import { appCode } from '#server/core/page/app-code.ts'
import { readConfig } from '#server/core/platform/config.ts'

const linksWith = (environment: Record<string, string>) =>
  linksOf(readConfig({ API_BACKEND_URL: 'https://api.example', ...environment }).links)

it('[home-11] links apps and the sellers’ site if they are configured, and nowhere else', () => {
  expect(linksWith({})).toEqual([])
  expect(linksWith({ SELLER_SITE_URL: 'https://seller.example/', APP_IOS_URL: '' })).toEqual([
    { name: 'seller', href: 'https://seller.example/', label: 'Pusat Penjual' }
  ])
  expect(
    linksWith({ APP_ANDROID_URL: 'https://play.example/a', APP_IOS_URL: 'https://apps.example/b' })
  ).toEqual([
    { name: 'android', href: 'https://play.example/a', label: 'Aplikasi Android' },
    { name: 'ios', href: 'https://apps.example/b', label: 'Aplikasi iPhone' }
  ])
})

it('[home-12] draws a code for each configured app, and for nothing else', () => {
  const links = { android: 'https://play.example/a', ios: undefined, seller: 'https://seller.example/' }
  const code = appCode(links, 'android')
  // 25 modules hold 26 bytes with a quarter of them damaged, 4 units each, and a white margin of 4 modules.
  expect(code).toMatch(/^<svg [^>]*viewBox="0 0 132 132">/)
  expect(code).not.toMatch(/style=|<script|href/)
  expect(appCode({ ...links, android: 'https://play.example/b' }, 'android')).not.toBe(code)
  expect(['ios', 'seller', 'android.svg', '', '__proto__'].map(store => appCode(links, store))).toEqual(
    Array(5).fill(undefined)
  )
})

it('[home-11] an invalid web address stops the start', () => {
  expect(() => linksWith({ SELLER_SITE_URL: 'javascript:alert(1)' })).toThrow('SELLER_SITE_URL')
})

it('[notification-10] only some of the push keys stop the start', () => {
  expect(() => linksWith({ VAPID_PUBLIC_KEY: 'a' })).toThrow('VAPID_PRIVATE_KEY, VAPID_SUBJECT: missing')
})
