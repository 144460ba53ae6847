import { eq } from 'drizzle-orm'

import { complaintErrors } from '#lib/complaint/errors.ts'
import { type ComplaintOffer, offerLabels, offersFor } from '#lib/complaint/kinds.ts'
import { daysOf } from '#lib/complaint/stages.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { asSentence } from '#lib/order/texts.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { Step } from '#server/order/change-status.ts'
import { changeStage, checkAct, type Locked, type Take } from './change-stage.ts'
import { checkNominal, limitOf } from './check-complaint.ts'
import { applyOffer } from './close-complaint.ts'
import { type Complaint, haveGoodsGoneBack, nameItems, readItems, readLines } from './complaint-rows.ts'
import { complaints } from './schema.ts'

/** The answer of the seller and the ruling of the admin. */

export type Offer = { solution: ComplaintOffer; nominal?: number | undefined; message: string }

const offerText = (solution: ComplaintOffer, nominal: number | null): string =>
  nominal === null ? offerLabels[solution] : `${offerLabels[solution]} ${rupiah(nominal)}`

/**
 * The seller's answer (D13): what the buyer wanted is carried out at once, anything else the buyer may accept, or ask
 * the admin.
 */
export const answerComplaint =
  (offer: Offer): Take =>
  (step, locked) =>
    makeOffer(step, locked, offer, {
      event: 'answer',
      actor: 'seller',
      stage: 'answered',
      isFinal: nominal => grantsWish(locked.complaint, offer.solution, nominal),
      set: nominal => ({
        answerSolution: offer.solution,
        answerNominal: nominal,
        answerMessage: offer.message,
        answeredAt: step.now
      }),
      says: 'Penjual menjawab',
      saysFinally: 'Penjual menyetujui',
      otherwise: 'minta bantuan',
      offered: 'jawaban itu',
      reason: ''
    })

/** Whether an answer gives the buyer what was wanted, or more money than that. */
const grantsWish = (wish: Complaint, solution: ComplaintOffer, nominal: number | null): boolean =>
  solution === wish.solution && (nominal ?? 0) >= (wish.nominal ?? 0)

/** The admin's ruling (D13): the buyer may appeal it once; the ruling on an appeal is carried out at once. */
export const ruleComplaint =
  (offer: Offer): Take =>
  (step, locked) =>
    makeOffer(step, locked, offer, {
      event: 'rule',
      actor: 'admin',
      stage: 'ruled',
      isFinal: () => locked.complaint.isAppealed,
      set: nominal => ({
        rulingSolution: offer.solution,
        rulingNominal: nominal,
        rulingMessage: offer.message,
        ruledAt: step.now
      }),
      says: 'Admin memutuskan',
      saysFinally: 'Keputusan akhir admin',
      otherwise: 'ajukan banding',
      offered: 'keputusan itu',
      // The ruling on an appeal takes the place of this one, whose reason stays in the history.
      reason: ` Alasan: ${asSentence(offer.message)}`
    })

type Offering = {
  event: 'answer' | 'rule'
  actor: 'seller' | 'admin'
  /** Where it waits for the buyer. */
  stage: 'answered' | 'ruled'
  /** Whether it is carried out without waiting for the buyer. */
  isFinal: (nominal: number | null) => boolean
  set: (nominal: number | null) => Partial<typeof complaints.$inferInsert>
  says: string
  saysFinally: string
  /** What the buyer may do instead of accepting. */
  otherwise: string
  /** What the buyer's silence accepts. */
  offered: string
  /** What the history says of why. */
  reason: string
}

async function makeOffer(
  step: Step,
  locked: Locked,
  offer: Offer,
  { event, actor, stage, isFinal, set, says, saysFinally, otherwise, offered, reason }: Offering
): Promise<Result<Complaint>> {
  const checked = checkAct(locked.complaint, event, actor)
  if (!checked.ok) return checked
  const nominal = await checkOffer(step.tx, locked, offer)
  if (!nominal.ok) return nominal
  const text = offerText(offer.solution, nominal.value)
  if (isFinal(nominal.value)) {
    const [complaint] = await step.tx
      .update(complaints)
      .set(set(nominal.value))
      .where(eq(complaints.id, locked.complaint.id))
      .returning()
    return applyOffer(step, { ...locked, complaint: complaint! }, actor, `${saysFinally}: ${text}.`)
  }
  return ok(
    await changeStage(step, locked, stage, {
      actor,
      detail: `${says}: ${text}.${reason}`,
      set: set(nominal.value),
      notice: `${says}: ${text}. Terima atau ${otherwise} dalam ${daysOf('silence')} hari. Tanpa tanggapan, ${offered} berlaku.`
    })
  )
}

/**
 * An offer's nominal within the limit of the complaint's pieces; null where no money is paid. Rejects a solution that
 * does not fit what is wrong (complaint-3).
 */
export async function checkOffer(
  db: Db,
  { complaint, order }: Locked,
  offer: Pick<Offer, 'solution' | 'nominal'>
): Promise<Result<number | null>> {
  const all = await readLines(db, [order.id])
  const named = nameItems(await readItems(db, [complaint.id]), all)
  const problems = named.map(({ problem }) => problem)
  const areBack = await haveGoodsGoneBack(db, complaint.id)
  if (!offersFor(complaint.kind, problems, areBack).includes(offer.solution)) {
    return fail(complaintErrors.complaint_solution, {
      fields: { solution: complaintErrors.complaint_solution.message }
    })
  }
  return checkNominal(offer.solution, offer.nominal, limitOf(order, complaint.kind, named, all))
}
