import { $consent, findConsent } from '#lib/core/browser/consent.ts'

const isAnswered = () => $consent.get() === 'yes' || $consent.get() === 'no'

/** Asks once for consent to analytics, and again whenever 'Pengaturan privasi' is opened. */
export function startConsentBanner(): void {
  const banner = findConsent()
  if (!banner) return
  const answers = [...banner.querySelectorAll<HTMLElement>('[data-consent-answer]')]
  /** The button that opened it, which gets the focus back. */
  let opener: HTMLElement | undefined
  const close = () => {
    banner.hidden = true
    opener?.focus()
    opener = undefined
  }
  // Another tab may have stored the answer.
  $consent.subscribe(answer => {
    for (const one of answers) {
      one.setAttribute('aria-pressed', String(one.dataset['consentAnswer'] === answer))
    }
    if (!opener) banner.hidden = isAnswered()
  })
  for (const one of answers) {
    one.addEventListener('click', () => {
      $consent.set(one.dataset['consentAnswer'])
      close()
    })
  }
  banner.addEventListener('keydown', ({ key }) => key === 'Escape' && isAnswered() && close())
  document.addEventListener('click', ({ target }) => {
    const trigger = target instanceof Element && target.closest<HTMLElement>('[data-consent-open]')
    if (!trigger) return
    opener = trigger
    standAboveBar(banner)
    banner.hidden = false
    answers[0]?.focus()
  })
}

/** By default the question is hidden while there is a bottom bar; opened by hand, it is placed above the bar. */
function standAboveBar(banner: HTMLElement): void {
  delete banner.dataset['yields']
  const bar = document.querySelector<HTMLElement>('[data-bar]')
  if (bar && getComputedStyle(bar).position === 'fixed') banner.style.bottom = `${bar.offsetHeight + 8}px`
}
