import { lookup as lookUp, type LookupAddress } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request, type RequestOptions } from 'node:https'
import type { LookupFunction } from 'node:net'

import ipaddr from 'ipaddr.js'
import webPush from 'web-push'

import type { PushSubscriptionKeys } from '#lib/core/browser/push-subscription.ts'

import type { Config } from '#server/core/platform/config.ts'
import { workQueue } from '#server/core/concurrency/work-queue.ts'
import { isPublic } from './outside-address.ts'

/** Sends pushes to browsers, each through the push service of the browser's maker (notification-10). */
export type WebPush = {
  /** The public key with which browsers subscribe. */
  publicKey: string
  /** Whether pushes may be sent to this address. */
  reaches: (endpoint: string) => boolean
  /** 'gone' where the device no longer takes any. Never throws: the page shows what a push says anyway. */
  send: (push: Push) => Promise<'sent' | 'gone' | 'failed'>
}

/** One text for one device, and the person it belongs to. */
type Push = { subscription: PushSubscriptionKeys; payload: string; person: number }

/** Timeout of a push service in ms, and seconds for which a push waits there for its device. */
const timeoutMs = 5_000
const ttlSeconds = 24 * 60 * 60

/** Maximum concurrent and waiting pushes: in all, to one push service, and of one person. */
const ofAll = { atOnce: 32, maxWaiting: 2_000 }
const ofHost = { atOnce: 12, maxWaiting: 1_000 }
const ofPerson = { atOnce: 2, maxWaiting: 20 }

/** Starts pushes with the marketplace's own keys; undefined without them. Throws where the keys are invalid. */
export function startWebPush({ vapid, pushToPrivate }: Pick<Config, 'vapid' | 'pushToPrivate'>) {
  if (!vapid) return undefined
  webPush.setVapidDetails(vapid.subject, vapid.publicKey, vapid.privateKey)
  const enqueue = workQueue(ofAll)
  const push: WebPush = {
    publicKey: vapid.publicKey,
    reaches: endpoint => isReachable(endpoint, pushToPrivate),
    async send({ subscription, payload, person }) {
      const { endpoint } = subscription
      if (!isReachable(endpoint, pushToPrivate)) return 'gone'
      const owners = [
        { name: `person ${person}`, ...ofPerson },
        { name: `host ${new URL(endpoint).host}`, ...ofHost }
      ]
      try {
        const status = await enqueue(async () => {
          const details = { vapidDetails: vapid, TTL: ttlSeconds }
          const { headers, body } = webPush.generateRequestDetails(subscription, payload, details)
          return post(endpoint, { headers, body, pushToPrivate })
        }, owners)
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

/** Sends one request without following redirects or reading the body; returns the status. */
function post(endpoint: string, { headers, body, pushToPrivate }: Posted): Promise<number> {
  const options: RequestOptions = {
    method: 'POST',
    headers: headers as Record<string, string>,
    signal: AbortSignal.timeout(timeoutMs),
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

/**
 * The address comes from a buyer, so it must use TLS and the usual port, and not be inside our own network, neither as
 * an IP address nor (lookUpPublic) as a name that resolves to one.
 */
function isReachable(endpoint: string, toPrivate: boolean): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username } = new URL(endpoint)
  if (toPrivate) return true
  const host = hostname.replace(/^\[|\]$/g, '')
  if (protocol !== 'https:' || port !== '' || username !== '') return false
  return !ipaddr.isValid(host) || isPublic(host)
}

/** Resolves a name; fails where one of its addresses is not public. */
export const lookUpPublic: LookupFunction = (name, options, done) => {
  lookUp(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? []
    if (error || !first) return done(error ?? new Error('No address'), [])
    if (!found.every(({ address }) => isPublic(address))) return done(new Error('Not a public address'), [])
    return options.all ? done(null, found) : done(null, first.address, first.family)
  })
}
