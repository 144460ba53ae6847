import { lookup as lookUp, type LookupAddress } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request, type RequestOptions } from 'node:https'
import type { LookupFunction } from 'node:net'

import ipaddr from 'ipaddr.js'
import webPush from 'web-push'

import type { PushSubscriptionKeys } from '#lib/core/browser/push-subscription.ts'

import type { Config } from '#server/core/platform/config.ts'
import { keyedSemaphore } from '#server/core/concurrency/keyed-semaphore.ts'

/** Sends pushes to browsers, each through the push service of its own maker (notification-10). */
export type WebPush = {
  /** What browsers subscribe with. */
  publicKey: string
  /** Whether pushes go to this address at all. */
  reaches: (endpoint: string) => boolean
  /** 'gone' where the device takes none any more. Never throws: a push is news of what stands on the page anyway. */
  send: (push: Push) => Promise<'sent' | 'gone' | 'failed'>
}

/** One text for one device, and whose it is. */
type Push = { subscription: PushSubscriptionKeys; payload: string; person: number }

/** Milliseconds that a push service may take, and seconds that a push waits there for its device. */
const patienceMs = 5_000
const ttlSeconds = 24 * 60 * 60

/** Pushes on their way at a time, and those that wait for a place: of all, to one push service, and of one person. */
const places = { atOnce: 32, maxWaiting: 2_000 }
const ofHost = { atOnce: 12, maxWaiting: 1_000 }
const ofPerson = { atOnce: 2, maxWaiting: 20 }

/** Pushes with the marketplace's own keys; without them there are none. Throws where the keys are no pair. */
export function startWebPush({ vapid, pushToPrivate }: Pick<Config, 'vapid' | 'pushToPrivate'>) {
  if (!vapid) return undefined
  webPush.setVapidDetails(vapid.subject, vapid.publicKey, vapid.privateKey)
  const inPlace = keyedSemaphore(places)
  const push: WebPush = {
    publicKey: vapid.publicKey,
    reaches: endpoint => isReachable(endpoint, pushToPrivate),
    async send({ subscription, payload, person }) {
      const { endpoint } = subscription
      if (!isReachable(endpoint, pushToPrivate)) return 'gone'
      const owners = [
        { name: `host ${new URL(endpoint).host}`, ...ofHost },
        { name: `person ${person}`, ...ofPerson }
      ]
      try {
        const status = await inPlace(owners, async () => {
          const details = { vapidDetails: vapid, TTL: ttlSeconds }
          const { headers, body } = webPush.generateRequestDetails(subscription, payload, details)
          return post(endpoint, { headers, body, pushToPrivate })
        })
        if (status === 404 || status === 410) return 'gone'
        return status < 300 ? 'sent' : 'failed'
      } catch {
        return 'failed'
      }
    }
  }
  return push
}

type Posted = { headers: object; body: Buffer | null; pushToPrivate: boolean }

/** Sends one request, follows nothing, reads no body; answers the status. */
function post(endpoint: string, { headers, body, pushToPrivate }: Posted): Promise<number> {
  const options: RequestOptions = {
    method: 'POST',
    headers: headers as Record<string, string>,
    signal: AbortSignal.timeout(patienceMs),
    ...(!pushToPrivate && { lookup: lookUpPublic })
  }
  const send = endpoint.startsWith('https:') ? request : requestPlain
  return new Promise((resolve, reject) => {
    const sent = send(endpoint, options, answer => {
      resolve(answer.statusCode ?? 500)
      answer.destroy()
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** IPv6 that is routed at all: elsewhere other spellings of IPv4 addresses lie, '::7f00:1' among them. */
const routed = ipaddr.parseCIDR('2000::/3')

function isPublic(text: string): boolean {
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || address.match(routed)
}

/**
 * A buyer names the address: over TLS, at the usual port, and none inside of our own network, neither as a number nor,
 * below, as a name that leads there.
 */
function isReachable(endpoint: string, toPrivate: boolean): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username } = new URL(endpoint)
  if (toPrivate) return true
  const host = hostname.replace(/^\[|\]$/g, '')
  if (protocol !== 'https:' || port !== '' || username !== '') return false
  return !ipaddr.isValid(host) || isPublic(host)
}

/** Finds a name's addresses; fails where one of them is not of the public network. */
export const lookUpPublic: LookupFunction = (name, options, done) => {
  lookUp(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? []
    if (error || !first) return done(error ?? new Error('No address'), [])
    if (!found.every(({ address }) => isPublic(address))) return done(new Error('Not a public address'), [])
    return options.all ? done(null, found) : done(null, first.address, first.family)
  })
}
