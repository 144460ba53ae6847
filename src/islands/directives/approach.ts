import type { ClientDirective } from 'astro'

import { nearMargin, reached } from '#lib/core/browser/reached.ts'

import { firstTouch } from './first-touch.ts'

/**
 * Loads and hydrates an island that comes near the screen, or was scrolled past, once the visitor has touched or scrolled the page. Unlike
 * client:visible it costs nothing on a page that is only looked at, although the island may be in view from the start.
 * Where the entry of the history keeps a list's place (lib/core/browser/list-place.ts), somebody comes back to it: at once.
 */
const approach: ClientDirective = (load, _options, root) => {
  const start = async () => {
    const hydrate = await load()
    await hydrate()
  }
  if ((history.state as { list?: object } | null)?.list) return void start()
  const observer = new IntersectionObserver(entries => {
    if (!entries.some(entry => entry.isIntersecting)) return
    observer.disconnect()
    void firstTouch().then(start)
  }, reached(nearMargin))
  for (const child of root.children) observer.observe(child)
}

export default approach
