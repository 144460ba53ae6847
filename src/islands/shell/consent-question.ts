import { $consent, findConsent } from '#lib/core/browser/consent.ts'

const isAnswered = () => $consent.get() === 'yes' || $consent.get() === 'no'

/** Asks once whether somebody may be counted, and again whenever they open 'Pengaturan privasi'. */
export function startConsentQuestion(): void {
  const question = findConsent()
  if (!question) return
  const answers = [...question.querySelectorAll<HTMLElement>('[data-consent-answer]')]
  /** What opened it by hand gets the focus back. */
  let opener: HTMLElement | undefined
  const close = () => {
    question.hidden = true
    opener?.focus()
    opener = undefined
  }
  // Another tab may have answered.
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

/** By itself it gives way to a bar at the thumb; asked for, it stands above it. */
function standAboveBar(question: HTMLElement): void {
  delete question.dataset['yields']
  const bar = document.querySelector<HTMLElement>('[data-bar]')
  if (bar && getComputedStyle(bar).position === 'fixed') question.style.bottom = `${bar.offsetHeight + 8}px`
}
