import { randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'

import { sql as statement } from 'drizzle-orm'
import { Redis } from 'ioredis'
import type postgres from 'postgres'

import type { Db } from './db/connect.ts'

/**
 * Messages between the processes of one marketplace: realtime events, sockets to close, cache
 * invalidation, the clock.
 * In one process an emitter; with Redis its channels; with PostgreSQL alone, NOTIFY.
 * Every message also reaches the process that sent it.
 */
export type Bus = {
  send: (topic: Topic, payload: unknown) => Promise<void>
  /** Sends with a transaction: with its commit or not at all. Only NOTIFY can; absent elsewhere. */
  sendWithin?: (tx: Db, messages: readonly BusMessage[]) => Promise<void>
  on: (topic: Topic, listener: (payload: unknown) => void) => () => void
  close: () => Promise<void>
}

export type Topic = 'realtime' | 'disconnect' | 'invalidate' | 'clock'
export type BusMessage = { topic: Topic; payload: unknown }

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
    const { topic, payload } = JSON.parse(message) as BusMessage
    emitter.emit(topic, payload)
  }
  const { send, sendWithin, close } = options.redisUrl
    ? await overRedis(options.redisUrl, `${channel}:${options.name}`, deliver)
    : options.sql
      ? await overPostgres(options.sql, deliver)
      : inProcess(deliver)
  return {
    send: (topic, payload) => send(JSON.stringify({ topic, payload } satisfies BusMessage)),
    ...(sendWithin && {
      sendWithin: (tx, messages) =>
        sendWithin(
          tx,
          messages.map(message => JSON.stringify(message))
        )
    }),
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

type Wire = {
  send: (message: string) => Promise<void>
  sendWithin?: (tx: Db, messages: readonly string[]) => Promise<void>
  close: () => Promise<void>
}

function inProcess(deliver: (message: string) => void): Wire {
  return { send: async message => deliver(message), close: async () => undefined }
}

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

/** Characters of a message's piece in one NOTIFY, which PostgreSQL limits to less than 8,000 bytes. */
const pieceLength = 7_900
const last = '.'
const more = '+'
/** Before the piece: an id of the message, the piece's number, and whether more follow. */
const headLength = 8 + 4 + 1

/**
 * Parts of a message in plain ASCII, so that it may be cut anywhere. No two parts are alike: PostgreSQL drops a
 * notification that repeats an earlier one of the same transaction.
 */
function partsOf(message: string): string[] {
  const ascii = message.replaceAll(
    /[\u0080-\uffff]/g,
    letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  )
  const id = randomBytes(4).toString('hex')
  const pieces = ascii.match(new RegExp(`.{1,${pieceLength}}`, 'gs')) ?? []
  return pieces.map((piece, index) => {
    const number = index.toString(36).padStart(4, '0')
    return id + number + (index === pieces.length - 1 ? last : more) + piece
  })
}

async function overPostgres(sql: postgres.Sql, deliver: (message: string) => void): Promise<Wire> {
  // What one transaction notifies arrives together and in order: parts of two messages do not mix.
  let begun = ''
  const hear = (part: string) => {
    const message = begun + part.slice(headLength)
    const isWhole = part[headLength - 1] === last
    begun = isWhole ? '' : message
    if (isWhole) deliver(message)
  }
  const listening = await sql.listen(channel, hear, () => (begun = ''))
  return {
    send: async message =>
      void (await sql`select pg_notify(${channel}, part) from unnest(${partsOf(message)}::text[]) as part`),
    async sendWithin(tx, messages) {
      const parts = statement.param(messages.flatMap(partsOf))
      await tx.execute(statement`select pg_notify(${channel}, part) from unnest(${parts}::text[]) as part`)
    },
    close: async () => listening.unlisten()
  }
}
