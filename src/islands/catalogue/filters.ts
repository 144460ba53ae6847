import { filterFocus, sessionStore } from '#lib/core/browser/safe-storage.ts'

/** What is heard on a list's filter forms; the rest loads with the first of it. */
const signs = ['change', 'input', 'submit', 'keydown'] as const

const load = () => import('./filter-use.ts')

const formOf = (event: Event): HTMLFormElement | undefined =>
  event.target instanceof Element
    ? (event.target.closest<HTMLFormElement>('form[data-filters]') ?? undefined)
    : undefined

/**
 * The filters of a list apply as soon as they are changed, at addresses without empty fields; without this, or where
 * it cannot be loaded, the form's button sends it. The order that is chosen is scrolled into view. No React.
 */
export function startFilters(): void {
  for (const sign of signs) document.addEventListener(sign, hear)
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-close-filters]')) closeSheet(target)
  })
  for (const form of document.querySelectorAll<HTMLElement>('.filter-side form')) form.dataset['live'] = ''
  // Scripts end before the page is laid out.
  requestAnimationFrame(showOrder)
  if (sessionStore.get(filterFocus) !== null) void load().then(use => use.comeBack(), ignore)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-filters]')) form.reset()
  })
}

const ignore = () => undefined

function hear(event: Event): void {
  const form = formOf(event)
  if (!form) return
  const isEnter = event instanceof KeyboardEvent && event.key === 'Enter'
  const { target } = event
  // A search in a filter's own values sends nothing.
  if (isEnter && target instanceof HTMLInputElement && !target.name) event.preventDefault()
  if (event.type === 'keydown') return
  if (event.type === 'submit') event.preventDefault()
  load().then(
    use => use.onSign(form, event),
    () => (event.type === 'submit' ? form.submit() : delete form.dataset['live'])
  )
}

function closeSheet(button: Element): void {
  const sheet = button.closest('details')
  sheet?.removeAttribute('open')
  sheet?.querySelector('summary')?.focus()
}

function showOrder(): void {
  const orders = document.querySelector<HTMLElement>('[data-sorts]')
  const chosen = orders?.querySelector<HTMLElement>('[aria-current]')
  if (!orders || !chosen) return
  orders.scrollLeft = chosen.offsetLeft - (orders.clientWidth - chosen.offsetWidth) / 2
}
