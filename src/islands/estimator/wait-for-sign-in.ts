import { createElement } from 'react'

import {
  type BegunLine,
  keepBegunLines,
  readBegunLines,
  takeBegunLines,
  waitingOn
} from '#lib/cart/store/begun-lines.ts'
import { isReturn } from '#lib/core/arrival.ts'
import { sayLost } from '#lib/core/say-lost.ts'
import { keptSheet } from '#lib/identity/store/kept-purchase-sign-in.ts'
import { loadSession } from '#lib/identity/store/session.ts'
import { $session } from '#lib/identity/store/who.ts'

import { mountOver } from '#islands/ui/mount-over.ts'

type Finish = (lines: readonly BegunLine[]) => Promise<void>

const path = () => window.location.pathname

/** Keeps what a guest chose, and opens the sheet in which they sign in or register (D46). */
export function waitForSignIn(lines: readonly BegunLine[], finish: Finish): Promise<void> {
  keepBegunLines(path(), lines)
  finishOnSignIn(finish)
  return openSheet()
}

/**
 * Goes on where this page was left for signing in: finishes it for who is signed in, and opens the sheet again that a
 * reload took away.
 */
export async function resumeWaiting(finish: Finish): Promise<void> {
  if (!readBegunLines(path())) return
  finishOnSignIn(finish)
  await loadSession()
  if ($session.get().status === 'guest' && isReturn() && keptSheet()?.isOpen) await openSheet()
}

let isOpen = false

async function openSheet(): Promise<void> {
  const waiting = waitingOn(path())
  if (isOpen || !waiting) return
  // Also while it loads: a second press opens no second one.
  isOpen = true
  try {
    const { PurchaseSheet } = await import('#islands/identity/PurchaseSheet.tsx')
    mountOver(close =>
      createElement(PurchaseSheet, {
        waiting,
        photo: readBegunLines(path())?.lines[0]?.photo ?? '',
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

let isListening = false

/** Buys what waits as soon as somebody is signed in, in the sheet or in the header's own dialog. */
function finishOnSignIn(finish: Finish): void {
  if (isListening) return
  isListening = true
  $session.subscribe(({ status }) => {
    if (status === 'member') void takeBegunLines(path()).then(begun => begun && finish(begun.lines))
  })
}
