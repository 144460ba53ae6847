import type { CheerioAPI } from 'cheerio'

/** Elements of a parsed page. */
export type Found = ReturnType<ReturnType<CheerioAPI['root']>['find']>

/** An accessible name: words that it contains in any case, or a pattern. */
export type Name = string | RegExp

/** '  Muat\n lebih ' // => 'Muat lebih' */
export const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

export const matches = (text: string, wanted: Name) =>
  typeof wanted === 'string' ? text.toLowerCase().includes(wanted.toLowerCase()) : wanted.test(text)

/** Parts whose text does not name them. */
const parts = 'main, nav, section, aside, form, dialog, div, ul, ol'

/** An element's accessible name: its own label, its labelling element, else its text and pictures. */
export function nameOf($: CheerioAPI, element: Found): string {
  const label = element.attr('aria-label')
  if (label !== undefined) return words(label)
  const ids = element.attr('aria-labelledby')?.split(' ')
  if (ids) return words(ids.map(id => $(`[id="${id}"]`).text()).join(' '))
  if (element.is('fieldset')) return words(element.children('legend').first().text())
  if (element.is(parts)) return ''
  const pictures = element
    .find('img[alt]')
    .toArray()
    .map(one => $(one).attr('alt') ?? '')
  return words([element.text(), ...pictures].join(' '))
}

/** A field's label: its own name, the label that refers to it, or the one around it. */
export function labelOf($: CheerioAPI, field: Found): string {
  const label = field.attr('aria-label')
  if (label !== undefined) return words(label)
  const id = field.attr('id')
  const own = id === undefined ? undefined : $(`label[for="${id}"]`)
  return words(own && own.length > 0 ? own.text() : field.closest('label').text())
}
