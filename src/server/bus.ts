import { EventEmitter } from 'node:events'

import { Redis } from 'ioredis'
import type postgres from 'postgres'

/**
 * Messages between the processes of one marketplace: realtime events, cache invalidation, the clock.
 * In one process an emitter; with Redis its channels; with PostgreSQL alone, NOTIFY.
 * Every message also reaches the process that sent it.
 */
export type Bus = {
  send: (topic: Topic, payload: unknown) => Promise<void>
  on: (topic: Topic, listener: (payload: unknown) => void) => () => void
  close: () => Promise<void>
}

export type Topic = 'realtime' | 'invalidate' | 'clock'

const channel = 'baba_bus'

/** `name` keeps marketplaces apart that share a Redis; NOTIFY stays within one database by itself. */
export async function startBus(options: {
  redisUrl?: string
  sql?: postgres.Sql
  name: string
}): Promise<Bus> {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0)
  const deliver = (message: string) => {
    const { topic, payload } = JSON.parse(message) as { topic: Topic; payload: unknown }
    emitter.emit(topic, payload)
  }
  const { send, close } = options.redisUrl
    ? await overRedis(options.redisUrl, `${channel}:${options.name}`, deliver)
    : options.sql
      ? await overPostgres(options.sql, deliver)
      : { send: async (message: string) => deliver(message), close: async () => undefined }
  return {
    send: (topic, payload) => send(JSON.stringify({ topic, payload })),
    on(topic, listener) {
      emitter.on(topic, listener)
      return () => emitter.off(topic, listener)
    },
    async close() {
      emitter.removeAllListeners()
      await close()
    }
  }
}

type Wire = { send: (message: string) => Promise<void>; close: () => Promise<void> }

async function overRedis(url: string, channel: string, deliver: (message: string) => void): Promise<Wire> {
  const publisher = new Redis(url, { maxRetriesPerRequest: 2 })
  const subscriber = new Redis(url)
  subscriber.on('message', (_channel, message) => deliver(String(message)))
  await subscriber.subscribe(channel)
  return {
    send: async message => void (await publisher.publish(channel, message)),
    close: async () => {
      publisher.disconnect()
      subscriber.disconnect()
    }
  }
}

/** Characters of one NOTIFY, which PostgreSQL limits to less than 8,000 bytes. */
const partLength = 7_900
const last = '.'
const more = '+'

/** Parts of a message in plain ASCII, so that it may be cut anywhere; each begins with whether more follow. */
function partsOf(message: string): string[] {
  const ascii = message.replaceAll(
    /[\u0080-\uffff]/g,
    letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  )
  const parts = ascii.match(new RegExp(`.{1,${partLength}}`, 'gs')) ?? []
  return parts.map((part, index) => (index === parts.length - 1 ? last : more) + part)
}

async function overPostgres(sql: postgres.Sql, deliver: (message: string) => void): Promise<Wire> {
  // What one transaction notifies arrives together and in order: parts of two messages do not mix.
  let begun = ''
  const hear = (part: string) => {
    const message = begun + part.slice(1)
    begun = part.startsWith(more) ? message : ''
    if (part.startsWith(last)) deliver(message)
  }
  const listening = await sql.listen(channel, hear, () => (begun = ''))
  return {
    send: async message =>
      void (await sql`select pg_notify(${channel}, part) from unnest(${partsOf(message)}::text[]) as part`),
    close: async () => listening.unlisten()
  }
}
