import { createElement } from 'react'

import {
  type BegunLine,
  storeBegunLines,
  readBegunLines,
  takeBegunLines,
  waitingOn
} from '#lib/cart/store/begun-lines.ts'
import { isReturn } from '#lib/core/browser/arrival.ts'
import { maxNextLength } from '#lib/core/paths.ts'
import { sayLost } from '#lib/core/browser/say-lost.ts'
import { storedSheet } from '#lib/identity/store/stored-purchase-sign-in.ts'
import { loadSession } from '#lib/identity/store/session.ts'
import { $session } from '#lib/identity/store/who.ts'

import { mountOver } from '#islands/ui/mount-over.ts'

type Finish = (lines: readonly BegunLine[]) => Promise<void>

const address = () => window.location.pathname + window.location.search

/** Stores a guest's selection, and opens the sheet to sign in or register (D46). */
export function waitForSignIn(lines: readonly BegunLine[], finish: Finish): Promise<void> {
  storeBegunLines(address(), lines)
  leadBackHere()
  finishOnSignIn(finish)
  return openSheet()
}

/**
 * Resumes a purchase that waited for sign-in after a page load: finishes it for a member, and reopens the sheet for a
 * guest who had it open.
 */
export async function resumeWaiting(finish: Finish): Promise<void> {
  if (!readBegunLines(address())) return
  finishOnSignIn(finish)
  await loadSession()
  if ($session.get().status === 'guest' && isReturn() && storedSheet()?.isOpen) await openSheet()
}

/** Updates the sign-in links, which still lead back to the form's values at page load. */
function leadBackHere(): void {
  if (address().length > maxNextLength) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    'a[href^="/login"], a[href^="/register"]'
  )) {
    const url = new URL(link.href)
    url.searchParams.set('next', address())
    link.href = url.pathname + url.search
  }
}

let isOpen = false

async function openSheet(): Promise<void> {
  const waiting = waitingOn(address())
  if (isOpen || !waiting) return
  // Set before loading, so that a second press does not open a second sheet.
  isOpen = true
  try {
    const { PurchaseSheet } = await import('#islands/identity/PurchaseSheet.tsx')
    mountOver(close =>
      createElement(PurchaseSheet, {
        waiting,
        photo: readBegunLines(address())?.lines[0]?.photo ?? '',
        onClose: () => {
          isOpen = false
          close()
        }
      })
    )
  } catch (error) {
    isOpen = false
    sayLost(error)
  }
}

let waitingAt = ''

/**
 * Buys the stored lines as soon as somebody signs in, in the sheet or in the header's dialog. Uses the address at which
 * they were stored, because the page changes its address when it fills in the member's city.
 */
function finishOnSignIn(finish: Finish): void {
  const isListening = waitingAt !== ''
  waitingAt = address()
  if (isListening) return
  $session.subscribe(({ status }) => {
    if (status === 'member') void takeBegunLines(waitingAt).then(begun => begun && finish(begun.lines))
  })
}
