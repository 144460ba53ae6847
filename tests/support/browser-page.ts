import '../../src/styles/whole.css'

import { afterEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'

// Component tests look like a page of ours, in the theme and language of the layout.

document.documentElement.lang = 'id'
document.documentElement.dataset['theme'] = 'baba'
document.title = 'Baba Bangunan'

// Components that stay rendered would send requests to the next test's API.
afterEach(async () => {
  await cleanup()
  vi.useRealTimers()
})
