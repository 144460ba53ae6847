import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import { toast } from '#lib/core/browser/toasts.ts'

import { mountToaster } from '#islands/ui/toaster.ts'

/** The ends of a page: the header, and at the bottom a bar, the navigation or nothing. */
function lay(atTheThumb = ''): void {
  document.querySelector('[data-page]')?.remove()
  const whole = document.createElement('div')
  whole.dataset['page'] = ''
  whole.innerHTML = `<header class="fixed inset-x-0 top-0 h-14">Keranjang</header>${atTheThumb}`
  document.body.append(whole)
}

/** The position of the message with this text. */
async function placeOf(text: string): Promise<DOMRect> {
  toast(text)
  const bar = page.elementLocator(document.querySelector('[popover=manual]')!)
  await expect.element(bar).toBeVisible()
  await expect.element(bar).toHaveTextContent(text)
  return bar.element().getBoundingClientRect()
}

beforeEach(async () => {
  await page.viewport(360, 740)
  mountToaster()
})

it.each([
  ['a bar', '<div data-bar class="fixed inset-x-0 bottom-0 h-20"></div>', 660],
  ['the navigation', '<nav data-yields class="fixed inset-x-0 bottom-0 h-14"></nav>', 684],
  ['the comparison', '<section data-tray class="fixed bottom-24 left-3 h-11 w-40"></section>', 600],
  ['nothing', '', 740]
])('[core-272] a message appears above %s at the bottom', async (_, below, edge) => {
  lay(below)
  const { top, bottom } = await placeOf(`Pesan di atas ${edge}`)
  expect(bottom).toBe(edge - 8)
  expect(top).toBeGreaterThan(370)
})

it('[core-272] on a wide screen it does not cover the header either', async () => {
  await page.viewport(1280, 800)
  lay()
  expect((await placeOf('Pesan di layar lebar')).bottom).toBe(792)
})

it('[core-272] above a keyboard, which covers the page without shrinking it', async () => {
  const height = vi.spyOn(window.visualViewport!, 'height', 'get').mockReturnValue(400)
  lay()
  expect((await placeOf('Pesan di atas papan ketik')).bottom).toBe(392)
  height.mockRestore()
})

it("[core-272] over a dialog it leaves the dialog's bottom buttons free", async () => {
  lay('<dialog></dialog>')
  document.querySelector('dialog')?.showModal()
  expect((await placeOf('Pesan di atas dialog')).top).toBe(8)
  // A sheet closes with its action: the message moves down, off the header.
  document.querySelector('dialog')?.remove()
  const bar = document.querySelector('[popover=manual]')!
  await expect.poll(() => bar.getBoundingClientRect().bottom).toBe(732)
})
