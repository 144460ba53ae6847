import { randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'

import { type SQL, sql as statement } from 'drizzle-orm'
import type { Logger } from 'pino'
import type postgres from 'postgres'

import { gathered, missed } from './gathered.ts'
import { openRedis, untilAway, untilKnown } from './redis.ts'

/**
 * Messages between the processes of one marketplace: realtime events, sockets to close, cache
 * invalidation, the clock.
 * In one process an emitter; with Redis its channels; with PostgreSQL alone, NOTIFY.
 * Every message also reaches the process that sent it.
 */
export type Bus = {
  send: (topic: Topic, payload: unknown) => Promise<void>
  /**
   * The statement that sends with a transaction: with its commit or not at all. Only NOTIFY can; absent elsewhere.
   */
  sendWithin?: (messages: readonly BusMessage[]) => SQL
  on: (topic: Topic, listener: (payload: unknown) => void) => () => void
  /**
   * Calls the listener when messages of other processes may have been missed: the connection was lost and is back.
   */
  onGap: (listener: () => void) => () => void
  close: () => Promise<void>
}

type Topic = 'realtime' | 'disconnect' | 'invalidate' | 'clock'
export type BusMessage = { topic: Topic; payload: unknown }

const channel = 'baba_bus'
const gap = Symbol('gap')

/** `name` separates marketplaces that share a Redis; NOTIFY is limited to one database anyway. */
export async function startBus(options: {
  redisUrl?: string
  sql?: postgres.Sql
  name: string
  log: Logger
  beatMs?: number
}): Promise<Bus> {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0)
  // Messages come from outside: neither an invalid one nor a listener that throws may end the process.
  const deliver = (text: string) => {
    const message = readMessage(text)
    if (!message) return options.log.warn('something on the bus is no message')
    for (const listener of emitter.listeners(message.topic)) {
      try {
        listener(message.payload)
      } catch (error) {
        options.log.error({ error, topic: message.topic }, 'message not taken')
      }
    }
  }
  const { log, beatMs = 20_000 } = options
  const wireOptions = { log, beatMs, onGap: () => void emitter.emit(gap) }
  const { send, sendWithin, close } = options.redisUrl
    ? await overRedis(options.redisUrl, `${channel}:${options.name}`, deliver, wireOptions)
    : options.sql
      ? await overPostgres(options.sql, deliver, wireOptions)
      : inProcess(deliver)
  return {
    send: (topic, payload) => send(JSON.stringify({ topic, payload } satisfies BusMessage)),
    ...(sendWithin && {
      sendWithin: messages => sendWithin(messages.map(message => JSON.stringify(message)))
    }),
    on(topic, listener) {
      emitter.on(topic, listener)
      return () => emitter.off(topic, listener)
    },
    onGap(listener) {
      emitter.on(gap, listener)
      return () => emitter.off(gap, listener)
    },
    async close() {
      emitter.removeAllListeners()
      await close()
    }
  }
}

function readMessage(text: string): BusMessage | undefined {
  try {
    const message = JSON.parse(text) as Partial<BusMessage> | null
    return typeof message?.topic === 'string' ? { topic: message.topic, payload: message.payload } : undefined
  } catch {
    return undefined
  }
}

type Wire = {
  send: (message: string) => Promise<void>
  sendWithin?: (messages: readonly string[]) => SQL
  close: () => Promise<void>
}

type WireOptions = { log: Logger; beatMs: number; onGap: () => void }

function inProcess(deliver: (message: string) => void): Wire {
  return { send: async message => deliver(message), close: async () => undefined }
}

/**
 * Sends without waiting for Redis: this process gets its own message at once, the others when Redis delivers it. A
 * message that Redis did not take reaches only this process. The others notice the gap when they reconnect to Redis, or
 * this process tells them as soon as Redis takes a message: only its own connection may have been lost (core-268).
 */
