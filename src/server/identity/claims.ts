import { and, asc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'

import type { Identifier } from '#lib/core/identifier.ts'
import { refuse } from '#lib/core/refusal.ts'
import { ok, type Result } from '#lib/core/result.ts'
import { identityRefusals } from '#lib/identity/refusals.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { RequestFrame } from '#server/core/http/context.ts'
import { requesterOf } from '#server/core/http/requester.ts'
import { claimTag, tagOfClaim } from './claim-tag.ts'
import { isClaimOf, type User } from './contacts.ts'
import { guess, passwordGuesses } from './guesses.ts'
import { isKnownBrowser } from './known-browsers.ts'
import { guessPassword } from './password.ts'
import { fitsSecret } from './password-hash.ts'
import { users } from './schema.ts'

/** Accounts with the tag of a password that are compared with it, and those from before there were tags. */
const comparedAtMost = 5

type Guesser = { db: Db; now: Date; frame: RequestFrame; appSecret: string }

/**
 * The account that claims this contact and has this password, however many others claim it too. Wrong passwords are
 * counted for the contact, and at no account: strangers who claim it lock nobody out who signs in by a phone, or in a browser that
 * signed in there before. A lock of the account itself holds (identity-23).
 */
export async function findClaim(
  guesser: Guesser,
  contact: Identifier,
  password: string
): Promise<Result<User>> {
  const { db, now, frame, appSecret } = guesser
  const candidates = await claimsBy(db, contact, claimTag(appSecret, contact, password))
  const key = await keyOf(guesser, contact, candidates)
  let found: User | undefined
  const looked = await guess(db, key, passwordGuesses, now, async () => {
    for (const user of candidates) {
      if (!(await fitsSecret(user.passwordHash, password))) continue
      found = user
      return true
    }
    // It takes as long where nobody has that password.
    if (candidates.length === 0) await fitsSecret(null, password)
    return false
  })
  if (looked.is === 'locked') {
    return refuse(identityRefusals.password_locked, { details: { retry_after: looked.secondsLeft } })
  }
  if (!found) return refuse(identityRefusals.wrong_password)
  const own = await guessPassword({ db, now, frame }, found, password)
  return own.ok ? ok(found) : own
}

/** The accounts that claim a contact and may have the password of this tag; those without a tag last. */
const claimsBy = (db: Db, contact: Identifier, tag: number): Promise<User[]> =>
  db
    .select()
    .from(users)
    .where(
      and(
        isClaimOf(contact),
        isNotNull(users.passwordHash),
        or(eq(users.claimTag, tag), isNull(users.claimTag)),
        ne(users.role, 'admin')
      )
    )
    .orderBy(sql`${users.claimTag} is null`, asc(users.id))
    .limit(comparedAtMost)

/** Where wrong passwords of a contact are counted: a browser that signed in to one of its accounts has a counter of its own. */
async function keyOf({ db, frame }: Guesser, { kind, value }: Identifier, candidates: readonly User[]) {
  const browser = requesterOf(frame)
  const known = await Promise.all(candidates.map(({ id }) => isKnownBrowser(db, browser, id)))
  return `claim:${kind}:${value}${known.includes(true) ? `:${browser}` : ''}`
}

/** Gives an account from before there were tags its own, once its password was right. */
export async function rememberTag(db: Db, appSecret: string, user: User, password: string): Promise<void> {
  const tag = tagOfClaim(appSecret, user, password)
  if (tag === null) return
  await db
    .update(users)
    .set({ claimTag: tag })
    // A password that was changed meanwhile has another one.
    .where(and(eq(users.id, user.id), isNull(users.claimTag), eq(users.passwordHash, user.passwordHash!)))
}
