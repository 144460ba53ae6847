import type { ClientDirective } from 'astro'

import { firstTouch } from './first-touch.ts'

/** Scroll margin, in px, at which an island counts as near. */
const margin = 150

/**
 * Loads and hydrates an island that comes near the screen once the visitor has touched or scrolled the page. Unlike
 * client:visible it costs nothing on a page that is only looked at, although the island may be in view from the start.
 */
const approach: ClientDirective = (load, _options, root) => {
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      observer.disconnect()
      void firstTouch().then(async () => {
        const hydrate = await load()
        await hydrate()
      })
    },
    { rootMargin: `${margin}px` }
  )
  for (const child of root.children) observer.observe(child)
}

export default approach
