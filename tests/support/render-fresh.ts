import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'

import { forgetAnswers } from '#lib/core/browser/fetched.ts'

/**
 * Renders with nothing known of the test before. Call it once the API's answers are set: a store that the last test used
 * asks again at once.
 */
export function renderFresh(ui: ReactNode): ReturnType<typeof render> {
  forgetAnswers()
  return render(ui)
}
