import { map } from 'nanostores'

import { call } from '#lib/core/call.ts'
import type { Refusal } from '#lib/core/refusals.ts'

export type Invoice = {
  status: 'loading' | 'ready' | 'empty' | 'error'
  /** The server's document without its style elements: the page's policy forbids them inside a frame. */
  html?: string
  /** Their text, to be applied to the frame through its object model, which the policy allows. */
  css?: string
  error?: Refusal
}
export const $invoice = map<Invoice>({ status: 'loading' })

export async function loadInvoice(id: number): Promise<void> {
  $invoice.set({ status: 'loading' })
  const answer = await call('GET /buyer/transaction/invoice/{id}', { id })
  if (!answer.ok) return $invoice.set({ status: 'error', error: answer.error })
  if (!answer.value.trim()) return $invoice.set({ status: 'empty' })
  $invoice.set({ status: 'ready', ...splitStyles(answer.value) })
}

/** '<style>p{}</style><p>' // => { html: '<p>', css: 'p{}' } */
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
