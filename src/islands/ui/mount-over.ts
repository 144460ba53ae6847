import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Renders an overlay that belongs to no island; `close` unmounts it. */
export function mountOver(draw: (close: () => void) => ReactNode): void {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  root.render(
    // React cannot unmount a root during its own effects.
    draw(() =>
      queueMicrotask(() => {
        root.unmount()
        host.remove()
      })
    )
  )
}
