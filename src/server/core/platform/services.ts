import type { Logger } from 'pino'

import type { ApiError } from '#lib/core/schema/api-error.ts'

import type { BankHolder } from '#server/core/adapters/bank-holder.ts'
import type { Mailer } from '#server/core/adapters/mailer.ts'
import type { PaymentGateway } from '#server/core/adapters/payment.ts'
import type { Realtime } from '#server/core/adapters/realtime.ts'
import type { Storage } from '#server/core/adapters/storage.ts'
import type { WebPush } from '#server/core/adapters/web-push.ts'
import type { Texter } from '#server/core/adapters/whatsapp.ts'
import type { Encoded } from '#server/core/http/encoded.ts'
import type { People } from '#server/core/http/people.ts'
import type { Background } from '../concurrency/background.ts'
import type { Bus } from '../messages/bus.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Connection, Db } from '#server/core/db/connect.ts'
import type { Limits } from './limits.ts'
import type { OneMaker } from '../concurrency/one-maker.ts'
import type { TaggedStore } from '../page-cache/tagged-store.ts'

/** A rendered page, the same HTML for everybody. It is shown until `staleUntil` while a fresh one is rendered. */
export type CachedPage = {
  encoded: Encoded
  status: number
  headers: [string, string][]
  staleUntil: number
}

/** What the process has exactly once. Built by start-services.ts, read by every request. */
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
   * Draws a public picture that storage lacks, by its file, and stores it; false where it is none that can be drawn. The
   * demo's composition sets it while its pictures are not complete. Throws ApiException where too many wait.
   */
  drawFile?: (file: string) => Promise<boolean>
  /** Whether the embedded database is being copied: then nothing may be taken away that the copy needs. */
  isBackedUp: () => boolean
  mailer: Mailer
  texter: Texter
  /** Pushes to browsers, where there are keys for them. */
  webPush: WebPush | undefined
  payment: PaymentGateway
  bankHolder: BankHolder
  realtime: Realtime
  /** Hands what happened to those who subscribe to it. */
  events: {
    /** Something was queued for these subscribers, or for all. */
    wake: (names?: readonly string[]) => void
    /** Serves what is due and was left over. */
    look: () => Promise<void>
  }
  people: People
  /** What a broken CHECK of the database says to people, by its name. */
  checkErrorCodes: Record<string, ApiError>
  /** What goes on after an answer: messages on their way. */
  background: Background
  /** Pages and answers that are the same for everybody, kept until what is in them changes. */
  pages: TaggedStore<CachedPage>
  /** Pages that do not exist, apart: whoever asks for many of them pushes nothing else out. */
  missingPages: TaggedStore<CachedPage>
  answers: TaggedStore<Encoded>
  /** Of many who ask for an answer that is not kept one makes it. */
  oneAnswer: OneMaker
  /** Forgets pages and answers with one of these tags, in this process. */
  forget: (tags: string[]) => void
  /** Forgets them in every process: here at once, elsewhere when the message arrives. */
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
