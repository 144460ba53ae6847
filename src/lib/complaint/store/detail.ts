import { atom, computed } from 'nanostores'

import type { Sent } from '#lib/calls.ts'
import { call } from '#lib/core/api/call.ts'
import { fetched, isMissing } from '#lib/core/browser/fetched.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { complaintErrors } from '#lib/complaint/errors.ts'
import { openOffer } from '#lib/complaint/next-step.ts'
import { complaintPageTexts, complaintTexts } from '#lib/complaint/texts.ts'
import { watchLive } from '#lib/identity/store/live.ts'
import { readDiscussion, refreshDiscussion } from './discussion.ts'

/** Milliseconds between two requests, for events that the live channel missed. */
const everyMs = 60_000

const $id = atom<string | undefined>()
const isComplaintId = (id: string) => /^[1-9]\d{0,14}$/.test(id)

const complaint = fetched(
  'GET /buyer/transaction/complain/{id}',
  computed($id, id => (id && isComplaintId(id) ? { id } : undefined)),
  { everyMs, isFinal: ({ error }) => isMissing(error) }
)

/** The shown complaint; a failure keeps it. */
export const $complaint = computed([$id, complaint.$state], (id, state) =>
  (id && !isComplaintId(id)) || isMissing(state.error) ? { ...state, status: 'missing' as const } : state
)
export const retryComplaint = complaint.reload
/** Also renews the addresses of its photos, which are valid for an hour. */
export const refreshComplaint = complaint.refresh

/** Shows a complaint and its discussion and refreshes both. Returns the function that ends that. */
export function watchComplaint(id: string): () => void {
  $id.set(id)
  if (isComplaintId(id)) readDiscussion(Number(id))
  return watchLive(event => {
    const order = complaint.$state.get().value?.transaction_id
    // Id 0: some order differed from what was shown.
    if (event && event.id !== 0 && order !== undefined && event.id !== order) return
    void complaint.refresh()
    void refreshDiscussion()
  })
}

type Step = Omit<Sent<'POST /buyer/transaction/complain/update/{id}'>, 'id'>

const done: Record<Step['action'], string> = {
  accept: complaintPageTexts.accepted,
  cancel: complaintTexts.cancelled,
  help: complaintPageTexts.helpAsked,
  appeal: complaintPageTexts.appealed,
  returned: complaintPageTexts.sentBack,
  received: complaintPageTexts.received
}

/**
 * Takes a step of the buyer. Returns the error to show; none also where the complaint has moved on meanwhile, which is
 * said and shown instead.
 */
export async function takeStep(step: Step): Promise<ApiError | undefined> {
  const shown = complaint.$state.get().value
  if (!shown) return undefined
  $isTaking.set(true)
  const answer = await call('POST /buyer/transaction/complain/update/{id}', { id: shown.id, ...step })
  if (answer.ok) {
    complaint.put(answer.value)
    void refreshDiscussion()
    const isRejection = step.action === 'accept' && openOffer(shown)?.solution === 'reject'
    toast(isRejection ? complaintPageTexts.rejectionAccepted : done[step.action], 'success')
    return undefined
  }
  if (answer.error.code !== complaintErrors.complaint_moved.code) {
    $isTaking.set(false)
    return answer.error
  }
  await complaint.refresh()
  const { value, error } = complaint.$state.get()
  if (value && !error) tellMoved(value)
  else toast(answer.error.message, 'error')
  return undefined
}

/** The open dialog's step is being taken, or was: the dialog closes by itself. */
export const $isTaking = atom(false)
/** A dialog opens, whose step was not taken yet. */
export const beginStep = (): void => $isTaking.set(false)

/** Says how far the complaint has come, which the page already shows. */
export const tellMoved = ({ stage_label: stage }: { stage_label: string }): void =>
  toast(complaintPageTexts.moved(stage), 'error')