async function overRedis(
  url: string,
  channel: string,
  deliver: (message: string) => void,
  options: WireOptions
): Promise<Wire> {
  const me = randomBytes(8).toString('hex')
  const publisher = openRedis(url, options.log, 'messages, sending')
  const subscriber = openRedis(url, options.log, 'messages, hearing')
  subscriber.on('message', (_channel, message) => {
    const [sender, ...messages] = String(message).split('\n')
    if (sender === me) return
    for (const one of messages) {
      if (one === missed) options.onGap()
      else deliver(one)
    }
  })
  /** Whether messages may have been sent that this process did not receive. */
  let mayHaveMissed = false
  const hearing = new Promise<void>(resolve => {
    subscriber.on('ready', () => {
      subscriber.subscribe(channel).then(
        () => {
          if (mayHaveMissed) options.onGap()
          mayHaveMissed = true
          resolve()
        },
        // The next connection subscribes again.
        () => subscriber.disconnect(true)
      )
    })
  })
  // A start waits until messages flow, or until it is clear that they do not.
  await Promise.all([untilKnown(publisher), Promise.race([hearing, untilAway(subscriber)])])
  mayHaveMissed = true
  const { gather, close } = gathered(me, text => publisher.publish(channel, text), options.log)
  return {
    async send(message) {
      deliver(message)
      // JSON has no line breaks of its own.
      gather(message)
    },
    close: async () => {
      close()
      publisher.disconnect()
      subscriber.disconnect()
    }
  }
}

/** Characters of a message's piece in one NOTIFY, which PostgreSQL limits to less than 8,000 bytes. */
const pieceLength = 7_900
const last = '.'
const more = '+'
/** Header of a piece: an id of the message, the piece's number, and whether more follow. */
const idLength = 8
const numberLength = 4
const headLength = idLength + numberLength + 1
const partNumber = (index: number) => index.toString(36).padStart(numberLength, '0')
const firstNumber = partNumber(0)

/**
 * Parts of a message in plain ASCII, so that it may be cut anywhere. No two parts are alike: PostgreSQL drops a
 * notification that repeats an earlier one of the same transaction.
 */
function partsOf(message: string): string[] {
  const ascii = message.replaceAll(
    /[\u0080-\uffff]/g,
    letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  )
  const id = randomBytes(idLength / 2).toString('hex')
  const pieces = ascii.match(new RegExp(`.{1,${pieceLength}}`, 'gs')) ?? []
  return pieces.map((piece, index) => {
    return id + partNumber(index) + (index === pieces.length - 1 ? last : more) + piece
  })
}

/** Heartbeat: with it, a connection that receives nothing is known to have lost its server (core-192). */
const beat = ''

async function overPostgres(
  sql: postgres.Sql,
  deliver: (message: string) => void,
  { log, beatMs, onGap }: WireOptions
): Promise<Wire> {
  // What one transaction notifies arrives together and in order: parts of two messages do not mix.
  let begun = ''
  const hear = (part: string) => {
    if (part === beat) return
    // A first part starts a new message, and discards an unfinished one.
    const before = part.slice(idLength, idLength + numberLength) === firstNumber ? '' : begun
    const message = before + part.slice(headLength)
    const isWhole = part[headLength - 1] === last
    begun = isWhole ? '' : message
    if (isWhole) deliver(message)
  }
  let isFirst = true
  const listening = await sql.listen(channel, hear, () => {
    begun = ''
    if (!isFirst) onGap()
    isFirst = false
  })
  const beating = setInterval(() => {
    sql`select pg_notify(${channel}, ${beat})`.catch((error: unknown) => log.debug({ error }, 'no beat'))
  }, beatMs)
  beating.unref()
  return {
    send: async message =>
      void (await sql`select pg_notify(${channel}, part) from unnest(${partsOf(message)}::text[]) as part`),
    sendWithin(messages) {
      const parts = statement.param(messages.flatMap(partsOf))
      return statement`select pg_notify(${channel}, part) from unnest(${parts}::text[]) as part`
    },
    async close() {
      clearInterval(beating)
      await listening.unlisten()
    }
  }
}
