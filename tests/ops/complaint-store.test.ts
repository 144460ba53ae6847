import { beforeEach, describe, expect, it, vi } from 'vitest'

import { answerBy, answered, held, rejected, sentTo } from '../support/fake-api.ts'
import { opsComplaint } from '../support/ops-complaint.ts'

vi.mock('#lib/core/api/call.ts', async importOriginal => ({
  ...(await importOriginal<object>()),
  call: vi.fn()
}))

// Modules of other tests may be loaded already, with the real call.
vi.resetModules()
const call = vi.mocked((await import('#lib/core/api/call.ts')).call)
const { $openedId, complaint, complaints, putComplaint, refreshComplaints, reloadComplaint } =
  await import('../../src/ops/complaint-store.ts')
const { forgetAnswers } = await import('../../src/lib/core/browser/fetched.ts')
const { $place } = await import('../../src/ops/console-place.ts')
const { $discussion, loadMessages, loadOlder } = await import('../../src/ops/complaint-discussion.ts')
const { $previews, isPreviewed, loadPreview } = await import('../../src/ops/complaint-preview.ts')
const { $typed, $working, deliverGoods, sendOffer, type, typedOf } =
  await import('../../src/ops/complaint-steps.ts')
const { $replies, sendReply, write } = await import('../../src/ops/complaint-reply.ts')
const { $notice, $session } = await import('../../src/ops/console-store.ts')
const { showOrder } = await import('../../src/ops/order-store.ts')

const list = 'GET /ops/complain'
const one = 'GET /ops/complain/{id}'
const messages = 'GET /ops/complain/discussion/{id}'
const postings = 'GET /ops/complain/{id}/postings'
const answer = 'POST /ops/complain/{id}/answer'
const send = 'POST /ops/complain/discussion/send/{id}'
const shown = opsComplaint()
const pageOf = (total: number, total_pages = 1) => ({ page: 1, per_page: 12, total, total_pages }) as never

type Replies = Parameters<typeof answerBy>[1]
const replies = (more: Replies = {}) =>
  answerBy(call, {
    [list]: () => answered([shown], 'OK', pageOf(1)),
    [one]: () => answered(shown),
    [messages]: () => answered([]),
    ...more
  })

beforeEach(() => {
  call.mockReset()
  replies()
  forgetAnswers()
  $place.set({ part: 'complaints', query: {} })
  $typed.set({})
  $previews.set({})
  $replies.set({})
  $session.set('in')
  $notice.set(undefined)
})

/** Keeps the table and the open complaint shown, as the part does. */
function watched() {
  const stops = [complaints.$state.listen(() => {}), complaint.$state.listen(() => {})]
  return () => stops.forEach(stop => stop())
}
const open = (id: number) => $place.set({ part: 'complaints', query: { open: String(id) } })

describe('[ops-48] the table and its open entry', () => {
  it('show the last view, whatever is answered later for another one', async () => {
    const [early, late] = [held(), held()]
    replies({ [list]: (({ open: isOpen }: { open: boolean }) => (isOpen ? early : late).answer) as never })
    const stop = watched()
    $place.set({ part: 'complaints', query: { list: 'closed' } })
    late.give(answered([], 'OK', pageOf(0)))
    await complaints.refresh()
    early.give(answered([shown], 'OK', pageOf(1)))
    await complaints.refresh()
    expect(complaints.$state.get().value).toMatchObject({ items: [], total: 0, pages: 1 })
    stop()
  })

  it('show what a step made of the entry, whatever was requested before it', async () => {
    open(7)
    const stop = watched()
    await reloadComplaint(7)
    const before = sentTo(call, one).length
    const early = held()
    replies({ [one]: () => early.answer })
    const reloading = reloadComplaint(7)
    await vi.waitFor(() => expect(sentTo(call, one).length).toBeGreaterThan(before))
    const moved = opsComplaint({ stage: 'answered', steps: [] })
    replies({ [one]: () => answered(moved) })
    putComplaint(moved)
    early.give(answered(shown))
    await reloading
    expect(complaint.$state.get().value?.stage).toBe('answered')
    stop()
  })

  it('close the entry that is gone, and say so', async () => {
    const history = { state: null, replaceState: vi.fn() }
    vi.stubGlobal('window', {
      history,
      location: { pathname: '/ops', search: '' },
      addEventListener: vi.fn()
    })
    open(7)
    replies({ [one]: () => rejected('complaint_not_found') })
    const stop = watched()
    await refreshComplaints()
    expect([$openedId.get(), $notice.get()?.text]).toEqual([undefined, 'Komplain tidak ditemukan.'])
    await vi.waitFor(() => expect(history.replaceState).toHaveBeenCalled())
    stop()
    vi.unstubAllGlobals()
  })

  it('[ops-300] are named by addresses of before, and by those of their own part alone', () => {
    $place.set({ part: 'complaints', query: { complaint: '7' } })
    expect($openedId.get()).toBe(7)
    $place.set({ part: 'orders', query: { open: '7' } })
    expect($openedId.get()).toBeUndefined()
  })
})

