import { photoUrl } from '#lib/format/photo.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { $counters, noCounters } from '#lib/notification/counters.ts'
import { findWhoIsHere, watchOtherTabs } from '#lib/identity/store/who-is-here.ts'
import { $session, type Profile } from '#lib/identity/store/who.ts'
import { storePlace } from '#lib/core/browser/leaving-place.ts'
import { isMaybeSignedIn } from '#lib/core/browser/signed-in-hint.ts'
import { isSignIn } from '#lib/core/sign-in-pages.ts'
import { startSearchTabs } from '#lib/search/store/search-tab.ts'
import { whenShown } from '#lib/core/browser/shown.ts'
import { $toast, showStoredToast } from '#lib/core/browser/toasts.ts'

import { startStrips } from '#islands/catalogue/strips.ts'
import { islandLost } from '#islands/directives/island-lost.ts'

import { startPictureTransition } from './picture-transition.ts'

/** Scroll offset in px from which the scroll-to-top button is active. */
const scrollTopFrom = 150

/**
 * The shell without React: renders name and badges into the served header, opens the sign-in modal, shows the
 * scroll-to-top button. Everything heavier loads on first use.
 */
export function startShell(): void {
  // Used by a few pages: a separate file would cost them more in headers than this costs the others.
  startSearchTabs()
  startStrips()
  $session.subscribe(paintSession)
  $counters.subscribe(paintCounts)
  // Browsers with invoker commands warn about the popover fallback.
  if ('commandForElement' in HTMLButtonElement.prototype) {
    for (const button of all('[commandfor]')) button.removeAttribute('popovertarget')
  }
  document.addEventListener('click', onClick)
  document.addEventListener('toggle', onToggle, true)
  // A reload closed the overlays, so their history entries are removed too.
  if ((window.history.state as { overlays?: number } | null)?.overlays) {
    loadUses().then(use => use.dropLeftEntries(), ignore)
  }
  watchScroll()
  loadOnFirstUse()
  $toast.listen(() => void loadUses().then(use => use.mountToaster(), ignore))
  window.addEventListener(islandLost, event => sayLost((event as CustomEvent<unknown>).detail))
  markStarted()
  startPictureTransition()
  whenShown(() => {
    showStoredToast()
    void findWhoIsHere()
    watchOtherTabs()
  })
  // A page restored by 'Kembali' may be from before a sign-in or sign-out.
  window.addEventListener('pagehide', storePlace)
  window.addEventListener('pageshow', event => event.persisted && void findWhoIsHere())
}

const ignore = () => undefined
/** The page's scripts are gone after a release; a reload gets the new ones. */
const reload = () => window.location.reload()
const sayLost = (error: unknown) => loadUses().then(use => use.sayLost(error), ignore)

/** Hides the notice that the scripts did not load (not-started.ts), unless an island that makes up the page fails. */
function markStarted(): void {
  const { dataset } = document.documentElement
  dataset['started'] = ''
  window.addEventListener('astro:hydration-error', ({ target }) => {
    if ((target as Element).matches('[client=load], [client=only]')) delete dataset['started']
  })
}

/** The drawer and the filter sheet open without scripts; this makes 'Kembali' close them. */
function onToggle({ target }: Event): void {
  if (!(target instanceof HTMLElement) || target.dataset['overlay'] === undefined) return
  loadUses().then(use => use.onOverlayToggle(target), ignore)
}

const loadUses = () => import('./first-use.ts')
const loadSignOut = () => import('#lib/identity/store/sign-out.ts')

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)

