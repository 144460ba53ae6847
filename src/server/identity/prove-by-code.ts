import { identityErrors } from '#lib/identity/errors.ts'
import type { OtpPurpose } from '#lib/identity/otp.ts'

import { ApiException } from '#server/core/api-exception.ts'
import type { Db } from '#server/core/db/connect.ts'
import { type User, verifiedContacts } from './contacts.ts'
import { useGrant } from './grants.ts'

/** Uses up a grant for one of the person's verified contacts; rejects if there is none. */
export async function proveByCode(
  tx: Db,
  user: User,
  held: string[],
  purpose: OtpPurpose,
  now: Date
): Promise<void> {
  for (const { value } of verifiedContacts(user)) {
    if (await useGrant(tx, held, { identifier: value, purposes: [purpose, 'account'] }, now)) return
  }
  throw new ApiException(identityErrors.grant_required)
}
