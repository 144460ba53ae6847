import type { Reply } from '#lib/calls.ts'
import { call, type Called } from '#lib/core/api/call.ts'
import { toastOnNextPage } from '#lib/core/browser/toasts.ts'
import { paths } from '#lib/core/paths.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { complaintErrors } from '#lib/complaint/errors.ts'
import { type FormProblems, formProblems, solutionNow, toComplaint } from '#lib/complaint/form.ts'
import { problemsOf } from '#lib/complaint/form-errors.ts'
import { arePiecesWrong } from '#lib/complaint/pieces.ts'
import type { ComplaintOptions } from '#lib/complaint/shapes.ts'
import { complaintFormTexts, complaintTexts } from '#lib/complaint/texts.ts'
import { isVerdict } from '#lib/payment/is-verdict.ts'
import {
  $complaintForm,
  $complaintOptions,
  $formProblems,
  $isSent,
  changeForm,
  dropForm,
  refreshOptions,
  setProblem
} from './form.ts'
import { $uploads } from './photos.ts'
import { $unusable } from './unusable.ts'

/** Milliseconds until a complaint counts as not answered: orders are locked one after another. */
const sendMs = 30_000

/** What is missing or wrong, with fields that hold no number, and photos that the server does not have yet. */
function problemsNow(order: ComplaintOptions): FormProblems {
  const form = $complaintForm.get()
  const problems = formProblems(form, order)
  if (arePiecesWrong(form, order, $unusable.get())) problems.lines = complaintErrors.complaint_qty.message
  const uploads = $uploads.get()
  if (uploads.length === 0) return problems
  const hasFailed = uploads.some(({ state }) => state === 'failed')
  return {
    ...problems,
    photos: hasFailed ? complaintFormTexts.photosFailed : complaintFormTexts.photosOnTheirWay
  }
}

/**
 * Sends the complaint once and shows it. Sent again after a lost answer, it is the same complaint. Returns the error to
 * show besides those at their fields.
 */
export async function sendComplaint(): Promise<ApiError | undefined> {
  const order = $complaintOptions.get().value
  if (!order || $isSent.get()) return undefined
  const problems = problemsNow(order)
  $formProblems.set(problems)
  if (Object.keys(problems).length > 0) return undefined
  // Stored with its number before it is sent, so that a reload sends the same one.
  changeForm({ wasSent: true })
  const answer = await post(order)
  if (!answer.ok) return showRejected(answer.error)
  show(answer.value.id)
  return undefined
}

/**
 * Shows the complaint whose answer was lost, which its number finds, where the order takes no other one. Answers whether
 * it is shown; one that the server never had stays in the form.
 */
export async function showSent(order: ComplaintOptions): Promise<boolean> {
  const form = $complaintForm.get()
  if (!form.wasSent || !form.kind || !solutionNow(form)) return false
  const answer = await post(order)
  if (answer.ok) show(answer.value.id)
  else if (isVerdict(answer.error)) changeForm({ wasSent: false })
  return answer.ok
}

type Answer = Called<Reply<'POST /buyer/transaction/complain'>>
let running: Promise<Answer> | undefined

/** Sends what was entered. The event of a new complaint may come before its answer, which is awaited then. */
const post = (order: ComplaintOptions): Promise<Answer> =>
  (running ??= call('POST /buyer/transaction/complain', toComplaint($complaintForm.get(), order), {
    timeoutMs: sendMs
  }).finally(() => (running = undefined)))

function show(id: number): void {
  if ($isSent.get()) return
  $isSent.set(true)
  dropForm()
  toastOnNextPage(complaintTexts.sent, 'success')
  // 'Kembali' leads to the order, not to a form that was sent.
  window.location.replace(paths.complaint(id))
}

async function showRejected(error: ApiError): Promise<ApiError | undefined> {
  if (isVerdict(error)) changeForm({ wasSent: false })
  const problems = problemsOf(error)
  $formProblems.set(problems)
  // The order changed meanwhile: what is possible now is shown. The form stays.
  if (error.status === 409) await refreshOptions()
  if (error.code === complaintErrors.complaint_photo_not_found.code) {
    // Photos that were not sent within a day are gone.
    changeForm({ photos: [] })
    setProblem('photos', error.message)
  }
  return Object.keys(problems).length > 0 ? undefined : error
}
