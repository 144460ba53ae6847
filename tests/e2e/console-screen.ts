import type { Page } from '@playwright/test'

import { accessFindings } from './axe.ts'
import { phone, tablet } from './screens.ts'

/** The least that a finger needs of anything that it presses, in px. */
const thumb = 44

/**
 * Everything that is wrong with what the console shows, on a phone by light and on a tablet in the dark: findings of axe, a page that
 * scrolls sideways, a box that scrolls but is out of the keyboard's reach, another number of main headings than one, and on
 * the phone what is too small for a finger.
 */
export async function consoleFaults(page: Page, where: string): Promise<string[]> {
  const found: string[] = []
  for (const [size, colorScheme] of [
    [phone, 'light'],
    [tablet, 'dark']
  ] as const) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    const faults = [
      ...(await accessFindings(page)),
      ...(await page.evaluate(faultsOfLayout)),
      ...(size === phone ? await page.evaluate(smallTargets, thumb) : [])
    ]
    found.push(...faults.map(fault => `${where}, ${size.width} px, ${colorScheme}: ${fault}`))
  }
  return found
}

/** Runs in the page. */
function faultsOfLayout(): string[] {
  const faults: string[] = []
  const { scrollWidth, clientWidth } = document.scrollingElement!
  if (scrollWidth > clientWidth) faults.push(`scrolls sideways: ${scrollWidth} of ${clientWidth} px`)
  const headings = document.querySelectorAll('h1').length
  if (headings !== 1) faults.push(`${headings} main headings`)
  for (const box of document.querySelectorAll<HTMLElement>('body *')) {
    const overflow = getComputedStyle(box).overflowX
    if (box.scrollWidth <= box.clientWidth || !/auto|scroll/.test(overflow) || !box.checkVisibility())
      continue
    const isReached = [box, ...box.querySelectorAll<HTMLElement>('*')].some(
      one => one.tabIndex >= 0 && one.checkVisibility()
    )
    if (!isReached) faults.push(`scrolls out of the keyboard's reach: ${box.outerHTML.slice(0, 120)}`)
  }
  return faults
}

/**
 * What is smaller than a finger, with its label; links within a sentence are as high as its line. Runs in the page.
 */
function smallTargets(thumb: number): string[] {
  const isInText = (one: Element) =>
    one.matches('a') &&
    getComputedStyle(one).display === 'inline' &&
    one.parentElement!.textContent.trim() !== one.textContent.trim()
  return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isInText(one))
    .flatMap(one => {
      const label = one.matches('input') ? (one as HTMLInputElement).labels?.[0] : undefined
      const [own, wider] = [one, label ?? one].map(part => part.getBoundingClientRect())
      // Out of sight until it has the focus, or for screen readers alone.
      if (own!.width <= 1 || own!.bottom < 0) return []
      const [width, height] = [Math.max(own!.width, wider!.width), Math.max(own!.height, wider!.height)]
      if (Math.min(width, height) >= thumb - 0.5) return []
      const name = one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 40)
      return [`${Math.round(width)} × ${Math.round(height)} px: ${one.localName} '${name}'`]
    })
}
