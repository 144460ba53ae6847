import type { ClientDirective } from 'astro'

/** Scroll margin, in px, at which an island counts as near (specification 1, section 2). */
const margin = 150
const signs = ['scroll', 'pointerdown', 'pointermove', 'touchstart', 'keydown'] as const

let touched: Promise<void> | undefined

/** The visitor's first sign of life on this page, whatever it is. */
const firstTouch = (): Promise<void> =>
  (touched ??= new Promise(resolve => {
    const onSign = () => {
      for (const sign of signs) window.removeEventListener(sign, onSign)
      resolve()
    }
    for (const sign of signs) window.addEventListener(sign, onSign, { passive: true })
    // A reload in the middle of a page restores its place before anything can be heard.
    if (window.scrollY > 0) onSign()
  }))

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
