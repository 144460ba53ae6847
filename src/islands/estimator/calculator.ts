import { toast } from '#lib/core/toasts.ts'

import { answerInStep } from './answer-in-step.ts'
import { firstAddress, typedAddress } from './form-address.ts'
import { markLinesInCart, takeKeptLines } from './lines-in-cart.ts'

/**
 * Computes while somebody types: the page's own answer takes the place of the one before, and its address holds what was
 * typed. Where that fails, what is typed and the answer before stay.
 */
export function startCalculator(): void {
  const form = document.querySelector<HTMLFormElement>('[data-calculator]')
  if (!form) return
  const step = answerInStep(firstAddress(form), {
    typed: () => typedAddress(form),
    ask: (address, signal) => askPage(form, address, signal),
    failed() {
      rest()
      toast('Gagal menghitung. Periksa koneksi lalu coba lagi.', 'error')
    }
  })
  const now = () => void step.now()
  form.addEventListener('input', step.soon)
  form.addEventListener('change', now)
  form.addEventListener('submit', event => {
    event.preventDefault()
    now()
  })
  form.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (target.closest('[data-add-row]')) addRow(target)
    const row = target.closest('[data-remove-row]') && target.closest('[data-row]')
    if (row) removeRow(row, now)
  })
  document.addEventListener('change', ({ target }) => {
    if (target instanceof Element && target.closest('[data-estimate]')) sumUp()
  })
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (target.closest('[data-print]')) window.print()
    const buy = target.closest<HTMLButtonElement>('[data-buy]')
    if (buy)
      void import('./buy-chosen.ts').then(
        bought => bought.buyChosen(step.settled),
        () => window.location.reload()
      )
  })
  if (takeKeptLines().size > 0) showLinesInCart()
  // What was typed before this script came has no answer yet.
  void step.settled()
}

/** Marks what went into the cart before its person had to sign in again. */
function showLinesInCart(): void {
  markLinesInCart()
  toast('Sebagian sudah di keranjang. Tinggal sisanya.', 'info')
}

/** Asks the page for this form; what comes back puts its answer in the place of the one before. */
async function askPage(form: HTMLFormElement, address: string, signal: AbortSignal): Promise<() => void> {
  document.querySelector('[data-estimate]')?.setAttribute('aria-busy', 'true')
  const answer = await fetch(address, { signal })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  if (!answer.ok || !page.querySelector('[data-estimate]')) throw new Error('no estimate')
  return () => {
    rest()
    window.history.replaceState(window.history.state, '', address)
    show(page, form)
  }
}

const rest = () => document.querySelector('[data-estimate]')?.removeAttribute('aria-busy')

/** Puts the new answer in its place: what was chosen stays, and what is typed is never touched. */
function show(page: Document, form: HTMLFormElement): void {
  const place = document.querySelector('[data-estimate]')
  const found = page.querySelector('[data-estimate]')
  if (!place || !found) return
  // Where nothing is chosen because it is in the cart, the new answer chooses for itself.
  const done = new Set(
    [...place.querySelectorAll<HTMLInputElement>('[data-in-cart]')].map(({ name }) => name)
  )
  const chosen = [...place.querySelectorAll<HTMLInputElement>('input:checked')]
    .filter(({ name, value }) => value !== '' || !done.has(name))
    .map(({ name, value }) => [name, value] as const)
  place.replaceChildren(...document.adoptNode(found).childNodes)
  for (const [name, value] of chosen) {
    const same = [...place.querySelectorAll<HTMLInputElement>('input')]
    const again = same.find(input => input.name === name && input.value === value)
    if (again) again.checked = true
  }
  markLinesInCart()
  markFaults(page, form)
  sumUp()
  const status = document.querySelector('[data-estimate-status]')
  const said = place.querySelector('[role=alert]')?.textContent ?? `Perkiraan ${total()?.textContent ?? ''}`
  if (status) status.textContent = said.trim()
}

/** Shows under each field what its answer says of it; the field itself stays as it is, with its caret. */
function markFaults(page: Document, form: HTMLFormElement): void {
  for (const old of form.querySelectorAll('[id$="-salah"]')) old.remove()
  for (const input of form.querySelectorAll('[aria-invalid]')) input.removeAttribute('aria-invalid')
  for (const fault of page.querySelectorAll('[data-calculator] [id$="-salah"]')) {
    const owner = page.querySelector<HTMLInputElement>(`[aria-describedby~="${fault.id}"]`)
    const input = owner && form.querySelector(`[name="${owner.name}"]`)
    if (!owner || !input) continue
    for (const name of ['aria-invalid', 'aria-describedby'])
      input.setAttribute(name, owner.getAttribute(name) ?? '')
    input.closest('[data-row], div')?.append(document.adoptNode(fault))
  }
}

const total = () => document.querySelector('[data-total]')

/** The sum of what is chosen, and of what is in the cart already. */
function sumUp(): void {
  const shown = total()
  const chosen = document.querySelectorAll<HTMLInputElement>(
    '[data-estimate] input:checked, [data-estimate] [data-in-cart]'
  )
  const sum = [...chosen].reduce((all, { dataset }) => all + Number(dataset['cost'] ?? 0), 0)
  if (shown && chosen.length > 0) shown.textContent = `Rp${sum.toLocaleString('id-ID')}`
}

/** A further row behind the last one, empty. */
function addRow(button: Element): void {
  const group = button.closest<HTMLElement>('[data-rows]')
  const model = group?.querySelector('template')
  if (!group || !model) return
  const rows = group.querySelectorAll('[data-row]').length
  if (rows >= Number(group.dataset['most'])) return
  model.insertAdjacentHTML('beforebegin', model.innerHTML)
  renumber(group)
  group.querySelectorAll<HTMLElement>('[data-row]')[rows]?.querySelector('input')?.focus()
}

function removeRow(row: Element, then: () => void): void {
  const group = row.closest<HTMLElement>('[data-rows]')
  row.remove()
  if (!group) return
  renumber(group)
  group.querySelector<HTMLElement>('[data-add-row]')?.focus()
  then()
}

/** Rows count from 1 without a gap: their fields' names and what screen readers hear. */
function renumber(group: HTMLElement): void {
  for (const [i, row] of [...group.querySelectorAll('[data-row]')].entries()) {
    for (const input of row.querySelectorAll('input'))
      input.name = input.name.replace(/(?:\d{1,2}|#)$/, String(i + 1))
    for (const named of row.querySelectorAll('[aria-label]')) {
      named.setAttribute(
        'aria-label',
        named.getAttribute('aria-label')?.replace(/(?:\d{1,2}|#)$/, String(i + 1)) ?? ''
      )
    }
  }
}
