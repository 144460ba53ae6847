import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Draws what lies over the page and belongs to no island; `close` takes it away again. */
export function mountOver(draw: (close: () => void) => ReactNode): void {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  root.render(
    // React takes nothing away in the middle of its own effects.
    draw(() =>
      queueMicrotask(() => {
        root.unmount()
        host.remove()
      })
    )
  )
}
