import '../../src/styles/whole.css'

import { afterEach, vi } from 'vitest'

// Component tests look like a page of ours, in the theme and language of the layout.

document.documentElement.lang = 'id'
document.documentElement.dataset['theme'] = 'baba'
document.title = 'Baba Bangunan'

afterEach(() => {
  vi.useRealTimers()
})
