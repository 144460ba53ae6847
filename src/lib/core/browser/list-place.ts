import type { PagedList } from '../schema/paged-list.ts'

/** Where somebody left a paged list; stored in the history entry. */
type ListPlace = {
  /** The last page that was open. */
  page: number
  /** Scroll position in px. */
  scroll: number
  /** The followed link and its px below the screen's upper edge; a list may change meanwhile. */
  link?: { href: string; top: number }
}

type EntryState = { list?: ListPlace } | null

/** The place stored in this history entry; undefined if there is none. */
const storedPlace = (): ListPlace | undefined => (window.history.state as EntryState)?.list

function storePlace(list: ListPlace): void {
  window.history.replaceState({ ...(window.history.state as EntryState), list }, '')
}

/** Events that mean that the visitor scrolls by hand. */
const ownMoves = ['wheel', 'touchmove', 'keydown'] as const

/**
 * Restores a list to where it was left: reloads the open pages and scrolls the followed link to its old position. From
 * then on stores the place. Returns the function that stops it. Pages from the back/forward cache do not need it.
 */
export function followPlace<T>({ $state, reload }: PagedList<T>): () => void {
  const firstPage = $state.get().page
  const stop = new AbortController()
  const store = (link?: ListPlace['link']) => {
    const { page } = $state.get()
    if (page > firstPage) storePlace({ page, scroll: window.scrollY, ...(link && { link }) })
  }
  const begin = () => {
    if (stop.signal.aborted) return
    let known = $state.get().page
    const unlisten = $state.listen(({ page }) => {
      if (page > known) store()
      known = page
    })
    stop.signal.addEventListener('abort', unlisten)
    document.addEventListener('click', event => store(linkOf(event)), { capture: true, signal: stop.signal })
    window.addEventListener('pagehide', () => store(linkHere()), stop)
  }
  const stored = storedPlace()
  if (stored) void comeBack(reload, stored, stop.signal).then(begin)
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
  // It is drawn two frames later.
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  if (!own.signal.aborted) window.scrollTo({ top: topOf(place), behavior: 'instant' })
  moved.abort()
}

/** Scroll position in px; of several equal links the one nearest to its old position. */
function topOf({ scroll, link }: ListPlace): number {
  const found = link ? document.querySelectorAll(`main a[href="${CSS.escape(link.href)}"]`) : []
  const tops = [...found].map(one => window.scrollY + one.getBoundingClientRect().top - (link?.top ?? 0))
  return [...tops].sort((a, b) => Math.abs(a - scroll) - Math.abs(b - scroll))[0] ?? scroll
}

/** The last followed link, unless the page was scrolled since. */
const linkHere = (): ListPlace['link'] => {
  const stored = storedPlace()
  return stored?.scroll === window.scrollY ? stored.link : undefined
}

function linkOf({ target }: Event): ListPlace['link'] {
  const link = target instanceof Element ? target.closest('main a[href]') : null
  const href = link?.getAttribute('href')
  return link && href ? { href, top: link.getBoundingClientRect().top } : undefined
}
