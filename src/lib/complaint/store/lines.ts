import { type CountedProblem, followReason, setCount } from '#lib/complaint/count.ts'
import { changedLines, type ChosenLine, fitLines } from '#lib/complaint/form.ts'
import { type ComplaintKind, namesProblems } from '#lib/complaint/kinds.ts'
import type { ComplaintOptions } from '#lib/complaint/shapes.ts'
import { $complaintForm, $complaintOptions, changeForm } from './form.ts'
import { forgetUnusable } from './unusable.ts'

/** Changes the lines, and the reason with them if it was written from their count. */
function changeLines(lines: readonly ChosenLine[], isCounting = false): void {
  const form = $complaintForm.get()
  const all = $complaintOptions.get().value?.lines ?? []
  const reason = followReason(form, lines, all, isCounting)
  changeForm({ lines, ...(reason !== form.reason && { reason }), ...(isCounting && { kind: 'problem' }) })
}

/** Chooses pieces of a line, with or without their problem. */
export const addLine = (line: ChosenLine): void => changeLines([...$complaintForm.get().lines, line])

/** Leaves a line out, with all its problems. */
export function leaveLine(id: number): void {
  forgetUnusable(id)
  changeLines($complaintForm.get().lines.filter(line => line.id !== id))
}

/** Changes the chosen pieces at a place of the lines that the form names. */
export const changeLine = (at: number, change: Partial<Omit<ChosenLine, 'id'>>): void =>
  changeLines(changedLines($complaintForm.get(), at, change))

/** Leaves out the chosen pieces at a place of the form's lines. */
export function dropLine(at: number): void {
  const { lines } = $complaintForm.get()
  forgetUnusable(lines[at]?.id ?? 0)
  changeLines(lines.filter((_, place) => place !== at))
}

/** Names a part of the order that has not arrived, or no longer. */
export function toggleShipment(id: number): void {
  const { shipments } = $complaintForm.get()
  changeForm({ shipments: shipments.includes(id) ? shipments.filter(one => one !== id) : [...shipments, id] })
}

/** Counts the pieces of a line that came broken or did not come: they are what will be complained about. */
export const changeCount = (
  line: ComplaintOptions['lines'][number],
  problem: CountedProblem,
  qty: number
): void => changeLines(setCount($complaintForm.get().lines, line, problem, qty), true)

/**
 * Chooses what the complaint is about; about a problem it names no more pieces than have arrived, and about what has not
 * come first all shipments that are under way and overdue. The nominal that was typed stays: the field says its new
 * maximum.
 */
export function chooseKind(kind: ComplaintKind): void {
  const form = $complaintForm.get()
  const options = $complaintOptions.get().value
  const all = options?.lines ?? []
  if (!namesProblems(kind)) {
    const overdue = options?.shipments.filter(({ delivered_at, from }) => !delivered_at && !from) ?? []
    const shipments = form.shipments.length > 0 ? form.shipments : overdue.map(({ id }) => id)
    return changeForm({ kind, ...(kind === 'not_arrived' && { shipments }) })
  }
  const lines = fitLines(form.lines, kind, all)
  changeForm({ kind, lines, reason: followReason(form, lines, all, false) })
}
