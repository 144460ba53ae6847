import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

import { type ApiProcess, at, startApi } from '../support/api-process.ts'
import { newestCode } from '../support/codes.ts'
import { tally } from '../support/crowd.ts'
import { timeout, seedOf, sized } from '../support/long.ts'
import { requestCode, openAccount } from '../support/passing.ts'
import { codeOf, type Person, value } from '../support/person.ts'
import { copyWorld } from '../support/world.ts'

/** People whose secrets are guessed, each at servers that are killed meanwhile. */
const rounds = sized(1, 20)
const redisUrl = process.env['TEST_REDIS_URL']
const isShared = inject('template').databaseUrl !== undefined

/** The owner of a secret, how a guess is sent to a process, and its possible answers. */
type Secret = {
  name: string
  right: string
  guess: (api: ApiProcess, given: string) => Promise<string>
  wrong: string
  locked: string
  /** Wrong guesses that are answered as wrong before the lock. */
  told: number
}

let copied: Awaited<ReturnType<typeof copyWorld>>
let apis: ApiProcess[] = []
let people = 0

// The embedded database belongs to one process, PostgreSQL to both.
const start = async () => {
  const each = Array.from({ length: isShared ? 2 : 1 }, () => startApi(copied.config, redisUrl))
  apis = await Promise.all(each)
}
const killAll = () => Promise.all(apis.map(api => api.kill()))
const turnOf = (turn: number) => apis[turn % apis.length]!

beforeAll(async () => {
  copied = await copyWorld()
  await start()
})
afterAll(async () => {
  await Promise.all(apis.map(api => api.stop()))
  await copied.drop()
})

/** A new person with a password and a PIN, and a stranger's browser that requested a code to their phone. */
async function secretsOfSomebody(): Promise<Secret[]> {
  people += 1
  const phone = `08139700${1000 + people}`
  const { ops } = apis[0]!
  const owner = apis[0]!.person()
  const contacts = { phone, email: `tebak-${people}@contoh.id` }
  expect(await openAccount({ ops }, owner, 'phone', contacts)).toBe('ok')
  value(await owner.call('POST /buyer/pin/add', { pin: '135790' }))
  const guesser: Person = apis[0]!.person()
  const { otp_id } = value(await requestCode(guesser, phone, { purpose: 'login' }))
  const otp = await newestCode(ops, `62${phone.slice(1)}`)
  return [
    {
      name: 'code',
      right: otp,
      guess: async (api, given) =>
        codeOf(await at(api, guesser).call('POST /auth/otp/check', { otp_id, otp: given })),
      wrong: 'otp_invalid',
      locked: 'otp_exhausted',
      told: 5
    },
    {
      name: 'password',
      right: 'rahasia123',
      guess: async (api, password) =>
        codeOf(await api.person().call('POST /auth/login', { auth: phone, password })),
      wrong: 'wrong_password',
      locked: 'password_locked',
      told: 10
    },
    {
      name: 'PIN',
      right: '135790',
      guess: async (api, pin) => codeOf(await at(api, owner).call('POST /buyer/pin/check', { pin })),
      wrong: 'pin_wrong',
      locked: 'pin_locked',
      // The fifth one's answer names the lock that it caused.
      told: 4
    }
  ]
}

const wrongFor = ({ right }: Secret) => (right === '000000' ? '000001' : '000000')

/** Guesses wrong until the answer is no longer 'wrong', and returns how often it was. */
async function guessUntilLocked(secret: Secret): Promise<number> {
  for (let told = 0; ; told += 1) {
    const code = await secret.guess(turnOf(told), wrongFor(secret))
    if (code === secret.locked) return told
    expect(code).toBe(secret.wrong)
  }
}

const guessRight = async (secrets: readonly Secret[]) =>
  Promise.all(secrets.map(async secret => [secret.name, await secret.guess(turnOf(1), secret.right)]))
const locks = (secrets: readonly Secret[]) => secrets.map(({ name, locked }) => [name, locked])

describe('[identity-150] wrong guesses at a code, a password and a PIN', () => {
  if (isShared) {
    it('at two processes at once are counted together, and stay counted', async () => {
      const secrets = await secretsOfSomebody()
      for (const secret of secrets) {
        const guesses = Array.from({ length: 24 }, (_, turn) => secret.guess(turnOf(turn), wrongFor(secret)))
        const { wrong, locked, told } = secret
        expect(tally(await Promise.all(guesses))).toEqual({ [wrong]: told, [locked]: 24 - told })
      }
      await killAll()
      await start()
      expect(await guessRight(secrets)).toEqual(locks(secrets))
    })
  }

  it(
    'are not forgotten by a server that is killed and restarted meanwhile',
    async () => {
      const seed = seedOf('guessing')
      for (let round = 0; round < rounds; round += 1) {
        const secrets = await secretsOfSomebody()
        const before = await Promise.all(
          secrets.map(async secret => {
            const heard = 1 + ((seed + round) % (secret.told - 1))
            for (let turn = 0; turn < heard; turn += 1) {
              expect(await secret.guess(turnOf(turn), wrongFor(secret))).toBe(secret.wrong)
            }
            return heard
          })
        )
        // Sent while the servers are killed: it may be counted or not, and nobody gets its answer.
        const underWay = secrets.map(secret =>
          secret.guess(turnOf(round), wrongFor(secret)).catch(() => undefined)
        )
        await killAll()
        await Promise.all(underWay)
        await start()
        for (const [place, secret] of secrets.entries()) {
          const after = await guessUntilLocked(secret)
          const left = secret.told - before[place]!
          expect([secret.name, [left, left - 1]]).toEqual([secret.name, expect.arrayContaining([after])])
        }
        expect(await guessRight(secrets)).toEqual(locks(secrets))
      }
    },
    timeout * 2
  )

  it('lock out the right one only for their time', async () => {
    const [, password] = await secretsOfSomebody()
    expect(await guessUntilLocked(password!)).toBe(10)
    await killAll()
    await start()
    value(await apis[0]!.ops.call('POST /ops/clock', { advance_seconds: 15 * 60 + 1 }))
    expect(await password!.guess(turnOf(0), password!.right)).toBe('ok')
  })
})
