import { and, asc, inArray, lte, sql } from 'drizzle-orm'

import { clockEvent, type ComplaintEvent, complaintStages, daysOf, stages } from '#lib/complaint/stages.ts'
import { complaintTexts } from '#lib/complaint/texts.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { Services } from '#server/core/platform/services.ts'
import { transactor } from '#server/core/transact.ts'
import type { Step } from '#server/order/change-status.ts'
import { changeStage, type Locked } from './change-stage.ts'
import { applyOffer, closeReceived, closeWithoutRefund, refundComplaint } from './close-complaint.ts'
import { type Complaint, lockComplaint, stateOf } from './complaint-rows.ts'
import { complaints } from './schema.ts'
import { nameSentAgain } from './sent-again.ts'

/** Stages at whose deadline the clock does something. */
const timedStages = complaintStages.filter(stage => stages[stage].clock !== null)

/** Due complaints that are read at once, each of which is then changed in its own transaction. */
const batch = 200

/**
 * Carries out every deadline of a complaint that has passed (D13, D31), each in its own transaction and once across
 * processes: who waited for the lock finds another deadline. Returns how many complaints changed.
 */
export async function runComplaintDeadlines(services: Services, atOnce = batch): Promise<number> {
  let done = 0
  let last: Due | undefined
  do {
    const due = await readDue(services.db, services.clock.now(), last, atOnce)
    for (const { id } of due) {
      try {
        if (await runOne(services, id)) done += 1
      } catch (error) {
        // One complaint that cannot end must not stop the others.
        services.log.error({ error, complaintId: id }, 'complaint deadline failed')
      }
    }
    last = due.length < atOnce ? undefined : due.at(-1)
  } while (last)
  return done
}

/** A deadline is text here, because a Date would round it. */
type Due = { id: number; at: string }

/** The next complaints that are due after one of them, by deadline. */
export const readDue = (db: Db, now: Date, after?: Due, limit = batch): Promise<Due[]> =>
  db
    .select({ id: complaints.id, at: sql<string>`${complaints.deadlineAt}::text`.as('at') })
    .from(complaints)
    .where(
      and(
        inArray(complaints.stage, timedStages),
        lte(complaints.deadlineAt, now),
        after &&
          sql`(${complaints.deadlineAt}, ${complaints.id}) > (${after.at}::text::timestamptz, ${after.id})`
      )
    )
    .orderBy(asc(complaints.deadlineAt), asc(complaints.id))
    .limit(limit)

const runOne = (services: Services, id: number): Promise<boolean> =>
  transactor(services)(async (tx, after) => {
    const locked = await lockComplaint(tx, { scope: 'all' }, id)
    const now = services.clock.now()
    const deadline = locked?.complaint.deadlineAt
    if (!locked || !deadline || deadline > now) return false
    const event = clockEvent(stateOf(locked.complaint))
    const take = event && endings[event]
    if (!take) return false
    const result = await take({ tx, after, now }, locked)
    if (!result.ok) throw new Error(result.error.code)
    return true
  })

/** What each event of the clock does. */
const endings: Partial<Record<ComplaintEvent, (step: Step, locked: Locked) => Promise<Result<Complaint>>>> = {
  wait: async (step, locked) =>
    ok(
      await changeStage(step, locked, 'unanswered', {
        actor: 'system',
        detail: `Penjual belum menjawab dalam ${daysOf('answer')} hari.`,
        notice: `Penjual belum menjawab dalam ${daysOf('answer')} hari. Anda dapat meminta bantuan admin.`
      })
    ),
  help: async (step, locked) =>
    ok(
      await changeStage(step, locked, 'help', {
        actor: 'system',
        detail: 'Diteruskan ke admin karena batas waktu terlewati.',
        notice: 'Komplain diteruskan ke admin karena batas waktu terlewati.'
      })
    ),
  accept: (step, locked) =>
    applyOffer(
      step,
      locked,
      'system',
      `Dianggap diterima: tidak ada tanggapan dalam ${daysOf('silence')} hari.`
    ),
  cancel: (step, locked) =>
    closeWithoutRefund(step, locked, {
      actor: 'system',
      detail: `Barang tidak dikirim kembali dalam ${daysOf('return')} hari. ${complaintTexts.closedWithoutRefund}`,
      outcome: 'lapsed'
    }),
  receive: async (step, locked) =>
    locked.complaint.stage === 'returned'
      ? refundComplaint(step, locked, 'system', `Barang sudah ${daysOf('received')} hari di toko.`)
      : closeReceived(step, locked, {
          actor: 'system',
          detail: `${await nameSentAgain(step.tx, locked.complaint)} dianggap diterima.`
        })
}
