import { filterFocus, sessionStore } from '#lib/core/browser/safe-storage.ts'

/** Events of a list's filter forms; the first of them loads the rest. */
const signs = ['change', 'input', 'submit', 'keydown'] as const

/** Where the form stands beside the list (listing.css). */
const besideList = '(min-width: 64rem)'

const load = () => import('./filter-use.ts')
const forms = () => document.querySelectorAll<HTMLFormElement>('form[data-filters]')

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
  const wide = window.matchMedia(besideList)
  applyAtOnce(wide.matches)
  wide.addEventListener('change', ({ matches }) => {
    applyAtOnce(matches)
    if (matches) void load().then(use => forms().forEach(use.standBeside), ignore)
  })
  // Scripts run before layout.
  requestAnimationFrame(showOrder)
  if (sessionStore.get(filterFocus) !== null) void load().then(use => use.comeBack(), ignore)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    for (const form of forms()) form.reset()
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

/** Marks the forms whose changes apply at once; those of others are applied by their button. */
function applyAtOnce(isLive: boolean): void {
  for (const form of forms()) form.toggleAttribute('data-live', isLive)
}

function showOrder(): void {
  const orders = document.querySelector<HTMLElement>('[data-sorts]')
  const chosen = orders?.querySelector<HTMLElement>('[aria-current]')
  if (!orders || !chosen) return
  orders.scrollLeft = chosen.offsetLeft - (orders.clientWidth - chosen.offsetWidth) / 2
}