function paintSession(session: ReturnType<typeof $session.get>): void {
  const isMember = session.status === 'member'
  const isLikelyMember = isMember || session.status === 'unreachable'
  const who = session.status === 'unknown' && isMaybeSignedIn() ? 'member' : undefined
  const shown = isLikelyMember ? 'member' : (who ?? 'guest')
  for (const element of all('[data-for]')) element.hidden = element.dataset['for'] !== shown
  if (shown === 'guest') paintCounts()
  // Clears the profile everywhere after a sign-out, also in hidden elements (identity-131).
  if (isMember || session.status === 'guest') paintProfile(isMember ? session.profile : undefined)
  // The home page asks for a missing PIN without interaction (identity-35).
  if (isMember && !session.profile.has_pin && window.location.pathname === '/') {
    loadUses().then(use => use.offerPin(), ignore)
  }
}

function paintProfile(profile?: Profile): void {
  for (const element of all('[data-profile=name]')) element.textContent = profile?.name ?? ''
  for (const element of all('[data-profile=balance]')) {
    element.textContent = profile ? rupiah(profile.balance) : ''
  }
  const photo = profile?.photo
  for (const image of all('[data-profile=photo]')) {
    image.hidden = !photo
    if (photo) image.setAttribute('src', photoUrl(photo, 160))
    else image.removeAttribute('src')
  }
}

/** Ignores counters that arrive after a sign-out. */
function paintCounts(): void {
  const { cart, conversation, notification } =
    $session.get().status === 'guest' ? noCounters : $counters.get()
  paintCount('cart', cart)
  paintCount('conversation', conversation)
  paintCount('notification', notification.all)
  for (const link of all('[data-cart]')) nameCount(link, 'Keranjang', cart, 'barang')
  for (const link of all('[data-chats]')) nameCount(link, 'Chat', conversation, 'percakapan belum dibaca')
  for (const menu of all('[data-menu]')) nameCount(menu, 'Buka menu', conversation, 'percakapan belum dibaca')
  for (const bell of all('[data-bell]')) nameCount(bell, 'Notifikasi', notification.all, 'belum dibaca')
}

function paintCount(name: string, count: number): void {
  for (const element of all(`[data-count=${name}]`)) {
    element.hidden = count === 0
    // A label for screen readers may follow the number.
    const number = element.firstElementChild ?? element
    number.textContent = count > 99 ? '99+' : String(count)
  }
}

/** Adds the badge's count to the link's accessible name. */
function nameCount(link: Element, name: string, count: number, what: string): void {
  link.setAttribute('aria-label', count > 0 ? `${name}, ${count} ${what}` : name)
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (event.target.closest('[data-logout]')) loadSignOut().then(({ signOut }) => signOut(), reload)
  const compare = event.target.closest<HTMLElement>('[data-compare], [data-compare-drop]')
  if (compare) onCompare(event, compare)
  // On the sign-in pages a modal would be a second form for the same code, so the link is followed.
  if (event.target.closest('[data-login]') && !isSignIn(window.location.pathname)) {
    event.preventDefault()
    event.target.closest('dialog')?.close()
    const page = event.target.closest('a')?.href
    loadUses()
      .then(use => use.openLogin())
      .catch(() => page && window.location.assign(page))
  }
}

/** Adds a product to the comparison, or reloads the comparison without a removed one. */
function onCompare(event: Event, chosen: HTMLElement): void {
  event.preventDefault()
  loadUses()
    .then(use => use.compare(chosen))
    .catch(sayLost)
}

/** Observes the top of the page instead of reading the scroll offset, which would force a reflow at startup. */
function watchScroll(): void {
  const [button] = all('[data-scroll-top]')
  const top = document.querySelector('#atas')
  if (!button || !top) return
  const near = { rootMargin: `${scrollTopFrom}px` }
  new IntersectionObserver(seen => (button.hidden = seen.at(-1)?.isIntersecting ?? true), near).observe(top)
}

/** A page that is only read needs no socket and sends no requests. A failed load is retried on the next interaction. */
function loadOnFirstUse(): void {
  const signs = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const
  const start = () => {
    for (const sign of signs) window.removeEventListener(sign, start)
    loadUses()
      .then(use => use.onFirstUse())
      .catch(listen)
  }
  const listen = () => signs.forEach(sign => window.addEventListener(sign, start, { passive: true }))
  listen()
}
