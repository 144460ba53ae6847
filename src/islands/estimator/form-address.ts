/** Address of the answer to a form: its filled values, without a partially filled row. */
export function typedAddress(form: HTMLFormElement): string {
  const begun = new Set(begunRow(form)?.map(({ name }) => name))
  const typed = [...new FormData(form)] as [string, string][]
  return addressOf(
    form,
    typed.filter(([name]) => !begun.has(name))
  )
}

const fieldsOf = (row: Element) => [...row.querySelectorAll('input')]
const isFilled = ({ value }: HTMLInputElement) => value.trim() !== ''

/** Includes a partially filled row after 'Hitung' was pressed, until the form changes. */
export const countAll = (form: HTMLFormElement, isAll: boolean): void => {
  form.toggleAttribute('data-all', isAll)
}

/** The fields of the row being typed in, until all are filled: no answer includes it, and it shows no error. */
function begunRow(form: HTMLFormElement): HTMLInputElement[] | undefined {
  const isTyped = !form.hasAttribute('data-all') && form.contains(document.activeElement)
  const row = isTyped && document.activeElement?.closest('[data-row]')
  const fields = row ? fieldsOf(row) : []
  return fields.every(isFilled) ? undefined : fields
}

/** The rows of a list that its answer includes: those that are not empty. */
export const requestedRows = (list: Element): Element[] =>
  [...list.querySelectorAll('[data-row]')].filter(row => fieldsOf(row).some(isFilled))

/** The same for the form's initial values: browsers restore typed values when a page is visited again. */
export function firstAddress(form: HTMLFormElement): string {
  const fields = [...form.elements].flatMap((field): [string, string][] => {
    if (field instanceof HTMLSelectElement) {
      const first = [...field.options].find(option => option.defaultSelected) ?? field.options[0]
      return [[field.name, first?.value ?? '']]
    }
    if (!(field instanceof HTMLInputElement)) return []
    return field.type === 'radio' && !field.defaultChecked ? [] : [[field.name, field.defaultValue]]
  })
  return addressOf(form, fields)
}

function addressOf(form: HTMLFormElement, fields: readonly [name: string, value: string][]): string {
  const filled = fields.filter(([name, value]) => name && value !== '').map(field => [...field])
  return `${new URL(form.action).pathname}?${new URLSearchParams(filled)}`
}
