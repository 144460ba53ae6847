import { complaintErrors } from '#lib/complaint/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import { ApiException } from '#server/core/api-exception.ts'
import type { Transact } from '#server/core/after-commit.ts'
import { answer } from '#server/core/http/answer.ts'
import { withPhoto } from '#server/core/images/photos.ts'
import { sessionKey } from '#server/core/platform/limits.ts'
import type { Services } from '#server/core/platform/services.ts'
import { lockComplaint, type Reader, readComplaint } from './complaint-rows.ts'
import { type ComplaintMessageRow, findSentMessage, writeComplaintMessage } from './discussion.ts'
import { complaintFolder } from './photos.ts'
import { toComplaintMessages } from './present.ts'

type Sending = {
  services: Services
  transact: Transact
  now: Date
  reader: Reader
  /** Who takes a place in the queue of pictures. */
  by: Parameters<typeof withPhoto>[1]['by']
  /** Whose messages of a minute are counted together. */
  quota: string
}

type Given = { id: number; message: string; photos: readonly File[]; client_id?: string | undefined }

/**
 * Writes into a discussion, once for each client id. Photos are re-encoded before the transaction. Rejects foreign and
 * closed complaints, an empty message, a full discussion and too many messages in a minute.
 */
export async function sendToDiscussion(
  sending: Sending,
  sender: Parameters<typeof writeComplaintMessage>[2],
  { id, message, photos, client_id: clientId }: Given
) {
  const { services, transact, now, reader, quota } = sending
  const { db, config, limits } = services
  const viewing = { appSecret: config.appSecret, now }
  const show = async (row: ComplaintMessageRow) => answer((await toComplaintMessages(db, [row], viewing))[0]!)
  const found = await readComplaint(db, reader, id)
  if (!found) return fail(complaintErrors.complaint_not_found)
  const earlier = await findSentMessage(db, id, sender.actor, clientId)
  if (earlier) return show(earlier)
  if (!message && photos.length === 0) return fail(complaintErrors.complaint_message_empty)
  if (found.complaint.closedAt) return fail(complaintErrors.complaint_moved)
  const wait = await limits.take('message', `${sessionKey}complaint-${quota}`)
  if (wait !== undefined) {
    return fail(complaintErrors.complaint_too_many_messages, { details: { retry_after: wait } })
  }
  const written = await withPhotos(sending, photos, photoPaths =>
    transact(async (tx, after) => {
      const locked = await lockComplaint(tx, reader, id)
      if (!locked) throw new ApiException(complaintErrors.complaint_not_found)
      // The same message came first: these pictures are removed again.
      if (await findSentMessage(tx, id, sender.actor, clientId)) return fail(complaintErrors.complaint_moved)
      // The queue of pictures and the lock take time, and dates rise with ids.
      const step = { tx, after, now: services.clock.now() }
      const row = await writeComplaintMessage(step, locked, sender, { message, clientId, photoPaths })
      if (!row.ok) throw new ApiException(row.error)
      return ok(row.value)
    })
  )
  if (written.ok) return show(written.value)
  const first = await findSentMessage(db, id, sender.actor, clientId)
  return first ? show(first) : written
}

/** Stores pictures one after the other for work that saves their paths; all are removed where it fails. */
function withPhotos<R>(
  { services, by }: Pick<Sending, 'services' | 'by'>,
  [photo, ...others]: readonly File[],
  work: (paths: string[]) => Promise<Result<R>>
): Promise<Result<R>> {
  if (!photo) return work([])
  return withPhoto(services, { folder: complaintFolder, photo, by }, path =>
    withPhotos({ services, by }, others, paths => work(path ? [path, ...paths] : paths))
  )
}
