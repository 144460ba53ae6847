import type { CheerioAPI } from 'cheerio'

import { type Found, words } from './accessible-name.ts'

const buttons = new Set(['submit', 'button', 'reset', 'image'])

/** The form of a field or a button: the one that it names, else the one around it. */
export function formOf($: CheerioAPI, control: Found): Found {
  const id = control.attr('form')
  const form = id === undefined ? control.parents('form').first() : $(`form[id="${id}"]`)
  if (form.length !== 1) throw new Error(`${$.html(control).slice(0, 200)} belongs to no form`)
  return form
}

/** Name and value of each field that a browser sends, in the page's order, and of the pressed button. */
export function fieldsOf($: CheerioAPI, form: Found, pressed?: Found): [name: string, value: string][] {
  const id = form.attr('id')
  const isOwn = (control: Found) => {
    const named = control.attr('form')
    return named === undefined ? control.closest('form').is(form) : named === id
  }
  return $('input, select, textarea, button')
    .toArray()
    .map(element => $(element))
    .filter(control => isOwn(control) && !isDisabled(control))
    .flatMap(control => sentBy($, control, pressed))
}

/** Fields without which a browser does not send the form. */
export function missingIn($: CheerioAPI, form: Found): string[] {
  if (form.is('[novalidate]')) return []
  const required = form
    .find('[required]')
    .toArray()
    .map(element => $(element))
  return required
    .filter(field => !isDisabled(field) && !field.attr('value'))
    .map(field => field.attr('name') ?? '')
}

const isDisabled = (control: Found) =>
  control.is('[disabled]') || control.closest('fieldset[disabled]').length > 0

function sentBy($: CheerioAPI, control: Found, pressed: Found | undefined): [string, string][] {
  const name = control.attr('name')
  const type = (control.attr('type') ?? (control.is('button') ? 'submit' : 'text')).toLowerCase()
  if (!name) return []
  if (control.is('select')) return chosenIn($, control).map(value => [name, value])
  if (control.is('textarea')) return [[name, control.text()]]
  if (buttons.has(type)) return pressed && control.is(pressed) ? [[name, control.attr('value') ?? '']] : []
  if (type !== 'checkbox' && type !== 'radio') return [[name, control.attr('value') ?? '']]
  return control.is('[checked]') ? [[name, control.attr('value') ?? 'on']] : []
}

const valueOf = (option: Found) => option.attr('value') ?? words(option.text())

/** Values of a select's chosen options: without a choice the first that is not disabled. */
export function chosenIn($: CheerioAPI, select: Found): string[] {
  const options = select.find('option').not('[disabled]')
  const selected = options.filter('[selected]')
  const single = selected.length > 0 ? selected.last() : options.first()
  const chosen = select.is('[multiple]') ? selected : single
  return chosen.toArray().map(option => valueOf($(option)))
}

/** Chooses an option by its value or its text. Throws if there is none. */
export function choose($: CheerioAPI, select: Found, wanted: string): void {
  const options = select
    .find('option')
    .toArray()
    .map(option => $(option))
  const option = options.find(one => valueOf(one) === wanted || words(one.text()) === wanted)
  if (!option) throw new Error(`No option is called ${wanted}`)
  for (const one of options) one.removeAttr('selected')
  option.attr('selected', '')
}

/** Checks a box, or a radio button instead of the others with its name. */
export function check($: CheerioAPI, field: Found): void {
  if (field.attr('type') === 'radio') {
    const name = field.attr('name') ?? ''
    formOf($, field).find(`input[type=radio][name="${name}"]`).removeAttr('checked')
  }
  field.attr('checked', '')
}
