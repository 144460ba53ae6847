import { cleanQuery } from '#lib/catalogue/list-filters.ts'
import { countProducts } from '#lib/catalogue/store.ts'
import { filterFocus, sessionStore } from '#lib/core/browser/safe-storage.ts'
import { cappedTotal } from '#lib/format/counts.ts'

import { hidePopover, isPopoverOpen } from '#islands/ui/popover.ts'

type Place = {
  path: string
  name: string
  value: string
  /** Names of the open groups; `typed` is the text of the place search, `scroll` the groups' scroll offset in px. */
  open: string[]
  typed: string
  scroll: number
}

/** Handles an event of a filter form: cleans typed prices and applies changed filters. */
export function onSign(form: HTMLFormElement, { type, target }: Event): void {
  const input = target instanceof HTMLInputElement ? target : undefined
  if (type === 'submit') return go(form, undefined)
  if (type === 'input' && input) return onInput(input)
  if (type === 'change' && input?.name) {
    // In the sheet that covers the list, choices apply only on submit; its button shows how many products they leave.
    if (form.dataset['live'] === undefined) void showCount(form)
    else go(form, input)
  }
}

function onInput(input: HTMLInputElement): void {
  if (input.dataset['facetSearch'] !== undefined) return showMatches(input)
  if (input.name !== 'min_price' && input.name !== 'max_price') return
  const digits = input.value.replaceAll(/\D/g, '').slice(0, 12)
  if (digits !== input.value) input.value = digits
}

const queryOf = (form: HTMLFormElement): string =>
  cleanQuery(
    new URLSearchParams(
      [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)])
    )
  )

/** Navigates to the form's list; if it is the current one, only closes the sheet. */
function go(form: HTMLFormElement, input: HTMLInputElement | undefined): void {
  const query = queryOf(form)
  const path = new URL(form.action).pathname
  const here = new URLSearchParams(window.location.search)
  here.delete('page')
  if (query === cleanQuery(here) && path === window.location.pathname) {
    const sheet = sheetOf(form)
    return sheet && hidePopover(sheet)
  }
  if (input) storePlace(form, input, path)
  window.location.assign(query ? `${path}?${query}` : path)
}

/** The open sheet that a form is in; beside the list there is none. */
function sheetOf(form: HTMLFormElement): HTMLElement | undefined {
  const sheet = form.closest<HTMLElement>('[popover]')
  return sheet && isPopoverOpen(sheet) ? sheet : undefined
}

/**
 * Where the window has become wide, a form stands beside its list, which is always what it says: choices of an open sheet are applied, those
 * that were left in a closed one are not.
 */
export function standBeside(form: HTMLFormElement): void {
  if (sheetOf(form)) go(form, undefined)
  else form.reset()
}

function storePlace(form: HTMLFormElement, { name, value, type }: HTMLInputElement, path: string): void {
  const open = [...form.querySelectorAll<HTMLDetailsElement>('details[open][data-group]')]
  const place: Place = {
    path,
    name,
    value: type === 'text' ? '' : value,
    open: open.map(group => group.dataset['group'] ?? ''),
    typed: form.querySelector<HTMLInputElement>('[data-place-search]')?.value ?? '',
    scroll: form.querySelector('.filter-groups')?.scrollTop ?? 0
  }
  sessionStore.set(filterFocus, JSON.stringify(place))
}

/** Restores open groups, scroll offset and focus after the list was filtered. */
export function comeBack(): void {
  const place = sessionStore.getJson(filterFocus) as Partial<Place> | undefined
  sessionStore.remove(filterFocus)
  const form = document.querySelector<HTMLFormElement>('form[data-filters]')
  if (!form || place?.path !== window.location.pathname) return
  const { name, value, open = [], typed = '', scroll = 0 } = place
  for (const group of form.querySelectorAll<HTMLDetailsElement>('details[data-group]')) {
    group.open ||= open.includes(group.dataset['group'] ?? '')
  }
  const search = form.querySelector<HTMLInputElement>('[data-place-search]')
  if (search) search.value = typed
  const groups = form.querySelector('.filter-groups')
  if (groups) groups.scrollTop = scroll
  const fields = [...form.querySelectorAll<HTMLInputElement>('input')].filter(one => one.name === name)
  const field = fields.find(one => one.type === 'text' || one.value === value) ?? fields[0]
  field?.focus({ preventScroll: scroll > 0 })
}

let requests = 0

/** Shows the number of matching products on the sheet's button. */
async function showCount(form: HTMLFormElement): Promise<void> {
  const mine = (requests += 1)
  const { filters: kind = '', source = '' } = form.dataset
  const total = await countProducts(kind, source, queryOf(form))
  const label = form.querySelector<HTMLElement>('[data-filter-count]')
  if (!label || mine !== requests) return
  label.hidden = total === undefined
  label.textContent = total === undefined ? '' : `(${cappedTotal(total)})`
}

/** Shows the facet values that contain the typed word, and those that are selected. */
function showMatches(search: HTMLInputElement): void {
  const word = search.value.trim().toLowerCase()
  for (const row of search.parentElement?.querySelectorAll('label') ?? []) {
    const isChosen = row.querySelector('input')?.checked ?? false
    row.hidden = !isChosen && !row.textContent.toLowerCase().includes(word)
  }
}
