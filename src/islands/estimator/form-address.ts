/** Where the answer to a form stands: its address with what is filled in. */
export function typedAddress(form: HTMLFormElement): string {
  return addressOf(form, [...new FormData(form)] as [string, string][])
}

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
