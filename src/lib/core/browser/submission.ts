import { map, type MapStore } from 'nanostores'

import type { ApiError } from '../schema/api-error.ts'

/** State of a form that is sent, and the error of its last try. */
type SubmissionState = { isBusy: boolean; error?: ApiError }

type Submission = {
  $state: MapStore<SubmissionState>
  /**
   * Runs one task at a time; a second one meanwhile does nothing. Resolves to whether it succeeded: false also if
   * another task runs, or if the form was closed meanwhile. What must happen in any case belongs into the task.
   */
  submit: (task: () => Promise<ApiError | undefined>) => Promise<boolean>
  /** Drops the error, of values that were changed since. A running task goes on. */
  clear: () => void
  /** Ends the form or its step: the outcome of a running task is no longer shown. */
  end: () => void
}

/** The sending of one form: the only place that holds `isBusy` and the server's error. */
export function submission(): Submission {
  const $state = map<SubmissionState>({ isBusy: false })
  let turn = 0
  return {
    $state,
    async submit(task) {
      if ($state.get().isBusy) return false
      turn += 1
      const mine = turn
      $state.set({ isBusy: true })
      const error = await task()
      if (mine !== turn) return false
      $state.set({ isBusy: false, ...(error && { error }) })
      return !error
    },
    clear() {
      if ($state.get().error) $state.set({ isBusy: false })
    },
    end() {
      turn += 1
      $state.set({ isBusy: false })
    }
  }
}
