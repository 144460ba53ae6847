import { expect } from 'vitest'
import { page } from 'vitest/browser'

import { $toast } from '#lib/core/browser/toasts.ts'

/** Everything that the page says: texts, names of buttons without one, placeholders and the toast. */
function saidNow(): Set<string> {
  const seen = [...document.body.querySelectorAll('*')].filter(element => element.checkVisibility())
  const said = seen.flatMap(element => [
    element.textContent,
    element.getAttribute('aria-label'),
    element.getAttribute('placeholder')
  ])
  return new Set([...said, $toast.get()?.text].map(plain))
}

/** In one line, as it was agreed: 'Kirim Ulang (29s)' // => 'Kirim Ulang (Ns)' */
const plain = (text: string | null | undefined) =>
  (text ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/\(\d+s\)$/, '(Ns)')

/** Waits until the page says each of these agreed texts, to the letter. */
export async function expectSaid(texts: readonly string[]): Promise<void> {
  const wanted = texts.map(text => text.replace('{product}', 'Baba'))
  await expect
    .poll(() => {
      const said = saidNow()
      return wanted.filter(text => !said.has(text))
    })
    .toEqual([])
}

/** The link leads to this address, however its spaces are encoded. */
export async function expectLeads({ text, address }: { text: string; address: string }): Promise<void> {
  const link = page.getByRole('link', { name: text, exact: true })
  await expect.element(link).toBeVisible()
  const { pathname, searchParams } = new URL((link.element() as HTMLAnchorElement).href)
  const wanted = new URL(address, window.location.origin)
  expect([pathname, [...searchParams]]).toEqual([wanted.pathname, [...wanted.searchParams]])
}
