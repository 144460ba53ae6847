import { expect, it } from 'vitest'

import { open } from './site.ts'

// Pages that only scripts fill, opened without them.

it('[ops-470] the console says that it requires scripts, and what to do', async () => {
  const page = await open('/ops')
  expect(page.status).toBe(200)
  expect(page.shown('main h1').map(one => page.text(one))).toEqual(['Konsol operator'])
  expect(page.text()).toMatch(/^Baba Bangunan/)
  expect(page.text(page.$('main .alert'))).toBe(
    'Aktifkan JavaScript untuk membuka konsol. Izinkan di pengaturan peramban ini, lalu muat ulang halaman.'
  )
})

it.each([
  '/balance',
  '/cart',
  '/chat',
  '/chat/1',
  '/checkout',
  '/checkout/payment/abc',
  '/complaint/1',
  '/complaint/options/1',
  '/forgot-password',
  '/login',
  '/notifications',
  '/ops',
  '/order',
  '/order/1',
  '/profile',
  '/register',
  '/reset-password',
  '/withdraw'
])('[core-310] %s says without scripts what requires them, and nothing seems to be loading', async path => {
  const page = await open(path)
  expect(page.text()).toMatch(/Aktifkan JavaScript untuk \S+/)
  expect(page.shown('main [aria-busy=true]').length).toBe(0)
})
