import type { ClientDirective } from 'astro'

import { nearMargin, reached } from '#lib/core/browser/reached.ts'

import { firstTouch } from './first-touch.ts'

/**
 * Loads and hydrates an island that is near the viewport or was scrolled past, after the first interaction. Unlike
 * client:visible it costs nothing on a page that is only looked at, even if the island is in view from the start. If
 * the history entry holds a list's state (lib/core/browser/list-place.ts), it hydrates at once.
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
