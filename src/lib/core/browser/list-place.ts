import type { PagedList } from '../schema/paged-list.ts'

/** Where somebody left a list that went on; their entry of the history keeps it. */
type ListPlace = {
  /** The last page that was open. */
  page: number
  /** Px that the page was scrolled. */
  scroll: number
  /** The link that was followed, and its px below the screen's upper edge: lists change while nobody looks. */
  link?: { href: string; top: number }
}

type Kept = { list?: ListPlace } | null

/** The place that this entry of the history keeps; undefined where nothing went on. */
const keptPlace = (): ListPlace | undefined => (window.history.state as Kept)?.list

function keepPlace(list: ListPlace): void {
  window.history.replaceState({ ...(window.history.state as Kept), list }, '')
}

/** What says that somebody scrolls by themselves. */
const ownMoves = ['wheel', 'touchmove', 'keydown'] as const

/**
 * Brings a list back to where it was left: the pages that were open are loaded again, and the link that was followed
 * stands where it stood. From then on the place is kept; answers how to stop. A browser that kept the whole page has
 * no need of it.
 */
export function followPlace<T>({ $state, reload }: PagedList<T>): () => void {
  const firstPage = $state.get().page
  const stop = new AbortController()
  const keep = (link?: ListPlace['link']) => {
    const { page } = $state.get()
    if (page > firstPage) keepPlace({ page, scroll: window.scrollY, ...(link && { link }) })
  }
  const begin = () => {
    if (stop.signal.aborted) return
    let known = $state.get().page
    const unlisten = $state.listen(({ page }) => {
      if (page > known) keep()
      known = page
    })
    stop.signal.addEventListener('abort', unlisten)
    document.addEventListener('click', event => keep(linkOf(event)), { capture: true, signal: stop.signal })
    window.addEventListener('pagehide', () => keep(linkHere()), stop)
  }
  const kept = keptPlace()
  if (kept) void comeBack(reload, kept, stop.signal).then(begin)
  else begin()
  return () => stop.abort()
}

async function comeBack(
  reload: PagedList<unknown>['reload'],
  place: ListPlace,
  signal: AbortSignal
): Promise<void> {
  const moved = new AbortController()
  signal.addEventListener('abort', () => moved.abort())
  const own = { passive: true, signal: moved.signal }
  for (const move of ownMoves) window.addEventListener(move, () => moved.abort(), own)
  await reload(place.page)
  // Two frames later it is drawn.
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  if (!own.signal.aborted) window.scrollTo({ top: topOf(place), behavior: 'instant' })
  moved.abort()
}

/** Px from the page's upper edge at which the screen begins: of several links the one that is nearest to its place. */
function topOf({ scroll, link }: ListPlace): number {
  const found = link ? document.querySelectorAll(`main a[href="${CSS.escape(link.href)}"]`) : []
  const tops = [...found].map(one => window.scrollY + one.getBoundingClientRect().top - (link?.top ?? 0))
  return [...tops].sort((a, b) => Math.abs(a - scroll) - Math.abs(b - scroll))[0] ?? scroll
}

/** The link that was followed last, unless the page was scrolled since. */
const linkHere = (): ListPlace['link'] => {
  const kept = keptPlace()
  return kept?.scroll === window.scrollY ? kept.link : undefined
}

function linkOf({ target }: Event): ListPlace['link'] {
  const link = target instanceof Element ? target.closest('main a[href]') : null
  const href = link?.getAttribute('href')
  return link && href ? { href, top: link.getBoundingClientRect().top } : undefined
}
