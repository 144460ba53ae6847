import { call } from '#lib/core/api/call.ts'
import { inTurn } from '#lib/core/browser/in-turn.ts'
import { personHere } from '#lib/core/browser/person.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import { outcomeOf, retryAfter } from '#lib/chat/send-outcome.ts'
import { $isLive, goLive } from '#lib/identity/store/live.ts'
import { $session } from '#lib/identity/store/who.ts'
import { setCounters } from '#lib/notification/counters.ts'
import {
  $failing,
  $waiting,
  closeWaiting,
  dropWaiting,
  loadWaiting,
  openWaiting,
  rejectWaiting,
  setFailing,
  type Waiting,
  waitingPerson
} from './waiting.ts'
import { ShopHolds } from './shop-holds.ts'

/** Milliseconds for a message with a photo: 5 MB on a slow phone. */
const uploadMs = 120_000

/** The shop whose thread is open: a rejected message is shown there, and elsewhere said. */
let openShop: number | undefined
export const setOpenShop = (shopId: number | undefined): void => void (openShop = shopId)

let running: Promise<void> | undefined
/** Something was added since the running round looked. */
let isWanted = false
let failures = 0
/** Runs while the server takes no messages: a timer, because a clock may be set back. */
let pause: ReturnType<typeof setTimeout> | undefined
const holds = new ShopHolds(() => sendWaiting())
let timer: ReturnType<typeof setTimeout> | undefined
let isStarted = false

/** Starts sending what waits, now and whenever it may work again (chat-24). Repeated calls do nothing. */
export function startSending(): void {
  if (isStarted) return
  isStarted = true
  goLive()
  $session.subscribe(session => {
    if (session.status === 'guest') return closeWaiting()
    // The person of this browser is stored only after the session is set.
    if (session.status === 'member') void openWaiting(session.profile.uid, true).then(trySoon)
    if (session.status === 'unreachable') void openWaiting(personHere(), false).then(trySoon)
  })
  $isLive.listen(isLive => isLive && trySoon())
  window.addEventListener('online', trySoon)
  document.addEventListener('visibilitychange', () => !document.hidden && trySoon())
}

/** Sends what waits, first of all what failed: its connection may be back. */
function trySoon(): void {
  failures = 0
  holds.release()
  if ($waiting.get().length > 0) sendWaiting()
}

/** 'Coba lagi': shows the messages as being sent, and tries at once. */
export function retryWaiting(): void {
  setFailing(new Set())
  trySoon()
}

/** Sends what waits, in order, unless that is being done already. A new message of `shopId` is a try for that shop. */
export function sendWaiting(shopId?: number): void {
  if (shopId !== undefined) holds.release(shopId)
  isWanted = true
  running ??= sendAll().finally(() => {
    running = undefined
    if (isWanted) sendWaiting()
  })
}

async function sendAll(): Promise<void> {
  isWanted = false
  clearTimeout(timer)
  const person = waitingPerson()
  if (pause !== undefined) return failAll()
  let mayContinue = person !== null
  while (mayContinue) {
    mayContinue = false
    await inTurn(`chat-${person}`, async isMine => {
      isWanted = false
      await loadWaiting()
      const ready = $waiting.get().filter(one => isReady(one) && !holds.isHeld(one.shopId))
      const next = ready.find(one => !holds.hasFailed(one.shopId)) ?? ready[0]
      if (!next || !person || !isHere(person)) return
      mayContinue = (await send(next, person)) && isMine()
    })
  }
}

/** Shows all that waits as waiting. */
function failAll(): void {
  const shops = $waiting.get().filter(one => !one.rejected)
  setFailing(new Set([...$failing.get(), ...shops.map(one => one.shopId)]))
}

/** Stored, or known not to be storable, and not rejected. */
const isReady = ({ seq, isUnstored, rejected }: Waiting) =>
  !rejected && (seq !== undefined || isUnstored === true)

/** Whether the person is still the one of this browser: another tab may have changed that. */
const isHere = (person: string) => personHere() === person && waitingPerson() === person

/** Sends one; false ends this round. */
async function send(message: Waiting, person: string): Promise<boolean> {
  const { clientId, shopId } = message
  const answer = await request(message)
  if (!isHere(person)) return false
  if (answer.ok) {
    failures = 0
    holds.release(shopId)
    setFailing(new Set([...$failing.get()].filter(shop => shop !== shopId)))
    setCounters(answer.value.counters)
    await dropWaiting(clientId, { shopId, message: answer.value.message })
    return true
  }
  const outcome = outcomeOf(answer.error)
  if (outcome.next === 'reject') {
    holds.release(shopId)
    if (openShop !== shopId) toast(answer.error.message, 'error')
    await rejectWaiting(clientId, answer.error.message)
    return true
  }
  if (outcome.next === 'pause') {
    clearTimeout(pause)
    pause = setTimeout(() => {
      pause = undefined
      sendWaiting()
    }, outcome.ms)
    return endRound()
  }
  // Without a connection no other shop's message would fare better; a slow or broken answer may be this one's alone.
  if (answer.error.code === 'offline' || outcome.next === 'signIn') {
    clearTimeout(timer)
    timer = setTimeout(() => sendWaiting(), retryAfter((failures += 1)))
    return endRound()
  }
  holds.hold(shopId)
  setFailing(new Set([...$failing.get(), shopId]))
  return true
}

function endRound(): false {
  failAll()
  isWanted = false
  return false
}

function request(message: Waiting) {
  const { clientId, shopId, conversationId, text, photo, product, transaction, withdrawal } = message
  const content = {
    message: text,
    client_id: clientId,
    ...(photo && { photo: photo as File }),
    ...(product && { product_id: product.id }),
    ...(product?.detail_id && { product_detail_id: product.detail_id }),
    ...(transaction && { transaction_id: transaction.id }),
    ...(withdrawal && { withdraw_id: withdrawal.id })
  }
  const options = photo ? { timeoutMs: uploadMs } : {}
  if (conversationId !== undefined) {
    return call('POST /buyer/conversation/send/{id}', { id: conversationId, ...content }, options)
  }
  const receiver =
    shopId === 0
      ? { receiver_type: 'admin' as const }
      : { receiver_type: 'seller' as const, receiver_id: shopId }
  return call('POST /buyer/conversation/create', { ...receiver, ...content }, options)
}