it('[ops-48] what was done to one entry is told until another place is shown', async () => {
  const told = { text: `${shown.code}: dijawab`, isError: false }
  $notice.set(told)
  await refreshComplaints()
  expect($notice.get()).toEqual(told)
  const history = { state: null, pushState: vi.fn() }
  vi.stubGlobal('window', { history, location: { pathname: '/ops', search: '' }, addEventListener: vi.fn() })
  showOrder('BB261127ABC123')
  expect($notice.get()).toBeUndefined()
  const place = '/ops?part=orders&q=BB261127ABC123&open=BB261127ABC123'
  await vi.waitFor(() => expect(history.pushState).toHaveBeenCalledWith(null, '', place))
  vi.unstubAllGlobals()
})

describe('[ops-49] an offer', () => {
  const typed = () => typedOf($typed.get(), 7)
  const isReady = () => isPreviewed(typed(), $previews.get()[7])
  const preview = (effect: string) => answered({ effect, postings: [] })

  it('[complaint-15] is not sent with the preview of other figures, also one that comes late', async () => {
    const [first, second] = [held(), held()]
    const byNominal = (({ nominal }: { nominal: number }) =>
      (nominal === 1_000 ? first : second).answer) as never
    replies({ [postings]: byNominal })
    type(7, { solution: 'refund', nominal: '1000' })
    const early = loadPreview(7)
    type(7, { nominal: '2000' })
    const late = loadPreview(7)
    second.give(preview('Pesanan selesai.'))
    await late
    first.give(preview('Pesanan dibatalkan.'))
    await early
    expect([$previews.get()[7]?.postings?.effect, isReady()]).toEqual(['Pesanan selesai.', true])
    type(7, { nominal: '1000' })
    expect(isReady()).toBe(false)
    type(7, { solution: 'return_refund', nominal: '2000' })
    expect(isReady()).toBe(false)
    type(7, { solution: 'reject' })
    expect(isReady()).toBe(true)
  })

  it('without a nominal asks for no preview, and one that failed is none', async () => {
    type(7, { solution: 'refund' })
    await loadPreview(7)
    expect(sentTo(call, postings)).toEqual([])
    replies({ [postings]: () => rejected('unauthorized') })
    type(7, { nominal: '1000' })
    await loadPreview(7)
    expect([isReady(), $session.get()]).toEqual([false, 'out'])
    expect(typed().nominal).toBe('1000')
  })

  it('is sent once, and one step at a time', async () => {
    const sending = held()
    replies({ [answer]: () => sending.answer })
    type(7, { solution: 'reject', message: 'Tidak rusak.' })
    const both = [sendOffer(shown, 'answer'), sendOffer(shown, 'answer'), deliverGoods(shown)]
    sending.give(answered(opsComplaint({ stage: 'answered', steps: [] })))
    await Promise.all(both)
    expect([sentTo(call, answer).length, $working.get(), typed().message]).toEqual([1, undefined, ''])
  })

  it('that an ended session rejects stays as it was typed', async () => {
    replies({ [answer]: () => rejected('unauthorized') })
    type(7, { solution: 'reject', message: 'Tidak rusak.' })
    await sendOffer(shown, 'answer')
    expect([$session.get(), typed().message, $working.get()]).toEqual(['out', 'Tidak rusak.', undefined])
  })
})

describe('[ops-50] the discussion', () => {
  const message = (id: number) => ({ id, message: `Pesan ${id}`, photos: [] })
  const ids = () => $discussion.get()?.items.map(({ id }) => id)
  const from = (first: number) => Array.from({ length: 12 }, (_, at) => message(first + at))

  it('begins at its newest page again when more arrived than that holds', async () => {
    replies({ [messages]: () => answered(from(1), 'OK', pageOf(12)) })
    await loadMessages(7)
    replies({ [messages]: () => answered(from(20), 'OK', pageOf(31)) })
    await loadMessages(7)
    expect([ids()?.[0], ids()?.length, $discussion.get()?.hasOlder]).toEqual([20, 12, true])
    replies({ [messages]: () => answered(from(8), 'OK', pageOf(31)) })
    await loadOlder()
    expect([ids()?.[0], ids()?.length]).toEqual([8, 24])
    expect(sentTo(call, messages).at(-1)?.input).toMatchObject({ page: 2 })
  })

  it('ignores what is answered for a complaint that is no longer open', async () => {
    const first = held()
    replies({
      [messages]: (({ id }: { id: number }) => (id === 7 ? first.answer : answered([message(90)]))) as never
    })
    const early = loadMessages(7)
    await loadMessages(8)
    first.give(answered([message(1)]))
    await early
    expect([$discussion.get()?.id, ids()]).toEqual([8, [90]])
  })

  it('sends changed words under a new number, and says where the complaint was closed meanwhile', async () => {
    replies({ [send]: () => rejected('complaint_moved') })
    open(7)
    write(7, { text: 'Halo' })
    await sendReply(7)
    expect($replies.get()[7]).toMatchObject({ text: 'Halo', isSending: false })
    expect(sentTo(call, one)).not.toEqual([])
    write(7, { text: 'Halo lagi' })
    await sendReply(7)
    const [first, second] = sentTo(call, send).map(({ input }) => input['client_id'])
    expect(first).not.toBe(second)
    write(7, { text: '   ' })
    await sendReply(7)
    expect([sentTo(call, send).length, $replies.get()[7]?.problem]).toEqual([
      2,
      'Tulis pesan atau lampirkan foto.'
    ])
  })
})
