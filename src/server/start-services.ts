import { DrizzleQueryError } from 'drizzle-orm'
import { pino } from 'pino'

import { startMailer } from './adapters/mailer.ts'
import { sandboxGateway } from './adapters/payment.ts'
import { embeddedRealtime } from './adapters/realtime-embedded.ts'
import { pusherRealtime } from './adapters/realtime-pusher.ts'
import { diskStorage } from './adapters/storage.ts'
import { startTexter } from './adapters/whatsapp.ts'
import type { SharedAnswer } from './api/shared.ts'
import { startBus } from './bus.ts'
import { startClock } from './clock.ts'
import { type Config, readConfig } from './config.ts'
import { sha256 } from './crypto.ts'
import { connect } from './db/connect.ts'
import { startLimits } from './limits.ts'
import type { CachedPage, Services } from './services.ts'
import { TaggedStore } from './tagged-store.ts'

/** Bytes of rendered pages and of answers that a process keeps. */
const pageBytes = 64 * 1024 * 1024
const answerBytes = 32 * 1024 * 1024

/** An error for the log. A failed statement comes without its parameters: they are people's data. */
const describeError = (error: Error) =>
  error instanceof DrizzleQueryError
    ? { query: error.query, cause: error.cause && pino.stdSerializers.err(error.cause) }
    : pino.stdSerializers.err(error)

/** Opens the database and wires the adapters that the configuration asks for. */
export async function startServices(config: Config = readConfig()): Promise<Services> {
  const log = pino({
    level: config.logLevel,
    redact: ['*.password', '*.pin', '*.otp', '*.code_plain'],
    serializers: { error: describeError }
  })
  const connection = await connect({
    url: config.databaseUrl,
    folder: config.databaseFolder,
    poolSize: config.databasePool
  })
  const { db } = connection
  const clock = await startClock(db)
  // Keeps marketplaces apart that share a Redis.
  const name = sha256(`bus:${config.appSecret}`).slice(0, 16)
  const bus = await startBus({ redisUrl: config.redisUrl, sql: connection.sql, name })
  bus.on('clock', () => void clock.reload())
  const limits = startLimits({ redisUrl: config.redisUrl, enabled: config.rateLimits, name })
  const realtime = config.pusher
    ? pusherRealtime(config.pusher)
    : embeddedRealtime({ secret: config.appSecret, bus })
  const pages = new TaggedStore<CachedPage>(pageBytes)
  const answers = new TaggedStore<SharedAnswer>(answerBytes)
  const forget = (tags: string[]) => {
    for (const store of [pages, answers]) store.forget(tags)
  }
  bus.on('invalidate', tags => forget(tags as string[]))
  return {
    pages,
    answers,
    forget,
    invalidate(tags) {
      // Who changed something sees it with the next request.
      forget(tags)
      return bus.send('invalidate', tags)
    },
    config,
    log,
    connection,
    db,
    clock,
    bus,
    limits,
    realtime,
    storage: diskStorage(config.filesFolder),
    mailer: startMailer(config, db),
    texter: startTexter(config, db),
    payment: sandboxGateway(config),
    async close() {
      await realtime.close()
      await limits.close()
      await bus.close()
      await connection.close()
    }
  }
}
