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

export async function startBus(options: { redisUrl?: string; sql?: postgres.Sql }): Promise<Bus> {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0)
  const deliver = (message: string) => {
    const { topic, payload } = JSON.parse(message) as { topic: Topic; payload: unknown }
    emitter.emit(topic, payload)
  }
  const { send, close } = options.redisUrl
    ? await overRedis(options.redisUrl, deliver)
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

async function overRedis(url: string, deliver: (message: string) => void): Promise<Wire> {
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

async function overPostgres(sql: postgres.Sql, deliver: (message: string) => void): Promise<Wire> {
  const listening = await sql.listen(channel, deliver)
  return {
    send: async message => void (await sql.notify(channel, message)),
    close: async () => listening.unlisten()
  }
}
