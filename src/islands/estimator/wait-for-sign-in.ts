import { createElement } from 'react'

import {
  type BegunLine,
  keepBegunLines,
  readBegunLines,
  takeBegunLines,
  waitingOn
} from '#lib/cart/store/begun-lines.ts'
import { isReturn } from '#lib/core/browser/arrival.ts'
import { maxNextLength } from '#lib/core/paths.ts'
import { sayLost } from '#lib/core/browser/say-lost.ts'
import { keptSheet } from '#lib/identity/store/kept-purchase-sign-in.ts'
import { loadSession } from '#lib/identity/store/session.ts'
import { $session } from '#lib/identity/store/who.ts'

import { mountOver } from '#islands/ui/mount-over.ts'

type Finish = (lines: readonly BegunLine[]) => Promise<void>

const address = () => window.location.pathname + window.location.search

/** Keeps what a guest chose, and opens the sheet in which they sign in or register (D46). */
export function waitForSignIn(lines: readonly BegunLine[], finish: Finish): Promise<void> {
  keepBegunLines(address(), lines)
  leadBackHere()
  finishOnSignIn(finish)
  return openSheet()
}

/**
 * Goes on where this page was left for signing in: finishes it for who is signed in, and opens the sheet again that a
 * reload took away.
 */
export async function resumeWaiting(finish: Finish): Promise<void> {
  if (!readBegunLines(address())) return
  finishOnSignIn(finish)
  await loadSession()
  if ($session.get().status === 'guest' && isReturn() && keptSheet()?.isOpen) await openSheet()
}

/** The page came with links to sign in that lead back to what was filled in then, and was filled in anew since. */
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
  // Also while it loads: a second press opens no second one.
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
 * Buys what waits as soon as somebody is signed in, in the sheet or in the header's own dialog. By the address at which it
 * began to wait: the page writes another one there once it fills in their city.
 */
function finishOnSignIn(finish: Finish): void {
  const isListening = waitingAt !== ''
  waitingAt = address()
  if (isListening) return
  $session.subscribe(({ status }) => {
    if (status === 'member') void takeBegunLines(waitingAt).then(begun => begun && finish(begun.lines))
  })
}
