import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'

import { call, readEnvelope } from '#lib/core/api/call.ts'
import { withdrawalStatuses } from '#lib/withdrawal/status.ts'

import { CreatePinDialog } from '#islands/identity/CreatePinDialog.tsx'

import { answered, rejected } from '../support/fake-api.ts'
import { signInMember } from '../support/member.ts'
import { dialogNamed } from '../support/overlays.ts'
import { renderFresh } from '../support/render-fresh.ts'
import { expectLeads, expectSaid } from '../support/said.ts'
import { agreedLinks, agreedOfWithdrawing } from '../support/agreed-texts.ts'
import { aWithdrawal } from './withdrawal-data.ts'
import {
  askForProof,
  button,
  choosePin,
  code,
  openPage,
  pin,
  request,
  setAnswers,
  startMember,
  ways
} from './withdraw-screen.tsx'

// What the page of withdrawals and the form of a PIN say, compared with the agreed texts.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

beforeEach(startMember)

/** A rejection without a text: the call's own fallback is read, as from any server. */
const withoutText = () =>
  readEnvelope<never>(
    { success: false, status: 422, message: null, data: undefined as never, meta: null },
    vi.mocked(call).mock.lastCall?.[2]?.fallback
  ) as ReturnType<typeof rejected>

async function openHistory(list: object[]): Promise<void> {
  await openPage({ 'GET /buyer/withdraw': () => answered(list) })
  await userEvent.click(button('Riwayat Penarikan'))
}

const cancelled = {
  status: 'cancelled',
  is_cancellable: false,
  closed_at: '2026-11-27T04:00:00Z'
} as const

/** The detail of a withdrawal that waits, opened by its address. */
async function openWithdrawal(): Promise<void> {
  window.history.replaceState(null, '', '?id=12')
  await openPage({
    'GET /buyer/withdraw/{id}': () => answered(aWithdrawal()),
    'POST /buyer/withdraw/cancel/{id}': () =>
      answered({ withdrawal: aWithdrawal(cancelled), balance: 300_000 })
  })
}

type Answers = Parameters<typeof setAnswers>[0]
async function askForCode(answers: Answers = {}): Promise<void> {
  await openPage(answers)
  await askForProof()
  await userEvent.click(ways.getByRole('button', { name: /^OTP WhatsApp/ }))
}

async function typePin(answers: Answers = {}): Promise<void> {
  await openPage(answers)
  await choosePin()
  await userEvent.keyboard('135790')
}

const newPin = dialogNamed('Buat PIN')
/** The form of a new PIN with these two, sent. */
async function makePin(first: string, second: string, answer: () => ReturnType<typeof answered>) {
  const member = signInMember({ has_pin: false })
  setAnswers({ 'GET /buyer/profile': () => answered(member), 'POST /buyer/pin/add': answer })
  await renderFresh(<CreatePinDialog onClose={() => {}} onCreated={() => {}} />)
  await expect.element(newPin.getByLabelText('PIN baru')).toHaveFocus()
  await userEvent.keyboard(`${first}{Tab}${second}{Enter}`)
}

const made = () => answered(null)

type Place = keyof typeof agreedOfWithdrawing

/** Leads to each place. */
const open: Record<Place, () => Promise<unknown>> = {
  withdrawing: openPage,
  'withdrawing without an account': () => openPage({ 'GET /buyer/bank/account': () => answered([]) }),
  'history without withdrawals': () => openHistory([]),
  history: () => openHistory(withdrawalStatuses.map((status, n) => aWithdrawal({ id: 12 - n, status }))),
  withdrawal: openWithdrawal,
  'cancelled withdrawal': async () => {
    await openWithdrawal()
    await userEvent.click(button('Batalkan Penarikan'))
    await userEvent.click(button('Ya, Batalkan'))
  },
  'ways to verify': async () => {
    await openPage()
    await askForProof()
  },
  'code that is not sent': () => askForCode({ 'POST /auth/otp/request': withoutText }),
  code: askForCode,
  'wrong code': async () => {
    await askForCode({ 'POST /auth/otp/check': withoutText })
    await expect.element(code).toHaveFocus()
    await userEvent.keyboard('111111')
  },
  PIN: async () => {
    await openPage()
    await choosePin()
  },
  'wrong PIN': async () => {
    await typePin({ [request]: () => rejected('pin_wrong') })
    await expect.element(pin).toHaveValue('')
  },
  'failed request': () => typePin({ [request]: withoutText }),
  requested: typePin,
  'new PIN left empty': () => makePin('', '', made),
  'new PIN too short': () => makePin('123', '123', made),
  'new PIN repeated wrongly': () => makePin('135790', '135791', made),
  'new PIN': () => makePin('135790', '135790', made),
  'new PIN that failed': () => makePin('135790', '135790', withoutText as never)
}

const places = Object.keys(agreedOfWithdrawing) as Place[]
it.each(places)('[withdrawal-40, withdrawal-45] says what was agreed: %s', async place => {
  await open[place]()
  await expectSaid(agreedOfWithdrawing[place])
})

it('[withdrawal-42, withdrawal-47] its links lead where was agreed', async () => {
  await openPage()
  for (const link of agreedLinks.withdrawing) await expectLeads(link)
  await choosePin()
  for (const link of agreedLinks.PIN) await expectLeads(link)
})

it('[identity-208] an address that is too long for its line breaks at its parts, never within a word', async () => {
  const email = 'demo@bababangunan.example'
  signInMember({ email })
  await openPage()
  await askForProof()
  const row = ways.getByRole('button', { name: `OTP Email Kirim kode ke ${email}` })
  const nodes = document.createTreeWalker(row.element(), NodeFilter.SHOW_TEXT)
  const lines: string[] = []
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    for (const { 0: word, index } of node.textContent!.matchAll(/\w+/g)) {
      const range = new Range()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      if (range.getClientRects().length > 1) lines.push(word)
    }
  }
  expect(lines).toEqual([])
})
