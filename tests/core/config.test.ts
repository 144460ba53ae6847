import { createECDH } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { readConfig } from '#server/core/platform/config.ts'
import { ConfigProblems } from '#server/core/platform/config/problems.ts'

import { testEnvironment } from '../support/environment.ts'
import { scratchFolder } from '../support/scratch-folder.ts'

const read = (environment: Record<string, string>) =>
  readConfig({ ...testEnvironment('/proc/nowhere'), ...environment })

/** The errors of an environment, none if it is valid. */
function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    read(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigProblems) return error.problems
    throw error
  }
}

function vapid() {
  const curve = createECDH('prime256v1')
  const VAPID_PUBLIC_KEY = curve.generateKeys('base64url')
  // Node writes a key that begins with a zero byte shorter.
  const VAPID_PRIVATE_KEY = Buffer.from(curve.getPrivateKey('hex').padStart(64, '0'), 'hex').toString(
    'base64url'
  )
  return { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT: 'mailto:push@shop.example' }
}

const right: [string, string][] = [
  ['SITE_URL', 'https://shop.example/'],
  ['SITE_URL', 'http://localhost:4321'],
  ['DATABASE_URL', 'postgres://127.0.0.1:5432/baba'],
  ['DATABASE_URL', 'postgres://127.0.0.1:5432/baba?sslmode=verify-full'],
  ['DATABASE_URL', 'postgresql:///baba?host=/var/run/postgresql'],
  ['DATABASE_URL', 'postgres://baba:p%23ss@one:5432,two:5433/baba'],
  ['REDIS_URL', 'rediss://user:secret@cache.example:6380/1'],
  ['SEARCH', 'postgres'],
  ['SMTP_URL', 'smtp://user%40shop:secret@mail.example:587'],
  ['SMTP_URL', 'smtps://mail.example?pool=true'],
  ['API_BACKEND_URL', 'http://127.0.0.1:4000/base'],
  ['ANALYTICS_URL', 'https://analytics.example/collect?site=1'],
  ['HOST', '0.0.0.0'],
  ['HOST', '::1'],
  ['HOST', 'shop_1.internal'],
  ['PORT', '0'],
  ['MAIL_FROM', 'shop@shop.example'],
  ['MAIL_FROM', 'Toko Baba <shop@shop.example>'],
  ['MAIL_FROM', '"Toko, Baba" <shop@shop.example>'],
  ['ARTICLES_DIR', './src/content/blog'],
  ['DEMO', 'false'],
  ['OPS_TOKENS', 'ani:a-long-random-token, budi:another-long-token']
]

