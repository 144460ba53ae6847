import { maxWebhooks } from '#lib/webhook/topics.ts'

import { sandboxBankHolder } from '#server/core/adapters/bank-holder.ts'
import { httpBankHolder } from '#server/core/adapters/bank-holder-http.ts'
import { guardedFetch } from '#server/core/adapters/guarded-fetch.ts'
import { startMailer } from '#server/core/adapters/mailer.ts'
import { httpPayout } from '#server/core/adapters/payout-http.ts'
import { sandboxGateway } from '#server/core/adapters/payment.ts'
import { embeddedRealtime } from '#server/core/adapters/realtime-embedded.ts'
import { pusherRealtime } from '#server/core/adapters/realtime-pusher.ts'
import { socketGate } from '#server/core/adapters/socket-gate.ts'
import { diskStorage } from '#server/core/adapters/storage.ts'
import { s3Storage } from '#server/core/adapters/storage-s3.ts'
import { startWebPush } from '#server/core/adapters/web-push.ts'
import { startTexter } from '#server/core/adapters/whatsapp.ts'
import { openBackupSocket } from '#server/core/backup/backup-socket.ts'
import { Background } from '#server/core/concurrency/background.ts'
import { startBus } from '#server/core/messages/bus.ts'
import { startClock } from '#server/core/platform/clock.ts'
import { type Config, readConfig } from '#server/core/platform/config.ts'
import { sha256 } from '#server/core/platform/crypto.ts'
import { connect } from '#server/core/db/connect.ts'
import { startLimits } from '#server/core/platform/limits.ts'
import type { Services } from '#server/core/platform/services.ts'
import { makeOwnFolder } from '#server/core/files/own-folder.ts'
import { Dispatcher } from '#server/core/events/dispatcher.ts'
import { subscribe } from '#server/core/events/subscriber.ts'
import { startLog } from '#server/core/start/start-log.ts'
import { startStores } from '#server/core/page-cache/start-stores.ts'
import { people } from '#server/identity/session.ts'
import { checkErrorCodes } from '#server/check-error-codes.ts'
import { endReadCounter } from '#server/content/article-reads.ts'
import { findCaller } from '#server/ops/find-caller.ts'
import { preparedRegions } from '#server/reference/prepared-regions.ts'
import { endSearchCounter } from '#server/search/search-counter.ts'
import { parallel, WebhookSender } from '#server/webhook/sender.ts'
import { subscribeWebhooks } from '#server/webhook/subscription.ts'
import { forgetAllKept, forgetKept } from './forget-kept.ts'
import { findEnded } from './find-ended.ts'
import { startStorefront } from './start-storefront.ts'
import { subscribers } from './subscribers.ts'

function ownFiles({ dataDir, filesFolder }: Config) {
  makeOwnFolder(dataDir)
  return diskStorage(filesFolder)
}

/** Places for all that webhooks send at once, and for tests of them: none waits for another. */
const webhookBounds = { atOnce: (maxWebhooks + 1) * parallel, maxWaiting: 0 }

/** Opens the database and wires the adapters that the configuration asks for; before another backend neither. */
export async function startServices(config: Config = readConfig()): Promise<Services> {
  if (config.apiBackendUrl) return startStorefront(config)
  const log = startLog(config)
  const connection = await connect({
    url: config.databaseUrl,
    folder: config.databaseFolder,
    prepared: preparedRegions,
    poolSize: config.databasePool
  })
  const { db } = connection
  const clock = await startClock(db)
  // Keeps marketplaces apart that share a Redis.
  const name = sha256(`bus:${config.appSecret}`).slice(0, 16)
  const bus = await startBus({ redisUrl: config.redisUrl, sql: connection.sql, name, log })
  // The database may be away at that moment: the clock then stays as it is.
  const reloadClock = () => void clock.reload().catch((error: unknown) => log.warn({ error }, 'clock'))
  bus.on('clock', reloadClock)
  const limits = startLimits({ redisUrl: config.redisUrl, enabled: config.rateLimits, name, log })
  const realtime = config.pusher
    ? pusherRealtime(config.pusher, log)
    : embeddedRealtime({
        secret: config.appSecret,
        bus,
        gate: socketGate(config),
        findEnded: ids => findEnded(db, ids, clock.now())
      })
  const storage = config.s3 ? s3Storage(config.s3) : ownFiles(config)
  const { session } = connection
  const backupSocket = session && (await openBackupSocket(config.dataDir, { run: session, log }))
  const background = new Background(error => log.error({ error }, 'background'))
  const { forgetAll, ...stores } = startStores()
  const forget = (tags: string[]) => {
    stores.forget(tags)
    forgetKept(services, tags)
  }
  bus.on('invalidate', tags => forget(tags as string[]))
  bus.onGap(() => {
    forgetAll()
    forgetAllKept(services)
    reloadClock()
  })
  const services: Services = {
    ...stores,
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
    people,
    findCaller,
    events: new Dispatcher(() => services, subscribers),
    outside: { webhooks: guardedFetch({ toPrivate: config.outsideToPrivate, ...webhookBounds }) },
    webhooks: new WebhookSender(() => services),
    checkErrorCodes,
    background,
    storage,
    isBackedUp: () => backupSocket?.isOpen() ?? false,
    mailer: startMailer(config, db),
    texter: startTexter(config, db),
    webPush: startWebPush(config),
    payment: sandboxGateway(config),
    payout: config.payout && httpPayout(config.payout),
    bankHolder: config.bankCheck ? httpBankHolder(config.bankCheck) : sandboxBankHolder(),
    async close() {
      this.events.stop()
      this.webhooks.stop()
      await endSearchCounter(connection).catch((error: unknown) =>
        log.warn({ error }, 'searches not counted')
      )
      await endReadCounter(connection).catch((error: unknown) => log.warn({ error }, 'readers not counted'))
      await background.settled()
      await realtime.close()
      await limits.close()
      await bus.close()
      await backupSocket?.close()
      await connection.close()
    }
  }
  await subscribe(db, subscribers)
  await db.transaction(subscribeWebhooks)
  return services
}
