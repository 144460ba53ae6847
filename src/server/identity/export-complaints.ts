import { and, asc, eq, gt, inArray } from 'drizzle-orm'

import { complaintHistory, complaintItems, complaintMessages, complaints } from '#server/complaint/schema.ts'
import type { Db } from '#server/core/db/connect.ts'
import { orders, transactionLines } from '#server/order/schema.ts'
import { pageRows } from './export-orders.ts'

/** Complaints with what they name and their history. */
export async function readComplaints(db: Db, userId: number, after: number) {
  const c = complaints
  const found = await db
    .select({
      id: c.id,
      number: c.id,
      order: orders.code,
      kind: c.kind,
      reason: c.reason,
      solution: c.solution,
      nominal: c.nominal,
      status: c.stage,
      outcome: c.outcome,
      answer: c.answerSolution,
      answer_nominal: c.answerNominal,
      answer_message: c.answerMessage,
      ruling: c.rulingSolution,
      ruling_nominal: c.rulingNominal,
      ruling_message: c.rulingMessage,
      refunded: c.refunded,
      created_at: c.createdAt,
      closed_at: c.closedAt
    })
    .from(complaints)
    .innerJoin(orders, eq(orders.id, c.transactionId))
    .where(and(eq(c.buyerId, userId), gt(c.id, after)))
    .orderBy(asc(c.id))
    .limit(pageRows)
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return []
  const items = await db
    .select({
      complaintId: complaintItems.complaintId,
      name: transactionLines.name,
      variant: transactionLines.variant,
      qty: complaintItems.qty,
      problem: complaintItems.problem
    })
    .from(complaintItems)
    .innerJoin(transactionLines, eq(transactionLines.id, complaintItems.transactionLineId))
    .where(inArray(complaintItems.complaintId, ids))
    .orderBy(asc(complaintItems.id))
  const history = await db
    .select()
    .from(complaintHistory)
    .where(inArray(complaintHistory.complaintId, ids))
    .orderBy(asc(complaintHistory.id))
  const itemsOf = Map.groupBy(items, item => item.complaintId)
  const historyOf = Map.groupBy(history, entry => entry.complaintId)
  return found.map(complaint => ({
    ...complaint,
    products: (itemsOf.get(complaint.id) ?? []).map(({ complaintId: _complaintId, ...item }) => item),
    history: (historyOf.get(complaint.id) ?? []).map(({ actor, detail, createdAt }) => ({
      actor,
      detail,
      date: createdAt
    }))
  }))
}

/** What was written in the discussions of own complaints, message by message. */
export const readComplaintMessages = (db: Db, userId: number, after: number) =>
  db
    .select({
      id: complaintMessages.id,
      complaint: complaintMessages.complaintId,
      sender: complaintMessages.actor,
      message: complaintMessages.message,
      created_at: complaintMessages.createdAt
    })
    .from(complaintMessages)
    .innerJoin(complaints, eq(complaints.id, complaintMessages.complaintId))
    .where(and(eq(complaints.buyerId, userId), gt(complaintMessages.id, after)))
    .orderBy(asc(complaintMessages.id))
    .limit(pageRows)
