import type { Sent } from '#lib/calls.ts'
import { call } from '#lib/core/api/call.ts'
import { always, fetched } from '#lib/core/browser/fetched.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { toastOnNextPage } from '#lib/core/browser/toasts.ts'
import { dropCode } from '#lib/identity/store/code-flow.ts'
import { $isSigningOut } from '#lib/identity/store/session.ts'
import { leaveHere } from '#lib/identity/store/sign-out.ts'
import { $session } from '#lib/identity/store/who.ts'
import { work } from '#lib/identity/store/work.ts'
import { closingRequested, closingTexts } from './texts.ts'

const closing = fetched('GET /buyer/account/closing', always({}))

/** What stands in the way of closing the account, and its Saldo. */
export const $closing = closing.$state
export const reloadClosing = closing.reload

/**
 * Requests that the account is closed, then leaves as after signing out; the next page says until when a sign-in keeps
 * it. An error may say that something stands in the way now, so that is requested again.
 */
export const closeAccount = (proof: Sent<'POST /buyer/account/close'>): Promise<boolean> =>
  work(async () => {
    // The socket may report the end of the session before the answer arrives: the page then goes home at once.
    const closesAt = $closing.get().value?.closes_at
    $isSigningOut.set(true)
    if (closesAt) toastOnNextPage(closingRequested(closesAt), 'success')
    const answer = await call('POST /buyer/account/close', proof, { fallback: closingTexts.failed })
    // Gone home before the answer, the page loses it; what it was asked for is done (closing-13).
    const isEnded = $session.get().status === 'guest'
    if (!answer.ok && !isEnded) {
      $isSigningOut.set(false)
      sessionStore.remove('keptToast')
      if (answer.error.status === 409) await closing.refresh()
      return answer.error
    }
    dropCode()
    if (!closesAt && answer.ok) toastOnNextPage(answer.message, 'success')
    await leaveHere()
    return undefined
  })
