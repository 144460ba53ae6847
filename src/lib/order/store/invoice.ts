import { atom, computed } from 'nanostores'

import { fetched } from '#lib/core/browser/fetched.ts'

const $id = atom<number | undefined>()
const invoice = fetched(
  'GET /buyer/transaction/invoice/{id}',
  computed($id, id => (id === undefined ? undefined : { id }))
)

/** The open invoice: the server's document, split for its iframe; `isEmpty` without one. */
export const $invoice = computed(invoice.$state, state => ({
  ...state,
  isEmpty: state.value?.trim() === '',
  ...splitStyles(state.value ?? '')
}))

export const openInvoice = (id: number): void => $id.set(id)
export const retryInvoice = invoice.reload

/**
 * Splits a document into its HTML without style elements, which the page's policy forbids inside an iframe, and their
 * text, which may be applied through the object model. '<style>p{}</style><p>' // => { html: '<p>', css: 'p{}' }
 */
export function splitStyles(document: string): { html: string; css: string } {
  const [start = '', ...elements] = document.split('<style')
  const styles: string[] = []
  const html = elements.map(element => {
    const [css = '', rest = ''] = element.slice(element.indexOf('>') + 1).split('</style>', 2)
    styles.push(css)
    return rest
  })
  return { html: start + html.join(''), css: styles.join('\n') }
}
