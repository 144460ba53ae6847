import type { Page } from '@playwright/test'

/** A touch that is measured, and by what a person sees that it was answered. */
export type Touch = {
  name: string
  path: string
  isMember?: boolean
  prepare?: (page: Page) => Promise<unknown>
  /** Selector of what is pressed. */
  target: string
  /** Selector of what is then shown, or with `isGone` no longer shown. */
  answered: string
  isGone?: boolean
  /** Takes it back, so that it can be touched again. */
  undo: (page: Page) => Promise<unknown>
}

const menu = 'button[data-menu]'
const all = 'main input[type=checkbox].checkbox'
const openMenu = async (page: Page) => {
  await page.locator(menu).tap()
  await page.waitForTimeout(1_500)
}
const closeDialog = (page: Page) => page.keyboard.press('Escape')

export const phoneTouches = (product: string): Touch[] => [
  {
    name: 'menu',
    path: '/',
    target: menu,
    answered: '#mobile-menu:is([open], :popover-open)',
    undo: closeDialog
  },
  {
    name: 'categories',
    path: '/',
    prepare: openMenu,
    target: '#mobile-menu a[href="/category"]',
    answered: '#mobile-menu details',
    undo: page => page.locator('#mobile-menu a[href="/category"]').tap()
  },
  {
    name: 'search',
    path: '/',
    target: 'header [role=search] input[name=keyword]',
    answered: 'form[data-sheet]',
    undo: page => page.getByRole('button', { name: 'Tutup pencarian' }).tap()
  },
  {
    name: 'sign-in',
    path: '/',
    target: 'nav [data-login]',
    answered: 'dialog.modal[open]',
    undo: closeDialog
  },
  {
    name: 'add to cart',
    path: product,
    target: '[data-bar] button',
    answered: 'dialog.modal[open]',
    undo: closeDialog
  },
  {
    name: 'all lines of the cart',
    path: '/cart',
    isMember: true,
    prepare: page => page.getByRole('checkbox', { name: /^Semua/ }).check(),
    target: `label:has(${all.replace('main ', '')}):has-text("Semua")`,
    answered: `main li ${all.replace('main ', '')}:checked`,
    isGone: true,
    undo: page => page.getByRole('checkbox', { name: /^Semua/ }).check()
  }
]
