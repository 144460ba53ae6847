import { filterFocus, sessionStore } from '#lib/core/browser/safe-storage.ts'

/** Events of a list's filter forms; the first of them loads the rest. */
const signs = ['change', 'input', 'submit', 'keydown'] as const

const load = () => import('./filter-use.ts')

const formOf = (event: Event): HTMLFormElement | undefined =>
  event.target instanceof Element
    ? (event.target.closest<HTMLFormElement>('form[data-filters]') ?? undefined)
    : undefined

/**
 * Applies a list's filters as soon as they change, with addresses free of empty fields; without this script, or if it
 * fails to load, the form's button submits them. Scrolls the selected order into view. No React.
 */
export function startFilters(): void {
  for (const sign of signs) document.addEventListener(sign, hear)
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-close-filters]')) closeSheet(target)
  })
  for (const form of document.querySelectorAll<HTMLElement>('.filter-side form')) form.dataset['live'] = ''
  // Scripts run before layout.
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
  // Enter in a facet's search field must not submit the form.
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
