import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'
import type EchoClient from 'laravel-echo'
import type PusherClient from 'pusher-js'

import { expect, test } from './fixtures.ts'
import { send } from './send.ts'
import { signInAsDemo } from './sign-in.ts'

// What other people's programs use for realtime, as their papers show it: the address of the authoriser, nothing else.

/** The files for pages without a bundler; each defines a global, of which Echo has its class as `default`. */
const library = (file: string) => readFileSync(`node_modules/${file}`, 'utf8')
const pusherFile = library('pusher-js/dist/web/pusher.js')
const echoFile = `${library('laravel-echo/dist/echo.iife.js')}\nwindow.Echo = Echo.default`

type Heard = { joined: string[]; messages: string[] }
type Outside = { Pusher: typeof PusherClient; Echo: typeof EchoClient; heard: Heard }
type Place = { key: string; wsPath: string; user: string; thread: string }

/** The page of a signed-in buyer with the libraries in it, whatever the site's own scripts are. */
async function openOutside(page: Page): Promise<Place> {
  await signInAsDemo(page)
  const { id } = await send<{ id: number }>(page, '/buyer/profile')
  const sent = await send<{ conversation_id: number }>(page, '/buyer/conversation/create', {
    receiver_type: 'admin',
    message: 'Halo'
  })
  await page.goto('/help')
  // Not by an element, which the page's policy would reject.
  await page.evaluate(pusherFile)
  await page.evaluate(echoFile)
  const config = await page.request.get('/client-config')
  const { realtime } = (await config.json()) as { realtime: { key: string; path: string } }
  const thread = `conversation.${sent.conversation_id}`
  return { key: realtime.key, wsPath: realtime.path, user: `user.${id}`, thread }
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as Outside).heard)

/** The answer of the counter arrives at both channels' listener. */
async function expectHeard(page: Page, { user, thread }: Place, answer: () => Promise<void>): Promise<void> {
  const joined = [`private-${thread}`, `private-${user}`]
  await expect.poll(() => heard(page).then(all => all.joined.toSorted())).toEqual(joined)
  await answer()
  await expect.poll(() => heard(page)).toMatchObject({ messages: ['Ada'] })
}

const numberOf = ({ thread }: Place) => Number(thread.split('.')[1])

test('[core-238] pusher-js with its own authoriser joins the channels of who is signed in @desktop', async ({
  page,
  counter
}) => {
  const place = await openOutside(page)
  await page.evaluate(({ key, wsPath, user, thread }) => {
    const outside = window as unknown as Outside
    const told: Heard = { joined: [], messages: [] }
    outside.heard = told
    const pusher = new outside.Pusher(key, {
      cluster: '',
      wsHost: location.hostname,
      wsPort: Number(location.port),
      wsPath,
      forceTLS: false,
      enabledTransports: ['ws'],
      channelAuthorization: { transport: 'ajax', endpoint: '/api/v1/broadcasting/auth' }
    })
    for (const name of [`private-${user}`, `private-${thread}`]) {
      const channel = pusher.subscribe(name)
      channel.bind('pusher:subscription_succeeded', () => void told.joined.push(name))
      channel.bind('message.created', ({ message }: { message: string }) => void told.messages.push(message))
    }
  }, place)
  await expectHeard(page, place, () => counter.answer(numberOf(place), 'Ada'))
})

for (const broadcaster of ['pusher', 'reverb'] as const) {
  test(`[core-238] Laravel Echo as '${broadcaster}' joins the channels of who is signed in @desktop`, async ({
    page,
    counter
  }) => {
    const place = await openOutside(page)
    await page.evaluate(
      ([kind, { key, wsPath, user, thread }]) => {
        const outside = window as unknown as Outside
        const told: Heard = { joined: [], messages: [] }
        outside.heard = told
        const options = {
          key,
          wsHost: location.hostname,
          wsPort: Number(location.port),
          wsPath,
          forceTLS: false,
          enabledTransports: ['ws' as const],
          authEndpoint: '/api/v1/broadcasting/auth'
        }
        const echo =
          kind === 'pusher'
            ? new outside.Echo({ broadcaster: kind, cluster: '', ...options })
            : new outside.Echo({ broadcaster: kind, ...options })
        for (const name of [user, thread]) {
          // A dot before an event's name: it has no namespace of PHP.
          echo
            .private(name)
            .subscribed(() => void told.joined.push(`private-${name}`))
            .listen(
              '.message.created',
              ({ message }: { message: string }) => void told.messages.push(message)
            )
        }
      },
      [broadcaster, place] as const
    )
    await expectHeard(page, place, () => counter.answer(numberOf(place), 'Ada'))
  })
}
