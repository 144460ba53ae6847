import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'

import { hidePopover, isPopoverOpen, showPopover } from '#islands/ui/popover.ts'
import { onOverlayToggle } from '#islands/ui/shell-overlays.ts'

const { prototype } = HTMLElement
const names = ['popover', 'showPopover', 'hidePopover', 'togglePopover'] as const

/** The browser has no popovers until the test ends. */
function withoutPopovers(): void {
  const known = names.map(name => [name, Object.getOwnPropertyDescriptor(prototype, name)] as const)
  for (const name of names) Reflect.deleteProperty(prototype, name)
  onTestFinished(() => {
    for (const [name, property] of known) if (property) Object.defineProperty(prototype, name, property)
  })
}

function add(html: string): HTMLElement {
  const place = document.createElement('div')
  place.innerHTML = html
  const element = place.firstElementChild as HTMLElement
  document.body.append(element)
  onTestFinished(() => element.remove())
  return element
}

const bar = () => add('<div popover="manual" class="fixed top-2 open:flex">Tersimpan</div>')

it.each([
  ['with popovers', () => undefined],
  ['without popovers', withoutPopovers]
])('[core-233] %s a message is shown and hidden', async (_, become) => {
  become()
  const message = bar()
  hidePopover(message)
  await expect.element(page.getByText('Tersimpan')).not.toBeVisible()
  showPopover(message)
  await expect.element(page.getByText('Tersimpan')).toBeVisible()
  expect(isPopoverOpen(message)).toBe(true)
  hidePopover(message)
  await expect.element(page.getByText('Tersimpan')).not.toBeVisible()
  expect(isPopoverOpen(message)).toBe(false)
})

it('[core-233] without popovers a message appears inside the dialog that would cover it', async () => {
  withoutPopovers()
  const dialog = add('<dialog aria-label="Alamat"><p>Isi</p></dialog>') as HTMLDialogElement
  dialog.showModal()
  const message = bar()
  showPopover(message)
  expect(dialog.contains(message)).toBe(true)
  dialog.close()
  showPopover(message)
  expect(message.parentElement).toBe(document.body)
  message.remove()
})

it('[core-233] without popovers the shell still tracks the drawer', () => {
  withoutPopovers()
  const matches = vi.spyOn(Element.prototype, 'matches')
  onTestFinished(() => matches.mockRestore())
  const drawer = add('<dialog popover data-overlay aria-label="Menu"></dialog>') as HTMLDialogElement
  drawer.showModal()
  onOverlayToggle(drawer)
  drawer.close()
  onOverlayToggle(drawer)
  expect(matches.mock.calls.flat().filter(selector => selector.includes(':popover-open'))).toEqual([])
})

it('[catalogue-71] a sheet that left the focus nowhere gives it to its button, and never takes it from elsewhere', () => {
  const button = add('<button popovertarget="sheet">Filter</button>')
  const field = add('<input aria-label="Cari" />')
  const sheet = add(
    '<aside id="sheet" popover data-overlay><button popovertarget="sheet">Tutup</button></aside>'
  )
  const openAndClose = (focused: HTMLElement | undefined) => {
    sheet.showPopover()
    onOverlayToggle(sheet)
    if (focused) focused.focus()
    else (document.activeElement as HTMLElement).blur()
    sheet.hidePopover()
    onOverlayToggle(sheet)
  }
  button.focus()
  openAndClose(undefined)
  expect(document.activeElement).toBe(button)
  openAndClose(field)
  expect(document.activeElement).toBe(field)
})

it('[core-233] without popovers an element that is hidden says so, as a native one does', () => {
  withoutPopovers()
  const message = bar()
  showPopover(message)
  const hear = vi.fn()
  message.addEventListener('toggle', hear)
  hidePopover(message)
  expect(hear).toHaveBeenCalledOnce()
})
