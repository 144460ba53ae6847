import { $consent, findConsent } from '#lib/core/browser/consent.ts'

const isAnswered = () => $consent.get() === 'yes' || $consent.get() === 'no'

/** Asks once for consent to analytics, and again whenever 'Pengaturan privasi' is opened. */
export function startConsentQuestion(): void {
  const question = findConsent()
  if (!question) return
  const answers = [...question.querySelectorAll<HTMLElement>('[data-consent-answer]')]
  /** The button that opened it, which gets the focus back. */
  let opener: HTMLElement | undefined
  const close = () => {
    question.hidden = true
    opener?.focus()
    opener = undefined
  }
  // Another tab may have stored the answer.
  $consent.subscribe(answer => {
    for (const one of answers) {
      one.setAttribute('aria-pressed', String(one.dataset['consentAnswer'] === answer))
    }
    if (!opener) question.hidden = isAnswered()
  })
  for (const one of answers) {
    one.addEventListener('click', () => {
      $consent.set(one.dataset['consentAnswer'])
      close()
    })
  }
  question.addEventListener('keydown', ({ key }) => key === 'Escape' && isAnswered() && close())
  document.addEventListener('click', ({ target }) => {
    const asked = target instanceof Element && target.closest<HTMLElement>('[data-consent-open]')
    if (!asked) return
    opener = asked
    standAboveBar(question)
    question.hidden = false
    answers[0]?.focus()
  })
}

/** By default the question is hidden while there is a bottom bar; opened by hand, it is placed above the bar. */
function standAboveBar(question: HTMLElement): void {
  delete question.dataset['yields']
  const bar = document.querySelector<HTMLElement>('[data-bar]')
  if (bar && getComputedStyle(bar).position === 'fixed') question.style.bottom = `${bar.offsetHeight + 8}px`
}
