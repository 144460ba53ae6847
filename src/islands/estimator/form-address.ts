/** Where the answer to a form stands: its address with what is filled in, without the row that is only begun. */
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

/** Whoever pressed 'Hitung' wants all of it counted, also a row that is only begun, until they type on. */
export const countAll = (form: HTMLFormElement, isAll: boolean): void => {
  form.toggleAttribute('data-all', isAll)
}

/** The fields of the row in which somebody is typing, until all of it is filled in: it is no answer's yet, and no fault. */
function begunRow(form: HTMLFormElement): HTMLInputElement[] | undefined {
  const isTyped = !form.hasAttribute('data-all') && form.contains(document.activeElement)
  const row = isTyped && document.activeElement?.closest('[data-row]')
  const fields = row ? fieldsOf(row) : []
  return fields.every(isFilled) ? undefined : fields
}

/** The rows of a list that its answer knows: an empty one is none. */
export const askedRows = (list: Element): Element[] =>
  [...list.querySelectorAll('[data-row]')].filter(row => fieldsOf(row).some(isFilled))

/** The same of the form as the page came: a browser fills in again what was typed before the page was left. */
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
