import { join, resolve } from 'node:path'

import { autopilotName } from '#lib/core/autopilot-name.ts'

import { readCompany } from './company.ts'
import { readPusher, readS3, readService, readVapid } from './config/adapters.ts'
import { type Environment, environment } from './config/environment.ts'
import { groupProblems } from './config/groups.ts'
import { readOperators } from './config/operators.ts'
import { throwProblems } from './config/problems.ts'
import { vapidProblems } from './config/vapid.ts'
import { projectRoot } from './project-paths.ts'
import { readSecret } from './secrets.ts'

/** The signature key that a checkout without configuration uses. It is public by nature and rejected in production. */
export const developmentSignatureKey = 'baba-bangunan-development-key'

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
 * Throws ConfigProblems with everything that does not fit, before it makes a secret.
 */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const e = parseEnvironment(env)
  const isStorefront = Boolean(e.API_BACKEND_URL)
  const isProduction = Boolean(e.DATABASE_URL) && !isStorefront
  const isEmbedded = !isProduction && !isStorefront
  const dataDir = dataDirOf(e)
  const madeOpsToken = isEmbedded && !e.OPS_TOKEN ? readSecret(dataDir, 'ops-token') : undefined
  const { operators, problems } = readOperators(e.OPS_TOKEN ?? madeOpsToken, e.OPS_TOKENS)
  throwProblems(problems)
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
    /** Where products are searched: in each process or in the database; undefined: by their number. */
    search: e.SEARCH,
    signatureKey: e.PUBLIC_API_SIGNATURE_KEY ?? developmentSignatureKey,
    apiBackendUrl: e.API_BACKEND_URL?.replace(/\/$/, ''),
    /** Ms after which an answer that waits for the database or the backend is given up; browsers wait 10 s. */
    answerTimeoutMs: e.ANSWER_TIMEOUT_MS,
    trustProxy: isOn(e.TRUST_PROXY, false),
    rateLimits: isOn(e.RATE_LIMITS, true),
    socketsPerAddress: e.SOCKETS_PER_ADDRESS,
    appSecret: e.APP_SECRET ?? (isStorefront ? '' : readSecret(dataDir, 'app-secret')),
    /** Who may call the service API, by token (D20, D36). */
    operators,
    /** The console's token where this installation made it: it is printed, a given one is not. */
    madeOpsToken,
    demo: isOn(e.DEMO, isEmbedded),
    /** Products that an empty embedded database gets with the demo. */
    demoProducts: e.DEMO_PRODUCTS,
    /** Plays sellers, couriers, bank and support of a demo. */
    autopilot: isOn(e.AUTOPILOT, false) && !isStorefront,
    cod: isOn(e.COD, true),
    /** The tax that fees contain, by when it holds; none: no tax is reported. */
    feeTax: e.FEE_TAX ?? [],
    isProduction,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    whatsapp: readService(e.WHATSAPP_URL, e.WHATSAPP_TOKEN),
    sms: readService(e.SMS_URL, e.SMS_TOKEN),
    /** Who tells the holder of a bank account; without it the built-in banks do. */
    bankCheck: readService(e.BANK_CHECK_URL, e.BANK_CHECK_TOKEN),
    /** Who pays withdrawals; without it operators do. */
    payout: readService(e.PAYOUT_URL, e.PAYOUT_TOKEN),
    pusher: readPusher(e),
    vapid: readVapid(e),
    /** Pushes also go to addresses inside of our own network: for tests alone. */
    pushToPrivate: isOn(e.PUSH_TO_PRIVATE, false),
    /** Addresses that operators name, of webhooks and pictures, may be inside of our own network: for tests and development. */
    outsideToPrivate: isOn(e.OUTSIDE_TO_PRIVATE, false),
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

/** The values of the environment, each checked by itself and with the others. Throws ConfigProblems with all that is wrong. */
function parseEnvironment(env: Record<string, string | undefined>): Environment {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(filled)
  const issues = parsed.error?.issues ?? []
  throwProblems([
    ...issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    ...readOperators(filled['OPS_TOKEN'], filled['OPS_TOKENS']).problems,
    ...groupProblems(filled),
    ...vapidProblems(filled),
    ...outsideProblems(filled),
    ...autopilotProblems(filled),
    ...(filled['API_BACKEND_URL'] ? [] : productionProblems(filled))
  ])
  return environment.parse(filled)
}

/** Who may name an address reaches what its switch lets through: a marketplace that is no demo has no such switch. */
function outsideProblems(env: Record<string, string | undefined>): string[] {
  if (!isOn(env['OUTSIDE_TO_PRIVATE'], false) || isDemo(env)) return []
  return ['OUTSIDE_TO_PRIVATE: only with DEMO; webhooks and pictures would reach the own network']
}

/** It sends real people's money and goods about: only where nothing is real. What it did must be told from what others did. */
function autopilotProblems(env: Record<string, string | undefined>): string[] {
  if (!isOn(env['AUTOPILOT'], false)) return []
  if (!isDemo(env)) return ['AUTOPILOT: only with DEMO; it answers, ships and pays for everybody']
  const operators = (env['OPS_TOKENS'] ?? '').split(',').map(one => one.trim())
  return operators.some(one => one.startsWith(`${autopilotName}:`))
    ? [`AUTOPILOT: no operator of OPS_TOKENS may be called ${autopilotName} beside it`]
    : []
}

const isDemo = (env: Record<string, string | undefined>) => isOn(env['DEMO'], !env['DATABASE_URL'])

/** What a database server asks for that the embedded way makes by itself. */
function productionProblems(env: Record<string, string | undefined>): string[] {
  if (!env['DATABASE_URL']) return []
  const required = {
    SITE_URL: 'the address that people know the site by',
    APP_SECRET: 'at least 32 characters from a generator',
    PUBLIC_API_SIGNATURE_KEY: 'at least 16 characters from a generator'
  }
  const missing = Object.entries(required)
    .filter(([name]) => !env[name])
    .map(([name, what]) => `${name}: required with DATABASE_URL: ${what}`)
  const isPublicKey = env['PUBLIC_API_SIGNATURE_KEY'] === developmentSignatureKey
  return isPublicKey
    ? [...missing, 'PUBLIC_API_SIGNATURE_KEY: a key of your own, not the public one']
    : missing
}
