import { expect, it } from 'vitest'

import { useWorld } from '../support/world.ts'

const world = useWorld({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })

it('[core-38] an address may request 600 private files a minute, then 429 with the seconds to wait', async () => {
  const requestFile = (address: string) =>
    world().app.request('http://localhost/files/x', {
      headers: { host: 'localhost', 'x-forwarded-for': address }
    })
  const statuses = new Set<number>()
  for (let request = 0; request < 600; request += 1) statuses.add((await requestFile('10.0.0.1')).status)
  expect([...statuses]).toEqual([404])
  const rejected = await requestFile('10.0.0.1')
  expect(rejected.status).toBe(429)
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await requestFile('10.0.0.2')).status).toBe(404)
})
