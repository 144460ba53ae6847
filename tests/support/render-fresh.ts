import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'

import { forgetAnswers } from '#lib/core/browser/fetched.ts'

/**
 * Renders without any state of the previous test. Call it once the API's answers are set: a store that the last test
 * used sends a request at once.
 */
export function renderFresh(ui: ReactNode): ReturnType<typeof render> {
  forgetAnswers()
  return render(ui)
}
