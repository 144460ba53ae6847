import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { followChatList } from '#ops/chat-place.ts'
import { $chatQuery, loadChats } from '#ops/chat-store.ts'
import { clearPlace, type PlaceQuery, showPart } from '#ops/console-place.ts'
import { $caller, $session } from '#ops/console-store.ts'
import { OpsChatList } from '#ops/OpsChatList.tsx'
import { OpsComplaints } from '#ops/OpsComplaints.tsx'
import { OpsNegotiations } from '#ops/OpsNegotiations.tsx'
import { OpsOutbox } from '#ops/OpsOutbox.tsx'
import { OpsPayments } from '#ops/OpsPayments.tsx'
import { OpsWithdrawals } from '#ops/OpsWithdrawals.tsx'
import { WebhookLog } from '#ops/webhooks/WebhookLog.tsx'
import type { Webhook } from '#ops/webhooks/webhook-store.ts'

import { answerBy, answered } from '../support/fake-api.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const nothing = () => answered([])

beforeEach(() => {
  vi.mocked(call).mockReset()
  answerBy(vi.mocked(call), {
    'GET /ops/withdraw': nothing,
    'GET /ops/withdraw/days': nothing,
    'GET /ops/complain': nothing,
    'GET /ops/nego': nothing,
    'GET /ops/payment/notification': nothing,
    'GET /ops/outbox': nothing,
    'GET /ops/conversation': nothing,
    'GET /ops/webhook/{id}/delivery': nothing
  })
  $session.set('in')
  $caller.set({ name: 'Ani', role: 'owner', shop: null, calls: [] })
})
afterEach(() => {
  $caller.set(undefined)
  $chatQuery.set({ filter: 'all', keyword: '' })
  clearPlace()
})

const webhook = { id: 7, is_active: true } as Webhook
const failedOnes = { view: 'webhooks', open: '7', status: 'failed' }

type Row = [part: string, query: PlaceQuery, table: ReactNode, text: string]
const rows: Row[] = [
  ['withdrawals', {}, <OpsWithdrawals key="1" />, 'Tidak ada penarikan yang menunggu.'],
  ['withdrawals', { list: 'all' }, <OpsWithdrawals key="2" />, 'Tidak ada penarikan.'],
  ['complaints', {}, <OpsComplaints key="3" />, 'Tidak ada komplain yang berjalan.'],
  ['negos', {}, <OpsNegotiations key="4" />, 'Tidak ada negosiasi yang berjalan.'],
  ['negos', { list: 'waiting' }, <OpsNegotiations key="5" />, 'Tidak ada negosiasi yang menunggu jawaban.'],
  ['finance', { view: 'payments' }, <OpsPayments key="6" />, 'Tidak ada laporan yang tidak dibukukan.'],
  ['finance', { outcome: 'paid' }, <OpsPayments key="7" />, 'Tidak ada laporan yang cocok.'],
  ['settings', { view: 'outbox', to: '628' }, <OpsOutbox key="8" />, 'Tidak ada pesan yang cocok.'],
  ['settings', failedOnes, <WebhookLog key="10" webhook={webhook} />, 'Tidak ada kiriman yang cocok.'],
  ['chat', { list: 'unread' }, <OpsChatList key="9" />, 'Tidak ada percakapan yang cocok.']
]

it.each(rows)(
  '[ops-471] an empty list of %s with %o says what there is none of',
  async (part, query, table, text) => {
    showPart(part, query)
    const stop = followChatList()
    if (part === 'chat') await loadChats()
    await renderFresh(table)
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
    stop()
  }
)
