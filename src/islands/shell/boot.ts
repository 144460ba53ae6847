import { photoUrl } from '#lib/format/photo.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { $counters, noCounters } from '#lib/notification/counters.ts'
import { findWhoIsHere, watchOtherTabs } from '#lib/identity/store/who-is-here.ts'
import { $session, type Profile } from '#lib/identity/store/who.ts'
import { keepPlace } from '#lib/core/browser/keep-place.ts'
import { isMaybeSignedIn } from '#lib/core/browser/signed-in-hint.ts'
import { isSignIn } from '#lib/core/sign-in-pages.ts'
import { startSearchTabs } from '#lib/search/store/search-tab.ts'
import { whenShown } from '#lib/core/browser/shown.ts'
import { $toast, showKeptToast } from '#lib/core/browser/toasts.ts'

import { startStrips } from '#islands/catalogue/strips.ts'
import { islandLost } from '#islands/directives/island-lost.ts'

import { startPictureTransition } from './picture-transition.ts'

/** Scrolled px from which the button to the top is active. */
const scrollTopFrom = 150

/**
 * The shell without React: paints name and badges into the served header, opens the sign-in modal, shows the button
 * to the top. Everything heavier loads when it is first needed.
 */
export function startShell(): void {
  // What a few pages have: a file of its own would cost them more in headers than this costs the others.
  startSearchTabs()
  startStrips()
  $session.subscribe(paintSession)
  $counters.subscribe(paintCounts)
  // Browsers that know commands warn of the popover that stands in for them elsewhere.
  if ('commandForElement' in HTMLButtonElement.prototype) {
    for (const button of all('[commandfor]')) button.removeAttribute('popovertarget')
  }
  document.addEventListener('click', onClick)
  document.addEventListener('toggle', onToggle, true)
  // A reload closed what was open; its entry of the history goes too.
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
    showKeptToast()
    void findWhoIsHere()
    watchOtherTabs()
  })
  // A page that comes back with 'Kembali' may belong to somebody who signed in or out meanwhile.
  window.addEventListener('pagehide', keepPlace)
  window.addEventListener('pageshow', event => event.persisted && void findWhoIsHere())
}

const ignore = () => undefined
/** A page that outlived its scripts, by a release: the new page has its own. */
const reload = () => window.location.reload()
const sayLost = (error: unknown) => loadUses().then(use => use.sayLost(error), ignore)

/**
 * The page's scripts came: what says that they did not (not-started.ts) is hidden, unless what a page is made of did not come.
 */
function markStarted(): void {
  const { dataset } = document.documentElement
  dataset['started'] = ''
  window.addEventListener('astro:hydration-error', ({ target }) => {
    if ((target as Element).matches('[client=load], [client=only]')) delete dataset['started']
  })
}

/** The drawer and the filter sheet open without scripts; 'Kembali' closes them with this. */
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
  // Who left is left nowhere, also not below what is hidden (identity-131).
  if (isMember || session.status === 'guest') paintProfile(isMember ? session.profile : undefined)
  // The home page asks for a PIN by itself (identity-35).
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

/** An answer that comes after its person left is nobody's any more. */
function paintCounts(): void {
  const { cart, notification } = $session.get().status === 'guest' ? noCounters : $counters.get()
  paintCount('cart', cart)
  paintCount('notification', notification.all)
  for (const link of all('[data-cart]')) nameCount(link, 'Keranjang', cart, 'barang')
  for (const bell of all('[data-bell]')) nameCount(bell, 'Notifikasi', notification.all, 'belum dibaca')
}

function paintCount(name: string, count: number): void {
  for (const element of all(`[data-count=${name}]`)) {
    element.hidden = count === 0
    // What it counts may stand behind the number, for screen readers.
    const number = element.firstElementChild ?? element
    number.textContent = count > 99 ? '99+' : String(count)
  }
}

/** Says to screen readers what the badge shows. */
function nameCount(link: Element, name: string, count: number, what: string): void {
  link.setAttribute('aria-label', count > 0 ? `${name}, ${count} ${what}` : name)
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (event.target.closest('[data-logout]')) loadSignOut().then(({ signOut }) => signOut(), reload)
  const compare = event.target.closest<HTMLElement>('[data-compare], [data-compare-drop]')
  if (compare) onCompare(event, compare)
  // Over the pages of sign-in it would be a second form on the same code: there the link leads on.
  if (event.target.closest('[data-login]') && !isSignIn(window.location.pathname)) {
    event.preventDefault()
    event.target.closest('dialog')?.close()
    const page = event.target.closest('a')?.href
    loadUses()
      .then(use => use.openLogin())
      .catch(() => page && window.location.assign(page))
  }
}

/** Chooses a product for comparing, or goes on without one that is taken out. */
function onCompare(event: Event, chosen: HTMLElement): void {
  event.preventDefault()
  loadUses()
    .then(use => use.compare(chosen))
    .catch(sayLost)
}

/** By the page's upper end and not by its scrolling: to ask how far it is scrolled makes the browser lay it out at once. */
function watchScroll(): void {
  const [button] = all('[data-scroll-top]')
  const top = document.querySelector('#atas')
  if (!button || !top) return
  const near = { rootMargin: `${scrollTopFrom}px` }
  new IntersectionObserver(seen => (button.hidden = seen.at(-1)?.isIntersecting ?? true), near).observe(top)
}

/** A page that is only read needs no socket and asks nothing. What cannot be loaded is tried with the next touch. */
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
