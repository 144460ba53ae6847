import { join, resolve } from 'node:path'

import * as z from 'zod/mini'

import { brand } from '#lib/core/brand.ts'

import { companyEnvironment, readCompany } from './company.ts'
import { projectRoot } from './project-paths.ts'
import type { S3Settings } from './s3-requests.ts'
import { readSecret } from './secrets.ts'

/** The signature key that a checkout without configuration uses. It is public by nature and refused in production. */
export const developmentSignatureKey = 'baba-bangunan-development-key'

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535))
const switchable = z.optional(z.enum(['0', '1', 'true', 'false', 'on', 'off']))
const text = z.optional(z.string().check(z.minLength(1)))

const webAddress = z.optional(z.url({ protocol: /^https?$/, hostname: /^[^/]+$/ }))

const environment = z.object({
  HOST: z._default(z.string(), 'localhost'),
  PORT: z._default(port, 4321),
  SITE_URL: z.optional(z.url({ protocol: /^https?$/, hostname: /^[^/]+$/ })),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: text,
  DATABASE_POOL: z._default(z.coerce.number().check(z.int(), z.minimum(2), z.maximum(100)), 10),
  REDIS_URL: text,
  PUBLIC_API_SIGNATURE_KEY: text,
  API_BACKEND_URL: z.optional(z.url({ protocol: /^https?$/, hostname: /^[^/]+$/ })),
  ANSWER_TIMEOUT_MS: z._default(z.coerce.number().check(z.int(), z.minimum(100), z.maximum(60_000)), 9_000),
  TRUST_PROXY: switchable,
  RATE_LIMITS: switchable,
  SOCKETS_PER_ADDRESS: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 200),
  APP_SECRET: text,
  OPS_TOKEN: text,
  OPS_TOKENS: text,
  DEMO: switchable,
  DEMO_PRODUCTS: z._default(z.coerce.number().check(z.int(), z.minimum(60), z.maximum(100_000)), 1800),
  COD: switchable,
  SMTP_URL: text,
  MAIL_FROM: z._default(z.string(), `${brand.name} <no-reply@bababangunan.example>`),
  WHATSAPP_URL: text,
  WHATSAPP_TOKEN: text,
  SMS_URL: text,
  SMS_TOKEN: text,
  BANK_CHECK_URL: z.optional(z.url({ protocol: /^https?$/, hostname: /^[^/]+$/ })),
  BANK_CHECK_TOKEN: text,
  PUSHER_APP_ID: text,
  PUSHER_KEY: text,
  PUSHER_SECRET: text,
  PUSHER_CLUSTER: text,
  PUSHER_URL: webAddress,
  VAPID_PUBLIC_KEY: text,
  VAPID_PRIVATE_KEY: text,
  VAPID_SUBJECT: z.optional(z.string().check(z.regex(/^(?:mailto:|https:\/\/)/))),
  PUSH_TO_PRIVATE: switchable,
  APP_ANDROID_URL: webAddress,
  APP_IOS_URL: webAddress,
  SELLER_SITE_URL: webAddress,
  ...companyEnvironment,
  ANALYTICS_URL: webAddress,
  S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/, hostname: /^[^/]+$/ })),
  S3_REGION: text,
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  PUBLIC_MAP_STYLE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  ARTICLES_DIR: z._default(z.string(), './src/content/blog'),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info')
})

export type Config = ReturnType<typeof readConfig>

/** The folder of an installation, where `DATA_DIR` names it or the standard one. */
export const dataDirOf = (env: Record<string, unknown>): string =>
  resolve(projectRoot, String(env['DATA_DIR'] || './data'))

const isOn = (value: string | undefined, standard: boolean) =>
  value === undefined ? standard : ['1', 'true', 'on'].includes(value)

