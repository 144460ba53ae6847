import { eq } from 'drizzle-orm'

import { coreErrors } from '#lib/core/schema/errors.ts'
import type { InputOf } from '#lib/core/schema/endpoint.ts'
import * as contract from '#lib/identity/profile-contract.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { type Identifier, readIdentifier } from '#lib/core/schema/identifier.ts'
import { ok } from '#lib/core/schema/result.ts'
import { identityTexts } from '#lib/identity/texts.ts'

import { recordEvent } from './account-events.ts'
import { changeContact, type Unchanged } from './contact-change.ts'
import { addPin, verifyPin } from './pin.ts'
import { ownProfile, readProfile, toProfile } from './users.ts'
import { sqlState } from '#server/core/db/connect.ts'
import { users } from './schema.ts'
import { removePhoto, withPhoto } from '#server/core/images/photos.ts'
import { type BuyerContext } from '#server/core/http/context.ts'
import { ApiException } from '#server/core/api-exception.ts'
import { answer } from '#server/core/http/answer.ts'
import { siteOf } from './security-link.ts'
import { signedPages } from './signed-pages.ts'
import { heldGrants } from './grant-cookie.ts'
import type { Api } from '#server/core/http/registry.ts'

export function profileRoutes(api: Api): void {
  api.own(
    contract.readProfile,
    ({ db }, key) => ownProfile(db).execute(key),
    async ({ services }, [row]) =>
      row ? answer(toProfile(row, services.config.appSecret)) : fail(coreErrors.unauthorized)
  )

  api.buyer(contract.updateProfile, updateProfile)

  api.buyer(contract.checkPin, async ({ db, buyerId, input, now, requestContext }) => {
    const verified = await verifyPin({ db, userId: buyerId, now, requestContext }, input.pin)
    return verified.ok ? answer(null) : verified
  })

  api.buyer(contract.addPin, async context => {
    const added = await addPin(context, context.input.pin)
    return added.ok ? answer(null, { message: identityTexts.pinMade }) : added
  })
}

type Update = BuyerContext<InputOf<typeof contract.updateProfile>>

/** Saves all valid fields of the form; only a contact whose codes are missing is rejected, at its field. */
async function updateProfile(context: Update) {
  const { db, services, buyerId, input } = context
  const upload = { folder: 'profiles', photo: input.photo, by: buyerId } as const
  const saved = await withPhoto(services, upload, async path =>
    ok(
      await saveProfile(context, path)
        // Another account verified the contact between check and change: the second attempt sees its owner.
        .catch((error: unknown) => {
          if (sqlState(error) !== '23505') throw error
          return saveProfile(context, path)
        })
    )
  )
  if (!saved.ok) return saved
  const unchanged = saved.value
  const [first] = Object.values(unchanged)
  if (first) {
    const fields = Object.fromEntries(Object.entries(unchanged).map(([name, { text }]) => [name, text]))
    return fail(first.error, { fields })
  }
  const profile = await readProfile(db, buyerId, services.config.appSecret)
  return profile ? answer(profile, { message: 'Profil berhasil diperbarui' }) : fail(coreErrors.unauthorized)
}

/** Returns the contacts that were not changed, by field. */
function saveProfile(context: Update, photoPath: string | undefined): Promise<Record<string, Unchanged>> {
  const { services, buyerId, input, now, requestContext } = context
  const wanted = [input.email, input.phone]
    .map(text => readIdentifier(text ?? ''))
    .filter((contact): contact is Identifier => contact !== undefined)
  return context.transact(async (tx, after) => {
    const [user] = await tx.select().from(users).where(eq(users.id, buyerId)).for('update')
    if (!user) throw new ApiException(coreErrors.unauthorized)
    const set = { ...(input.name && { name: input.name }), ...(photoPath && { photoPath }) }
    if (Object.keys(set).length > 0) {
      await tx.update(users).set(set).where(eq(users.id, buyerId))
      after.invalidate(...(await signedPages(tx, buyerId)))
    }
    const { photoPath: old } = user
    if (photoPath && old) after.run(() => removePhoto(services.storage, old))
    const unchanged: Record<string, Unchanged> = {}
    for (const contact of wanted) {
      const step = { tx, after, now, site: siteOf(context) }
      const problem = await changeContact(step, user, contact, heldGrants(requestContext))
      if (problem) unchanged[contact.kind] = problem
      else if (user[contact.kind] !== contact.value) {
        await recordEvent(tx, { userId: buyerId, kind: `${contact.kind}_changed`, requestContext, now })
      }
    }
    return unchanged
  })
}
