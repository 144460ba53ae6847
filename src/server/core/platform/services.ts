import type { EventType } from '#server/core/events/event-types.ts'
import type { Logger } from 'pino'

import type { ApiError } from '#lib/core/schema/api-error.ts'

import type { BankHolder } from '#server/core/adapters/bank-holder.ts'
import type { GuardedFetch } from '#server/core/adapters/guarded-fetch.ts'
import type { Mailer } from '#server/core/adapters/mailer.ts'
import type { PaymentGateway } from '#server/core/adapters/payment.ts'
import type { PayoutService } from '#server/core/adapters/payout.ts'
import type { Realtime } from '#server/core/adapters/realtime.ts'
import type { Storage } from '#server/core/adapters/storage.ts'
import type { WebPush } from '#server/core/adapters/web-push.ts'
import type { Texter } from '#server/core/adapters/whatsapp.ts'
import type { FindCaller } from '#server/core/http/callers.ts'
import type { Encoded } from '#server/core/http/encoded.ts'
import type { People } from '#server/core/http/people.ts'
import type { Background } from '../concurrency/background.ts'
import type { Bus } from '../messages/bus.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Connection, Db } from '#server/core/db/connect.ts'
import type { Limits } from './limits.ts'
import type { OneMaker } from '../concurrency/one-maker.ts'
import type { StoreState, TaggedStore } from '../page-cache/tagged-store.ts'

/** The state of one of the caches of a process. */
export type CacheState = StoreState & { name: 'pages' | 'missing_pages' | 'answers'; max_bytes: number }

/** A rendered page, the same HTML for everybody. It is shown until `staleUntil` while a fresh one is rendered. */
export type CachedPage = {
  encoded: Encoded
  status: number
  headers: [string, string][]
  staleUntil: number
}

/** Singletons of the process, built by start-services.ts and used by every request. */
export type Services = {
  config: Config
  log: Logger
  connection: Connection
  db: Db
  clock: Clock
  bus: Bus
  limits: Limits
  storage: Storage
  /**
   * Draws and stores a public picture that storage lacks, by its file; false where it is not one that can be drawn. The
   * demo sets it while its pictures are incomplete. Throws ApiException where too many wait.
   */
  drawFile?: (file: string) => Promise<boolean>
  /** Whether the embedded database is being copied: a checkpoint would remove the log that the copy needs. */
  isBackedUp: () => boolean
  mailer: Mailer
  texter: Texter
  /** Sends pushes to browsers; undefined without VAPID keys. */
  webPush: WebPush | undefined
  payment: PaymentGateway
  bankHolder: BankHolder
  /** Sends withdrawals to bank accounts; undefined where operators pay them. */
  payout: PayoutService | undefined
  realtime: Realtime
  /** Delivers events to their subscribers. */
  events: {
    /** Serves these subscribers, or all, because events were queued for them. */
    wake: (names?: readonly string[]) => void
    /** The same for those that hear of one of these types. */
    wakeFor: (types: readonly EventType[]) => void
    /** Serves subscribers with due events that were left over by other processes or failed before. */
    look: () => Promise<void>
    /** Claims nothing more. */
    stop: () => void
  }
  /** Fetches addresses that operators name, each use with its own bounds; never inside of our own network. */
  outside: { webhooks: GuardedFetch }
  /** Sends messages to webhooks. */
  webhooks: {
    /** Serves these webhooks, because messages were written for them. */
    wake: (ids: readonly number[]) => void
    /** Serves webhooks with due messages that were left over by other processes or failed before. */
    look: () => Promise<void>
    /** Claims nothing more. */
    stop: () => void
  }
  people: People
  findCaller: FindCaller
  /** The error that people see for a violated CHECK constraint, by the constraint's name. */
  checkErrorCodes: Record<string, ApiError>
  /** Work that continues after a response, such as sending messages. */
  background: Background
  /** Pages and responses that are the same for everybody, cached until they expire or their content changes. */
  pages: TaggedStore<CachedPage>
  /** Pages that do not exist, cached separately so that requests for many of them evict nothing else. */
  missingPages: TaggedStore<CachedPage>
  answers: TaggedStore<Encoded>
  /** How full these three are, and what became of the requests to them. */
  cacheStates: () => CacheState[]
  /** Lets one of many concurrent requests make a response that is not cached. */
  oneAnswer: OneMaker
  /** Evicts pages and responses with one of these tags, in this process. */
  forget: (tags: string[]) => void
  /** Evicts them in every process: here at once, elsewhere when the message arrives. */
  invalidate: (tags: string[]) => Promise<void>
  close: () => Promise<void>
}

let current: Services | undefined

export function setServices(services: Services | undefined): void {
  current = services
}

export function getServices(): Services {
  if (!current) throw new Error('The services have not been started')
  return current
}
