import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { startAccountMenu } from '#islands/shell/account-menu.ts'

// The header's account menu as on the page: CSS opens it, the script announces it.

const header = `
  <div class="dropdown" data-account-menu hidden>
    <button type="button" class="btn" aria-expanded="false" aria-controls="account-menu">Akun</button>
    <ul id="account-menu" class="dropdown-content menu"><li><a href="/profile">Akun Saya</a></li></ul>
  </div>`

it('[core-241] a menu that appears below a resting mouse opens once that moves', async () => {
  document.body.innerHTML = header
  startAccountMenu()
  const menu = document.querySelector<HTMLElement>('[data-account-menu]')
  const button = page.getByRole('button', { name: 'Akun' })

  menu?.toggleAttribute('hidden', false)
  await expect.element(button).toBeVisible()
  // After a layout change a browser reports a mouse that is now there and never moved; this headless one
  // does not.
  menu?.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  expect(menu?.className).toContain('dropdown-close')

  await userEvent.hover(button)
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await expect.element(page.getByRole('link', { name: 'Akun Saya' })).toBeVisible()
})

it('[core-241] a menu whose button gets the focus from signing in stays closed until it is hovered or pressed', async () => {
  document.body.innerHTML = `<main style="margin-top: 300px">Isi halaman</main>`
  document.body.insertAdjacentHTML('afterbegin', header)
  startAccountMenu()
  const menu = document.querySelector<HTMLElement>('[data-account-menu]')
  const button = page.getByRole('button', { name: 'Akun' })
  const appear = async () => {
    await userEvent.hover(page.getByText('Isi halaman'))
    menu?.toggleAttribute('hidden', true)
    menu?.toggleAttribute('hidden', false)
    menu?.querySelector('button')?.focus()
    await expect.poll(() => menu?.className).toContain('dropdown-close')
    document.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }))
    await expect.element(button).toHaveFocus()
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    expect(menu?.className).toContain('dropdown-close')
  }

  await appear()
  await userEvent.hover(button)
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  expect(menu?.className).not.toContain('dropdown-close')

  await appear()
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  expect(menu?.className).not.toContain('dropdown-close')
})
