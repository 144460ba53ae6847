import { join, resolve } from 'node:path'

import * as z from 'zod/mini'

import { projectRoot } from './paths.ts'
import { readSecret } from './secrets.ts'

/** The signature key that a checkout without configuration uses. It is public by nature and refused in production. */
export const developmentSignatureKey = 'baba-bangunan-development-key'

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535))
const switchable = z.optional(z.enum(['0', '1', 'true', 'false', 'on', 'off']))
const text = z.optional(z.string().check(z.minLength(1)))

const environment = z.object({
  HOST: z._default(z.string(), 'localhost'),
  PORT: z._default(port, 4321),
  SITE_URL: text,
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: text,
  DATABASE_POOL: z._default(z.coerce.number().check(z.int(), z.minimum(2), z.maximum(100)), 10),
  REDIS_URL: text,
  PUBLIC_API_SIGNATURE_KEY: text,
  API_BACKEND_URL: text,
  TRUST_PROXY: switchable,
  RATE_LIMITS: switchable,
  APP_SECRET: text,
  OPS_TOKEN: text,
  DEMO: switchable,
  COD: switchable,
  SMTP_URL: text,
  MAIL_FROM: z._default(z.string(), 'Baba Bangunan <no-reply@bababangunan.example>'),
  WHATSAPP_URL: text,
  WHATSAPP_TOKEN: text,
  PUSHER_APP_ID: text,
  PUSHER_KEY: text,
  PUSHER_SECRET: text,
  PUSHER_CLUSTER: text,
  PUBLIC_MAP_STYLE_URL: text,
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info')
})

export type Config = ReturnType<typeof readConfig>

const isOn = (value: string | undefined, standard: boolean) =>
  value === undefined ? standard : ['1', 'true', 'on'].includes(value)

/**
 * The configuration from the environment. Production means that DATABASE_URL is set: then APP_SECRET and
 * PUBLIC_API_SIGNATURE_KEY are required, and the demo and the console are off unless switched on.
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
  const isProduction = Boolean(e.DATABASE_URL)
  if (isProduction) requireInProduction(e)
  const dataDir = resolve(projectRoot, e.DATA_DIR)
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
    trustProxy: isOn(e.TRUST_PROXY, false),
    rateLimits: isOn(e.RATE_LIMITS, true),
    appSecret: e.APP_SECRET ?? readSecret(dataDir, 'app-secret'),
    opsToken: e.OPS_TOKEN ?? (isProduction ? undefined : readSecret(dataDir, 'ops-token')),
    demo: isOn(e.DEMO, !isProduction),
    cod: isOn(e.COD, true),
    isProduction,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    whatsapp:
      e.WHATSAPP_URL && e.WHATSAPP_TOKEN ? { url: e.WHATSAPP_URL, token: e.WHATSAPP_TOKEN } : undefined,
    pusher:
      e.PUSHER_APP_ID && e.PUSHER_KEY && e.PUSHER_SECRET
        ? {
            appId: e.PUSHER_APP_ID,
            key: e.PUSHER_KEY,
            secret: e.PUSHER_SECRET,
            cluster: e.PUSHER_CLUSTER ?? 'ap1'
          }
        : undefined,
    mapStyleUrl: e.PUBLIC_MAP_STYLE_URL,
    logLevel: e.LOG_LEVEL
  }
}

function requireInProduction(e: z.infer<typeof environment>): void {
  if (!e.APP_SECRET || e.APP_SECRET.length < 32) {
    throw new Error('Configuration: APP_SECRET of at least 32 characters is required with DATABASE_URL')
  }
  if (!e.PUBLIC_API_SIGNATURE_KEY || e.PUBLIC_API_SIGNATURE_KEY === developmentSignatureKey) {
    throw new Error('Configuration: PUBLIC_API_SIGNATURE_KEY of your own is required with DATABASE_URL')
  }
}
