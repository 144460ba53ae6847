import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import interaction from '#islands/directives/interaction.ts'

afterEach(() => document.body.replaceChildren())

function island(load: () => Promise<() => Promise<void>>): HTMLButtonElement {
  const root = document.createElement('astro-island')
  const button = document.createElement('button')
  button.innerHTML = '<b>Beli</b>'
  root.append(button)
  document.body.append(root)
  void interaction(load, { name: 'interaction', value: 'none' }, root)
  return button
}

it('[core-293] a press that waits for its code shows it, and not any more when React compares the page', async () => {
  const code = Promise.withResolvers<() => Promise<void>>()
  const seen: boolean[] = []
  const button = island(() => code.promise)
  const presses: Event[] = []
  button.addEventListener('click', event => presses.push(event))
  await userEvent.click(button)
  expect(button.hasAttribute('data-held')).toBe(true)
  expect(presses).toHaveLength(0)
  code.resolve(async () => void seen.push(button.hasAttribute('data-held')))
  await expect.poll(() => presses.length).toBe(1)
  expect(seen).toEqual([false])
  expect(button.hasAttribute('data-held')).toBe(false)
})

it('[core-293] code that does not arrive ends the waiting too', async () => {
  const code = Promise.withResolvers<() => Promise<void>>()
  const button = island(() => code.promise)
  await userEvent.click(button)
  expect(button.hasAttribute('data-held')).toBe(true)
  // Astro catches the error, reports it, and hydrates nothing.
  button.parentElement!.dispatchEvent(
    new CustomEvent('astro:hydration-error', { detail: { error: new TypeError('offline') } })
  )
  code.resolve(async () => {})
  await expect.poll(() => button.hasAttribute('data-held')).toBe(false)
})
