import { and, asc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'

import type { Identifier } from '#lib/core/schema/identifier.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { identityErrors } from '#lib/identity/errors.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { RequestContext } from '#server/core/http/context.ts'
import { requesterOf } from '#server/core/http/requester.ts'
import { claimTag, tagOfClaim } from './claim-tag.ts'
import { isClaimOf, type User } from './contacts.ts'
import { giveBack, guess, passwordGuesses, takeGuess } from './guesses.ts'
import { isKnownBrowser } from './known-browsers.ts'
import { guessPassword } from './password.ts'
import { fitsSecret } from './password-hash.ts'
import { knownBrowsers, users } from './schema.ts'

/** Maximum number of accounts compared with a password: those with its tag, and those from before there were tags. */
const maxCompared = 5

type Guesser = { db: Db; now: Date; requestContext: RequestContext; appSecret: string }

/**
 * Finds the account that claims this contact and has this password, however many others claim it too (identity-23). A
 * wrong password counts against the contact, and against this browser if it signed in to a claimant before, but against
 * no account. A right one takes back only its own count, so that another claimant of the contact cannot reset the
 * counter. While the contact is locked, a browser can only sign in to accounts that it signed in to before; a lock of
 * the account itself holds.
 */
export async function findClaim(
  { db, now, requestContext, appSecret }: Guesser,
  contact: Identifier,
  password: string
): Promise<Result<User>> {
  if (!(await hasPassword(db, contact))) return fail(identityErrors.password_unusable)
  const browser = requesterOf(requestContext)
  const shared = `claim:${contact.kind}:${contact.value}`
  const counted = await takeGuess(db, shared, passwordGuesses, now)
  const candidates = await claimsBy(db, contact, claimTag(appSecret, contact, password))
  const open = counted.secondsLeft > 0 ? await knownTo(db, browser, candidates) : candidates
  const own = await guessHere({ db, now }, contact, browser, () => firstFitting(open, password)).catch(
    async (error: unknown) => {
      // A guess that could not be compared does not count.
      await giveBack(db, shared, passwordGuesses)
      throw error
    }
  )
  if (own.locked > 0) return lockedFor(own.locked)
  if (!own.found) {
    return counted.secondsLeft > 0 ? lockedFor(counted.secondsLeft) : fail(identityErrors.wrong_password)
  }
  await giveBack(db, shared, passwordGuesses)
  const looked = await guessPassword({ db, now, requestContext }, own.found, password)
  return looked.ok ? ok(own.found) : looked
}

const lockedFor = (seconds: number) =>
  fail(identityErrors.password_locked, { details: { retry_after: seconds } })

/** Compares within this browser's own counter, which exists once it signed in to an account that claims the contact. */
async function guessHere(
  { db, now }: Pick<Guesser, 'db' | 'now'>,
  contact: Identifier,
  browser: string,
  find: () => Promise<User | undefined>
): Promise<{ found?: User | undefined; locked: number }> {
  const [known] = await db
    .select({ id: users.id })
    .from(knownBrowsers)
    .innerJoin(users, eq(users.id, knownBrowsers.userId))
    .where(and(eq(knownBrowsers.requester, browser), isClaimOf(contact)))
    .limit(1)
  if (!known) return { found: await find(), locked: 0 }
  let found: User | undefined
  const looked = await guess(
    db,
    `claim:${contact.kind}:${contact.value}:${browser}`,
    passwordGuesses,
    now,
    async () => (found = await find()) !== undefined
  )
  return { found, locked: looked.is === 'locked' ? looked.secondsLeft : 0 }
}

/** The account with this password. Without accounts it still compares one hash, so that the time reveals nothing. */
async function firstFitting(accounts: readonly User[], password: string): Promise<User | undefined> {
  if (accounts.length === 0) await fitsSecret(null, password)
  for (const user of accounts) if (await fitsSecret(user.passwordHash, password)) return user
  return undefined
}

/** The accounts that this browser signed in to before. */
async function knownTo(db: Db, browser: string, accounts: readonly User[]): Promise<User[]> {
  const known = await Promise.all(accounts.map(({ id }) => isKnownBrowser(db, browser, id)))
  return accounts.filter((_, at) => known[at])
}

const mayClaim = (contact: Identifier) =>
  and(isClaimOf(contact), isNotNull(users.passwordHash), ne(users.role, 'admin'))

/** Whether any account that claims the contact has a password. */
async function hasPassword(db: Db, contact: Identifier): Promise<boolean> {
  const [found] = await db.select({ id: users.id }).from(users).where(mayClaim(contact)).limit(1)
  return found !== undefined
}

/** The accounts that claim a contact and whose tag matches; those without a tag come last. */
const claimsBy = (db: Db, contact: Identifier, tag: number): Promise<User[]> =>
  db
    .select()
    .from(users)
    .where(and(mayClaim(contact), or(eq(users.claimTag, tag), isNull(users.claimTag))))
    .orderBy(sql`${users.claimTag} is null`, asc(users.id))
    .limit(maxCompared)

/** Stores the tag of an account from before there were tags, once its password was right. */
export async function rememberTag(db: Db, appSecret: string, user: User, password: string): Promise<void> {
  const tag = tagOfClaim(appSecret, user, password)
  if (tag === null) return
  await db
    .update(users)
    .set({ claimTag: tag })
    // A password changed meanwhile has another tag.
    .where(and(eq(users.id, user.id), isNull(users.claimTag), eq(users.passwordHash, user.passwordHash!)))
}
