import { toast } from '#lib/core/toasts.ts'

/** Milliseconds after the last key until an answer is asked for. */
const pause = 500
/** Milliseconds that an answer may take. */
const patience = 10_000

/**
 * Computes while somebody types: the page's own answer takes the place of the one before, and its address holds what was
 * typed. Where that fails, what is typed and the answer before stay.
 */
export function startCalculator(): void {
  const form = document.querySelector<HTMLFormElement>('[data-calculator]')
  if (!form) return
  let timer: number | undefined
  const soon = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => void refresh(form), pause)
  }
  const now = () => {
    window.clearTimeout(timer)
    void refresh(form)
  }
  form.addEventListener('input', soon)
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
        bought => bought.buyChosen(buy),
        () => window.location.reload()
      )
  })
}

let asking: AbortController | undefined

/** Asks the page for this form; an answer that a newer one overtook is dropped. */
async function refresh(form: HTMLFormElement): Promise<void> {
  asking?.abort()
  const mine = (asking = new AbortController())
  const filled = [...new FormData(form)].filter(([, value]) => value !== '') as [string, string][]
  const address = `${new URL(form.action).pathname}?${new URLSearchParams(filled)}`
  const place = document.querySelector<HTMLElement>('[data-estimate]')
  place?.setAttribute('aria-busy', 'true')
  try {
    const signal = AbortSignal.any([mine.signal, AbortSignal.timeout(patience)])
    const answer = await fetch(address, { signal })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const found = page.querySelector('[data-estimate]')
    if (mine !== asking) return
    if (!found) throw new Error('no estimate')
    window.history.replaceState(window.history.state, '', address)
    show(page, form)
  } catch {
    if (mine === asking) toast('Gagal menghitung. Periksa koneksi lalu coba lagi.', 'error')
  } finally {
    if (mine === asking) document.querySelector('[data-estimate]')?.removeAttribute('aria-busy')
  }
}

/** Puts the new answer in its place: what was chosen stays, and what is typed is never touched. */
function show(page: Document, form: HTMLFormElement): void {
  const place = document.querySelector('[data-estimate]')
  const found = page.querySelector('[data-estimate]')
  if (!place || !found) return
  const chosen = [...place.querySelectorAll<HTMLInputElement>('input:checked')].map(
    ({ name, value }) => [name, value] as const
  )
  place.replaceChildren(...document.adoptNode(found).childNodes)
  for (const [name, value] of chosen) {
    const same = [...place.querySelectorAll<HTMLInputElement>('input')]
    const again = same.find(input => input.name === name && input.value === value)
    if (again) again.checked = true
  }
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

/** The sum of what is chosen. */
function sumUp(): void {
  const shown = total()
  const chosen = document.querySelectorAll<HTMLInputElement>('[data-estimate] input:checked')
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