const wrong: [string, string, RegExp | string][] = [
  ['SITE_URL', 'shop.example', /^SITE_URL: an address such as https:/],
  ['SITE_URL', 'https://shop.example/shop', 'SITE_URL'],
  ['SITE_URL', 'https://shop.example?a=1', 'SITE_URL'],
  ['SITE_URL', 'https://shop.example#a', 'SITE_URL'],
  ['SITE_URL', 'https://me:word@shop.example', 'SITE_URL'],
  ['DATABASE_URL', 'mysql://127.0.0.1/baba', /^DATABASE_URL: an address such as postgres:/],
  ['DATABASE_URL', 'nonsense', 'DATABASE_URL'],
  ['DATABASE_URL', 'postgres://baba:50%@127.0.0.1/baba', 'DATABASE_URL'],
  ['DATABASE_URL', 'postgres://127.0.0.1:5432', 'DATABASE_URL'],
  ['DATABASE_URL', 'postgres://127.0.0.1/baba?sslmode=requrie', 'DATABASE_URL'],
  ['DATABASE_URL', 'postgres://baba@[::1]/baba', 'DATABASE_URL'],
  ['DATABASE_URL', 'postgres://baba:se#cret@127.0.0.1/baba', 'DATABASE_URL'],
  ['REDIS_URL', 'localhost', /^REDIS_URL: an address such as redis:/],
  ['REDIS_URL', 'redis://', 'REDIS_URL'],
  ['SEARCH', 'elastic', /^SEARCH: memory or postgres, not "elastic"/],
  ['SMTP_URL', 'mail.example:587', /^SMTP_URL: an address such as smtp:/],
  ['API_BACKEND_URL', 'https://api.example?a=1', 'API_BACKEND_URL'],
  ['ANALYTICS_URL', 'javascript:alert(1)', 'ANALYTICS_URL'],
  ['APP_IOS_URL', 'https://', 'APP_IOS_URL'],
  ['PUBLIC_MAP_STYLE_URL', 'https://tiles.example/a style', 'PUBLIC_MAP_STYLE_URL'],
  ['HOST', 'localhost:4321', 'HOST: a host name or an IP address, without a port, not "localhost:4321"'],
  ['HOST', '10.0.0.256', 'HOST'],
  ['PORT', 'abc', 'PORT: a whole number from 0 to 65,535, not "abc"'],
  ['PORT', '65536', 'PORT'],
  ['PORT', '1e3', 'PORT'],
  ...['11%', '-1', '100', '11,12', '2026-02-30:11', '2026-13-01:11', '2027-01-01:12,2026-01-01:11'].map(
    (text): [string, string, string] => ['FEE_TAX', text, 'FEE_TAX: a percentage such as 11']
  ),
  ['DATABASE_POOL', '1', 'DATABASE_POOL: a whole number from 2 to 100, not "1"'],
  ['DEMO', 'yes', 'DEMO: on or off (also 1, 0, true, false), not "yes"'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL: trace, debug, info, warn, error or silent, not "loud"'],
  ['MAIL_FROM', 'Baba Bangunan', /^MAIL_FROM: one address/],
  ['MAIL_FROM', 'Toko, Baba <shop@shop.example>', 'MAIL_FROM'],
  ['MAIL_FROM', 'a@shop.example, b@shop.example', 'MAIL_FROM'],
  ['ARTICLES_DIR', './nowhere', 'ARTICLES_DIR: a folder that is there, not "./nowhere"'],
  ['ARTICLES_DIR', './package.json', 'ARTICLES_DIR'],
  ['APP_SECRET', 'x'.repeat(31), 'APP_SECRET: at least 32 characters from a generator'],
  ['OPS_TOKEN', 'x'.repeat(15), 'OPS_TOKEN: at least 16 characters from a generator'],
  ['PUBLIC_API_SIGNATURE_KEY', 'x'.repeat(15), 'PUBLIC_API_SIGNATURE_KEY: at least 16'],
  ['WHATSAPP_URL', 'https://gateway.example', 'WHATSAPP_TOKEN: missing; WhatsApp needs both or neither'],
  ['SMS_TOKEN', 'secret', 'SMS_URL: missing; SMS needs both or neither of SMS_URL, SMS_TOKEN'],
  ['PUSHER_APP_ID', '1', 'PUSHER_KEY, PUSHER_SECRET: missing'],
  ['PUSHER_URL', 'https://live.example', 'PUSHER_APP_ID, PUSHER_KEY, PUSHER_SECRET: missing'],
  ['PUSHER_CLUSTER', 'ap1.evil.example/', 'PUSHER_CLUSTER: the short name of a cluster'],
  ['COMPANY_NAME', 'Baba\nBangunan', 'COMPANY_NAME: one line']
]

describe('[core-195] a setting', () => {
  it.each(right)('%s may be %j', (name, value) => {
    const production = { SITE_URL: 'https://shop.example', [name]: value }
    expect(problemsOf(name === 'DATABASE_URL' ? production : { [name]: value })).toEqual([])
  })

  it.each(wrong)('%s may not be %j', (name, value, problem) => {
    const problems = problemsOf({ SITE_URL: 'https://shop.example', [name]: value })
    expect(problems).toContainEqual(
      typeof problem === 'string' ? expect.stringContaining(problem) : expect.stringMatching(problem)
    )
  })

  it('that is invalid is reported with all others, without secrets, and no secret is generated', () => {
    const DATA_DIR = join(scratchFolder('config'), 'data')
    const secrets = {
      APP_SECRET: 'S3CRET-a',
      OPS_TOKEN: 'S3CRET-b',
      OPS_TOKENS: 'S3CRET-c',
      DATABASE_URL: 'mysql://baba:S3CRET-d@db',
      REDIS_URL: 'http://:S3CRET-e@cache',
      SMTP_URL: 'mail:S3CRET-f@mail',
      WHATSAPP_TOKEN: 'S3CRET-g',
      VAPID_PRIVATE_KEY: 'S3CRET-h',
      S3_SECRET_ACCESS_KEY: 'S3CRET-i',
      SITE_URL: 'https://me:S3CRET-j@shop.example'
    }
    const problems = problemsOf({ DATA_DIR, ...secrets, PORT: 'abc', DEMO: 'yes' })
    for (const name of [...Object.keys(secrets), 'PORT', 'DEMO']) {
      expect(problems).toContainEqual(expect.stringContaining(name))
    }
    expect(problems.join('\n')).not.toContain('S3CRET')
    expect(existsSync(DATA_DIR)).toBe(false)
  })

  it('that a database server requires is reported with the others', () => {
    const env = {
      DATABASE_URL: 'postgres://127.0.0.1/baba',
      PUBLIC_API_SIGNATURE_KEY: 'baba-bangunan-development-key'
    }
    expect(problemsOf({ ...env, APP_SECRET: '' })).toEqual([
      expect.stringContaining('SITE_URL: required with DATABASE_URL'),
      expect.stringContaining('APP_SECRET: required with DATABASE_URL'),
      expect.stringContaining('PUBLIC_API_SIGNATURE_KEY: a key of your own')
    ])
  })
})

describe('[ops-2] operators', () => {
  const token = 'a-long-random-token'

  it.each([
    [`ani:${token},budi:${token}`, 'budi has the token of ani'],
    [`ani:${token},ani:another-long-token`, 'ani is there twice'],
    [`ani:cleark:${token}`, 'entry 1 is no name:role:token'],
    [`ani:clerk:${token},budi:${token}:rest-of-it-is-long`, 'entry 2 is no name:role:token'],
    ['@payout:another-long-token', 'entry 1 is no name:role:token'],
    ['console:another-long-token', 'console is the name of OPS_TOKEN'],
    [`ani:${testEnvironment('')['OPS_TOKEN']}`, 'ani has the token of console']
  ])('have a name and a token of their own: %s', (OPS_TOKENS, problem) => {
    expect(problemsOf({ OPS_TOKENS })).toEqual([expect.stringContaining(problem)])
  })

  it('do not share the generated token', () => {
    const DATA_DIR = scratchFolder('config')
    const made = readConfig({ DATA_DIR }).madeOpsToken ?? ''
    expect(() => readConfig({ DATA_DIR, OPS_TOKENS: `ani:${made}` })).toThrow('ani has the token of console')
  })
})

describe('[notification-10] push keys', () => {
  it('that are a pair are accepted', () => {
    const keys = vapid()
    expect(read(keys).vapid?.publicKey).toBe(keys.VAPID_PUBLIC_KEY)
  })

  it.each([
    ['VAPID_PUBLIC_KEY', 'a', 'VAPID_PUBLIC_KEY: a public key of npm run push:keys'],
    ['VAPID_PRIVATE_KEY', 'not base64url!', 'VAPID_PRIVATE_KEY: a private key of npm run push:keys'],
    ['VAPID_PRIVATE_KEY', vapid().VAPID_PRIVATE_KEY, 'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: no pair'],
    ['VAPID_PRIVATE_KEY', Buffer.alloc(32).toString('base64url'), 'no pair'],
    ['VAPID_SUBJECT', 'push@shop.example', 'VAPID_SUBJECT: mailto:']
  ])('stop the start if %s is %s', (name, value, problem) => {
    expect(problemsOf({ ...vapid(), [name]: value })).toEqual([expect.stringContaining(problem)])
  })
})

describe('[autopilot-1] AUTOPILOT', () => {
  it('is off unless it is switched on, which only a demo may, and has its name for itself', () => {
    expect(read({}).autopilot).toBe(false)
    expect(read({ AUTOPILOT: 'on' }).autopilot).toBe(true)
    const refused = ['AUTOPILOT: only with DEMO; it answers, ships and pays for everybody']
    expect(problemsOf({ AUTOPILOT: 'on', DEMO: 'off' })).toEqual(refused)
    const named = {
      AUTOPILOT: 'on',
      OPS_TOKENS: 'ani:owner:a-long-random-token, autopilot:clerk:another-long-token'
    }
    expect(problemsOf(named)).toEqual([
      'AUTOPILOT: no operator of OPS_TOKENS may be called autopilot beside it'
    ])
  })
})

describe('[webhook-3] OUTSIDE_TO_PRIVATE', () => {
  const production = { DATABASE_URL: 'postgres://127.0.0.1:5432/baba', SITE_URL: 'https://shop.example' }

  it('is off unless it is switched on, which only a demo may', () => {
    expect(read({}).outsideToPrivate).toBe(false)
    expect(read({ OUTSIDE_TO_PRIVATE: 'on' }).outsideToPrivate).toBe(true)
    const refused = ['OUTSIDE_TO_PRIVATE: only with DEMO; webhooks and pictures would reach the own network']
    expect(problemsOf({ OUTSIDE_TO_PRIVATE: 'on', DEMO: 'off' })).toEqual(refused)
    expect(problemsOf({ ...production, OUTSIDE_TO_PRIVATE: 'on', DEMO: '' })).toEqual(refused)
    expect(problemsOf({ ...production, OUTSIDE_TO_PRIVATE: 'off', DEMO: '' })).toEqual([])
  })
})

it('[ops-400] reads the tax in fees with the Jakarta days from which it holds', () => {
  const steps = (text: string) => read({ FEE_TAX: text }).feeTax
  expect(read({}).feeTax).toEqual([])
  expect(steps('11')).toEqual([{ from: new Date('1999-12-31T17:00:00Z'), basisPoints: 1_100 }])
  expect(steps('2022-04-01:11,2027-01-01:12.5')).toEqual([
    { from: new Date('2022-03-31T17:00:00Z'), basisPoints: 1_100 },
    { from: new Date('2026-12-31T17:00:00Z'), basisPoints: 1_250 }
  ])
})
