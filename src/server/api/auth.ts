import * as contract from '#lib/contracts/auth.ts'
import type { InputOf } from '#lib/contracts/endpoint.ts'
import { refuse } from '#lib/contracts/refusals.ts'
import { readIdentifier } from '#lib/domain/identifier.ts'

import { dropCookie } from '../cookies.ts'
import { userChannel } from '../data/announce.ts'
import { clearGuesses, passwordGuesses, takeGuess } from '../data/guesses.ts'
import { useGrant } from '../data/otp.ts'
import { findUser, readProfile, takenContacts, type User } from '../data/users.ts'
import { sqlState } from '../db/connect.ts'
import { users } from '../db/schema/identity.ts'
import { fitsSecret, hashSecret } from '../passwords.ts'
import { closeSession, openSession, refreshSession } from '../session.ts'
import { answer, type Context } from './context.ts'
import { grantCookie } from './otp.ts'
import type { Api } from './registry.ts'

export function authRoutes(api: Api): void {
  api.open(contract.login, login)
  api.open(contract.register, register)

  api.open(contract.refresh, async ({ db, frame, now }) =>
    (await refreshSession(db, frame, now)) ? answer(null) : refuse('unauthorized')
  )

  api.open(contract.logout, async ({ db, frame, now, viewer, services }) => {
    const userId = await closeSession(db, frame, await viewer(), now)
    if (userId) {
      await services.realtime
        .disconnect(userChannel(userId))
        .catch((error: unknown) => services.log.error({ error }, 'disconnect'))
    }
    return answer(null)
  })
}

/**
 * Signs in. Unknown: 404. Known, but no password given and no grant held, or no password to compare with: 400, which
 * tells the client to send a code or to ask for the password. Wrong: 422, never 401 (D1).
 */
async function login(context: Context<InputOf<typeof contract.login>>) {
  const { db, input, now, frame } = context
  const identifier = readIdentifier(input.auth)
  const user = identifier && (await findUser(db, identifier))
  if (!identifier || !user) return refuse('account_not_found')
  if (user.role === 'admin') return refuse('role_refused')
  if (input.password) {
    const checked = await checkPassword(context, user, input.password)
    if (!checked.ok) return checked
  } else {
    const cookie = grantCookie('login')
    const subject = { identifier: identifier.value, purpose: 'login' as const }
    if (!(await useGrant(db, frame.cookies[cookie], subject, now))) return refuse('password_unusable')
    dropCookie(frame, cookie)
  }
  return signIn(context, user.id)
}

async function checkPassword({ db, now }: Context<unknown>, user: User, password: string) {
  if (!user.passwordHash) return refuse('password_unusable')
  const key = `password:${user.id}`
  const guess = await takeGuess(db, key, passwordGuesses, now)
  if (!guess.isAllowed) return refuse('password_locked', { details: { retry_after: guess.secondsLeft } })
  if (!(await fitsSecret(user.passwordHash, password))) return refuse('wrong_password')
  await clearGuesses(db, key)
  return { ok: true as const }
}

/** Opens the account of a person who passed a code for the phone or the email of the form, and signs it in. */
async function register(context: Context<InputOf<typeof contract.register>>) {
  const { db, input, now, frame } = context
  const email = input.email
  const phone = readIdentifier(input.phone)?.value
  if (!phone) {
    return refuse('invalid_input', { fields: { phone: 'Format nomor handphone tidak valid' } })
  }
  const taken = await takenContacts(db, email, phone)
  if (taken.phone) return refuse('phone_taken', { fields: { phone: 'Nomor handphone sudah digunakan' } })
  if (taken.email) return refuse('email_taken', { fields: { email: 'Email sudah digunakan' } })
  const cookie = grantCookie('register')
  const token = frame.cookies[cookie]
  const isGranted =
    (await useGrant(db, token, { identifier: phone, purpose: 'register' }, now)) ||
    (await useGrant(db, token, { identifier: email, purpose: 'register' }, now))
  if (!isGranted) return refuse('grant_required')
  const passwordHash = await hashSecret(input.password)
  try {
    const [user] = await db
      .insert(users)
      .values({ role: 'buyer', name: input.name, email, phone, passwordHash, createdAt: now })
      .returning({ id: users.id })
    dropCookie(frame, cookie)
    return user ? await signIn(context, user.id) : refuse('server_error')
  } catch (error) {
    // Another registration with the same contact won between the look and the insert.
    if (sqlState(error) === '23505') return refuse('phone_taken')
    throw error
  }
}

async function signIn({ db, frame, now, services }: Context<unknown>, userId: number) {
  await openSession(db, frame, userId, now)
  const profile = await readProfile(db, userId, services.config.appSecret)
  return profile ? answer(profile, { message: 'Berhasil masuk' }) : refuse('unauthorized')
}
