/** Adds an empty row after the last one. */
export function addRow(button: Element): void {
  const group = button.closest<HTMLElement>('[data-rows]')
  const model = group?.querySelector('template')
  if (!group || !model) return
  const rows = group.querySelectorAll('[data-row]').length
  if (rows >= Number(group.dataset['max'])) return
  model.insertAdjacentHTML('beforebegin', model.innerHTML)
  renumber(group)
  group.querySelectorAll<HTMLElement>('[data-row]')[rows]?.querySelector('input')?.focus()
}

export function removeRow(row: Element, then: () => void): void {
  const group = row.closest<HTMLElement>('[data-rows]')
  row.remove()
  if (!group) return
  renumber(group)
  group.querySelector<HTMLElement>('[data-add-row]')?.focus()
  then()
}

/** Numbers rows from 1 without gaps, in field names and labels. */
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
