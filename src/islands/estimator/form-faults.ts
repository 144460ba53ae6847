import { requestedRows } from './form-address.ts'

const isFault = '[id$="-salah"]'
const marks = ['aria-invalid', 'aria-describedby'] as const

/** Shows the answer's errors under their fields; the field elements stay, and so does the caret. */
export function markFaults(page: Document, form: HTMLFormElement): void {
  for (const old of form.querySelectorAll(isFault)) old.remove()
  for (const field of form.querySelectorAll('[aria-invalid]')) clearFault(field)
  const calculator = page.querySelector('[data-calculator]')
  for (const fault of calculator?.querySelectorAll(isFault) ?? []) {
    const place = placeOf(fault, form)
    if (!place) continue
    for (const theirs of calculator?.querySelectorAll(`[aria-describedby~="${fault.id}"]`) ?? []) {
      const own = fieldLike(theirs, place.within)
      for (const name of marks) own?.setAttribute(name, theirs.getAttribute(name) ?? '')
      own?.closest('.input, .select')?.classList.add('input-error')
    }
    place.put(document.adoptNode(fault))
  }
}

/** Clears a field's error but keeps its hint. */
function clearFault(field: Element): void {
  field.removeAttribute('aria-invalid')
  field.closest('.input-error')?.classList.remove('input-error')
  const hint = field
    .getAttribute('aria-describedby')
    ?.split(' ')
    .find(id => id.endsWith('-petunjuk'))
  if (hint) field.setAttribute('aria-describedby', hint)
  else field.removeAttribute('aria-describedby')
}

type FaultPlace = { within: Element; put: (fault: Node) => void }

/** Where in this form an error of the answer belongs: below its row, at the end of its list, or below its field. */
function placeOf(fault: Element, form: HTMLFormElement): FaultPlace | undefined {
  const theirList = fault.closest<HTMLElement>('[data-rows]')
  const list = theirList && form.querySelector(`[data-rows="${theirList.dataset['rows']}"]`)
  const theirRow = fault.closest('[data-row]')
  if (theirList && list) {
    // The answer contains only the filled rows.
    const row =
      theirRow && requestedRows(list)[[...theirList.querySelectorAll('[data-row]')].indexOf(theirRow)]
    if (row) return { within: row, put: node => row.append(node) }
    return { within: list, put: node => list.querySelector('[data-add-row]')?.before(node) }
  }
  const id = fault.id.replace('-salah', '')
  const box = form.querySelector(`#${CSS.escape(id)}`)?.closest('div')
  return box ? { within: box, put: node => box.append(node) } : undefined
}

/** The field with the same name, or the same column's. */
function fieldLike(theirs: Element, within: Element): Element | undefined {
  const name = (theirs as HTMLInputElement).name
  const all = [...within.querySelectorAll<HTMLInputElement>('input, select')]
  return all.find(own => own.name === name) ?? all.find(own => letters(own.name) === letters(name))
}
const letters = (name: string) => name.replace(/\d{1,3}$/, '')

/** Focuses the first field with an error after 'Hitung'; returns whether there is one. */
export function focusFault(form: HTMLFormElement): boolean {
  const marked = form.querySelector<HTMLElement>('[aria-invalid=true]')
  const field = marked ?? form.querySelector(isFault)?.closest('fieldset, div')?.querySelector('input')
  const folded = field?.closest('details')
  if (folded) folded.open = true
  field?.focus()
  return Boolean(field)
}

/** The first error's text, for screen readers. */
export const faultText = (form: HTMLFormElement): string =>
  form.querySelector(isFault)?.textContent.trim() ?? ''
