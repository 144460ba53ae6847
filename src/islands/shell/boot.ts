import { rupiah } from '#lib/format/rupiah.ts'
import { $counters } from '#lib/stores/counters.ts'
import { $session, loadSession, signOut } from '#lib/stores/session.ts'
import { $toast, showKeptToast } from '#lib/stores/toasts.ts'

/** Scrolled px from which the button to the top is active (specification 1, section 9). */
const scrollTopFrom = 150

/**
 * The shell without React: paints name and badges into the served header, opens the sign-in modal, shows the button
 * to the top. Everything heavier loads when it is first needed.
 */
export function startShell(): void {
  $session.subscribe(paintSession)
  $counters.subscribe(counters => paintCount('cart', counters.cart))
  document.addEventListener('click', onClick)
  watchScroll()
  loadOnFirstUse()
  $toast.listen(() => void import('./toaster.ts').then(toaster => toaster.mountToaster()))
  showKeptToast()
  void loadSession()
}

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)

function paintSession(session: ReturnType<typeof $session.get>): void {
  const isMember = session.status === 'member'
  const isLikelyMember = isMember || session.status === 'unreachable'
  const who = session.status === 'unknown' && document.cookie.includes('signed_in=1') ? 'member' : undefined
  const shown = isLikelyMember ? 'member' : (who ?? 'guest')
  for (const element of all('[data-for]')) element.hidden = element.dataset['for'] !== shown
  if (!isMember) return
  for (const element of all('[data-profile=name]')) element.textContent = session.profile.name
  for (const element of all('[data-profile=balance]')) {
    element.textContent = rupiah(session.profile.balance)
  }
}

function paintCount(name: string, count: number): void {
  for (const element of all(`[data-count=${name}]`)) {
    element.hidden = count === 0
    element.textContent = count > 99 ? '99+' : String(count)
  }
  for (const link of all('[data-cart]')) {
    link.setAttribute('aria-label', count > 0 ? `Keranjang, ${count} barang` : 'Keranjang')
  }
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (event.target.closest('[data-logout]')) void signOut()
  if (event.target.closest('[data-login]')) {
    event.preventDefault()
    document.querySelector<HTMLElement>('#mobile-menu:popover-open')?.hidePopover()
    void import('../auth/login-modal.tsx').then(modal => modal.openLogin())
  }
}

function watchScroll(): void {
  const button = document.querySelector<HTMLElement>('[data-scroll-top]')
  const update = () => {
    if (button) button.hidden = window.scrollY <= scrollTopFrom
  }
  window.addEventListener('scroll', update, { passive: true })
  update()
}

/** A page that is only read needs no socket and asks nothing. */
function loadOnFirstUse(): void {
  const signs = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const
  const start = () => {
    for (const sign of signs) window.removeEventListener(sign, start)
    void import('./first-use.ts').then(use => use.onFirstUse())
  }
  for (const sign of signs) window.addEventListener(sign, start, { passive: true })
}
