import { Agent, get } from 'node:http'
import type { Socket } from 'node:net'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { journeysTemplate } from '../e2e/journeys-template.ts'
import { type Marketplace, startMarketplace } from '../e2e/marketplace.ts'

const agent = new Agent({ keepAlive: true })
let market: Marketplace
let remove: () => void
beforeAll(async () => {
  const template = await journeysTemplate()
  remove = template.remove
  process.env['JOURNEYS_TEMPLATE'] = template.dataDir
  market = await startMarketplace()
})
afterAll(async () => {
  agent.destroy()
  await market.stop()
  remove()
})

/** Requests a page on a persistent connection; returns its socket, which reopening the marketplace closes. */
const read = (path: string) =>
  new Promise<Socket>((resolve, reject) => {
    get(market.url + path, { agent }, answer => {
      const { socket } = answer
      answer.resume().once('end', () => resolve(socket))
    }).once('error', reject)
  })

it.each([
  ['is kept where it was only read', () => read('/category'), false],
  ['is opened anew after a search', () => read('/search?keyword=paku'), true],
  [
    'is opened anew after something was sent',
    () => fetch(`${market.url}/api/v1/auth/logout`, { method: 'DELETE' }),
    true
  ]
])('the journeys’ marketplace %s', async (_, use, isAnew) => {
  const socket = await read('/category')
  await use()
  await market.renew()
  expect((await read('/category')) !== socket).toBe(isAnew)
})
