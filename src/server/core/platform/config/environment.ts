import { statSync } from 'node:fs'
import { resolve } from 'node:path'

import * as z from 'zod/mini'

import { brand } from '#lib/core/brand.ts'

import { companyEnvironment } from '../company.ts'
import { projectRoot } from '../project-paths.ts'
import * as field from './fields.ts'

const isFolder = (path: string) =>
  statSync(resolve(projectRoot, path), { throwIfNoEntry: false })?.isDirectory() ?? false

/** Every variable that the server reads, and what it may say. */
export const environment = z.object({
  HOST: z._default(field.host, 'localhost'),
  PORT: z._default(field.wholeNumber(0, 65_535), 4321),
  SITE_URL: field.origin,
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: field.postgresAddress,
  DATABASE_POOL: z._default(field.wholeNumber(2, 100), 10),
  REDIS_URL: field.redisAddress,
  SEARCH: field.searchEngine,
  PUBLIC_API_SIGNATURE_KEY: field.secret(16),
  API_BACKEND_URL: field.webBase,
  ANSWER_TIMEOUT_MS: z._default(field.wholeNumber(100, 60_000), 9_000),
  TRUST_PROXY: field.toggle,
  RATE_LIMITS: field.toggle,
  SOCKETS_PER_ADDRESS: z._default(field.wholeNumber(1, 10_000), 200),
  APP_SECRET: field.secret(32),
  OPS_TOKEN: field.secret(16),
  OPS_TOKENS: field.text,
  DEMO: field.toggle,
  AUTOPILOT: field.toggle,
  DEMO_PRODUCTS: z._default(field.wholeNumber(60, 100_000), 2_350),
  COD: field.toggle,
  FEE_TAX: field.feeTax,
  SMTP_URL: field.smtpAddress,
  MAIL_FROM: z._default(field.mailbox, `${brand.name} <no-reply@bababangunan.example>`),
  WHATSAPP_URL: field.webAddress,
  WHATSAPP_TOKEN: field.text,
  SMS_URL: field.webAddress,
  SMS_TOKEN: field.text,
  BANK_CHECK_URL: field.webAddress,
  BANK_CHECK_TOKEN: field.text,
  PAYOUT_URL: field.webAddress,
  PAYOUT_TOKEN: field.secret(16),
  PUSHER_APP_ID: field.text,
  PUSHER_KEY: field.text,
  PUSHER_SECRET: field.text,
  // It becomes part of a host's name.
  PUSHER_CLUSTER: field.matching('the short name of a cluster, such as ap1', /^[a-z\d-]{1,30}$/),
  PUSHER_URL: field.origin,
  VAPID_PUBLIC_KEY: field.text,
  VAPID_PRIVATE_KEY: field.text,
  VAPID_SUBJECT: field.pushSubject,
  PUSH_TO_PRIVATE: field.toggle,
  OUTSIDE_TO_PRIVATE: field.toggle,
  APP_ANDROID_URL: field.webAddress,
  APP_IOS_URL: field.webAddress,
  SELLER_SITE_URL: field.webAddress,
  ...companyEnvironment,
  ANALYTICS_URL: field.webAddress,
  S3_ENDPOINT: field.webBase,
  S3_REGION: field.text,
  S3_BUCKET: field.matching('the name of a bucket, such as baba-files', /^[\w.-]{1,255}$/),
  S3_ACCESS_KEY_ID: field.text,
  S3_SECRET_ACCESS_KEY: field.text,
  PUBLIC_MAP_STYLE_URL: field.webAddress,
  ARTICLES_DIR: z._default(
    z
      .string()
      .check(
        z.refine(isFolder, { error: ({ input }) => `a folder that is there, not ${JSON.stringify(input)}` })
      ),
    './src/content/blog'
  ),
  LOG_LEVEL: z._default(field.logLevel, 'info')
})

export type Environment = z.infer<typeof environment>