/**
 * The configuration from the environment. Production means that DATABASE_URL is set: then SITE_URL, APP_SECRET and
 * PUBLIC_API_SIGNATURE_KEY are required, and the demo and the console are off unless switched on. With API_BACKEND_URL
 * the process has no database, no secrets and no demo of its own.
 * Throws with the variable's name where a value does not fit.
 */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(filled)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new Error(`Configuration: ${issue?.path.join('.')}: ${issue?.message}`)
  }
  const e = parsed.data
  const isStorefront = Boolean(e.API_BACKEND_URL)
  const isProduction = Boolean(e.DATABASE_URL) && !isStorefront
  if (isProduction) requireInProduction(e)
  const isEmbedded = !isProduction && !isStorefront
  const dataDir = dataDirOf(e)
  const opsToken = isEmbedded && !e.OPS_TOKEN ? readSecret(dataDir, 'ops-token') : undefined
  return {
    host: e.HOST,
    port: e.PORT,
    siteUrl: e.SITE_URL?.replace(/\/$/, ''),
    dataDir,
    databaseUrl: e.DATABASE_URL,
    databasePool: e.DATABASE_POOL,
    databaseFolder: join(dataDir, 'database'),
    filesFolder: join(dataDir, 'files'),
    redisUrl: e.REDIS_URL,
    signatureKey: e.PUBLIC_API_SIGNATURE_KEY ?? developmentSignatureKey,
    apiBackendUrl: e.API_BACKEND_URL?.replace(/\/$/, ''),
    /** Ms after which an answer that waits for the database or the backend is given up; browsers wait 10 s. */
    answerTimeoutMs: e.ANSWER_TIMEOUT_MS,
    trustProxy: isOn(e.TRUST_PROXY, false),
    rateLimits: isOn(e.RATE_LIMITS, true),
    socketsPerAddress: e.SOCKETS_PER_ADDRESS,
    appSecret: e.APP_SECRET ?? (isStorefront ? '' : readSecret(dataDir, 'app-secret')),
    /** Who may call the service API, by token (D20, D36). */
    operators: readOperators(e.OPS_TOKEN ?? opsToken, e.OPS_TOKENS),
    /** The console's token where this installation made it: it is printed, a given one is not. */
    madeOpsToken: e.OPS_TOKEN ? undefined : opsToken,
    demo: isOn(e.DEMO, isEmbedded),
    /** Products that an empty embedded database gets with the demo. */
    demoProducts: e.DEMO_PRODUCTS,
    cod: isOn(e.COD, true),
    isProduction,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    whatsapp:
      e.WHATSAPP_URL && e.WHATSAPP_TOKEN ? { url: e.WHATSAPP_URL, token: e.WHATSAPP_TOKEN } : undefined,
    sms: e.SMS_URL && e.SMS_TOKEN ? { url: e.SMS_URL, token: e.SMS_TOKEN } : undefined,
    /** Who tells the holder of a bank account; without it the built-in banks do. */
    bankCheck: readBankCheck(e),
    pusher:
      e.PUSHER_APP_ID && e.PUSHER_KEY && e.PUSHER_SECRET
        ? {
            appId: e.PUSHER_APP_ID,
            key: e.PUSHER_KEY,
            secret: e.PUSHER_SECRET,
            cluster: e.PUSHER_CLUSTER ?? 'ap1',
            /** Of a service of one's own that speaks the protocol; a hosted one is found by its cluster. */
            url: e.PUSHER_URL
          }
        : undefined,
    vapid: readVapid(e),
    /** Pushes also go to addresses inside of our own network: for tests alone. */
    pushToPrivate: isOn(e.PUSH_TO_PRIVATE, false),
    /** Where the apps and the sellers' own site are; what is not told is not shown. */
    links: { android: e.APP_ANDROID_URL, ios: e.APP_IOS_URL, seller: e.SELLER_SITE_URL },
    company: readCompany(e),
    /** Where pages send what is counted, once somebody agreed; without it nobody is asked. */
    analyticsUrl: e.ANALYTICS_URL,
    s3: readS3(e),
    mapStyleUrl: e.PUBLIC_MAP_STYLE_URL,
    /** Where the blog's articles lie, as Markdown. */
    articlesFolder: resolve(projectRoot, e.ARTICLES_DIR),
    logLevel: e.LOG_LEVEL
  }
}

/** The service that names holders. Throws where half of it is missing: names would be made up instead of asked for. */
function readBankCheck(e: z.infer<typeof environment>): { url: string; token: string } | undefined {
  const { BANK_CHECK_URL: url, BANK_CHECK_TOKEN: token } = e
  if (url && token) return { url, token }
  if (!url && !token) return undefined
  throw new Error(`Configuration: the bank check also needs BANK_CHECK_${url ? 'TOKEN' : 'URL'}`)
}

/** The bucket for files, or undefined for the folder. Throws where some of it is missing: files would be lost elsewhere. */
function readS3(e: z.infer<typeof environment>): S3Settings | undefined {
  const given = {
    S3_ENDPOINT: e.S3_ENDPOINT,
    S3_REGION: e.S3_REGION,
    S3_BUCKET: e.S3_BUCKET,
    S3_ACCESS_KEY_ID: e.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: e.S3_SECRET_ACCESS_KEY
  }
  const missing = Object.entries(given).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length === Object.keys(given).length) return undefined
  if (missing.length > 0) throw new Error(`Configuration: S3 also needs ${missing.join(', ')}`)
  return {
    endpoint: given.S3_ENDPOINT!.replace(/\/$/, ''),
    region: given.S3_REGION!,
    bucket: given.S3_BUCKET!,
    accessKeyId: given.S3_ACCESS_KEY_ID!,
    secretAccessKey: given.S3_SECRET_ACCESS_KEY!
  }
}

/** The keys of pushes, or undefined for none. Throws where some of them are missing. */
function readVapid(e: z.infer<typeof environment>) {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = e
  if (!publicKey && !privateKey) return undefined
  if (!publicKey || !privateKey || !subject) {
    throw new Error('Configuration: VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT belong together')
  }
  return { publicKey, privateKey, subject }
}

/**
 * Names of operators by their tokens: OPS_TOKEN is 'console', OPS_TOKENS adds others: 'ani:token,budi:token'.
 * Throws where an entry has no name or a token that could be guessed.
 */
function readOperators(opsToken: string | undefined, more: string | undefined): Map<string, string> {
  const operators = new Map<string, string>()
  if (opsToken) operators.set(opsToken, 'console')
  for (const entry of more?.split(',') ?? []) {
    const [, name, token] = /^([a-z][a-z0-9-]{0,29}):(\S{16,200})$/.exec(entry.trim()) ?? []
    if (!name || !token) {
      throw new Error('Configuration: OPS_TOKENS: name:token,… with tokens of at least 16 characters')
    }
    operators.set(token, name)
  }
  return operators
}

function requireInProduction(e: z.infer<typeof environment>): void {
  if (!e.SITE_URL) {
    throw new Error(
      'Configuration: SITE_URL, the address that people know the site by, is required with DATABASE_URL'
    )
  }
  if (!e.APP_SECRET || e.APP_SECRET.length < 32) {
    throw new Error('Configuration: APP_SECRET of at least 32 characters is required with DATABASE_URL')
  }
  if (!e.PUBLIC_API_SIGNATURE_KEY || e.PUBLIC_API_SIGNATURE_KEY === developmentSignatureKey) {
    throw new Error('Configuration: PUBLIC_API_SIGNATURE_KEY of your own is required with DATABASE_URL')
  }
}
