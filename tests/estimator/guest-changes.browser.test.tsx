import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { storeBegunLines, readBegunLines } from '#lib/cart/store/begun-lines.ts'
import { call } from '#lib/core/api/call.ts'
import { $session } from '#lib/identity/store/who.ts'

import { startCalculator } from '#islands/estimator/calculator.ts'

import { answerBy, answered, sentTo } from '../support/fake-api.ts'
import { becomeGuest, budi } from '../support/member.ts'
import { dialogNamed } from '../support/overlays.ts'
import { renderFresh } from '../support/render-fresh.ts'

// A guest who changes the form or the choice while their goods wait for signing in.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))
// The form gets no new answer: the current one stays.
vi.mock('#lib/core/api/no-answer.ts', async original => ({
  ...(await original<object>()),
  reach: () => new Promise(() => undefined)
}))

const add = 'POST /buyer/cart/add'
const here = window.location.pathname + window.location.search
const line = { key: 'semen', name: 'Semen', unit: 'sak', photo: '', product_id: 1, qty: 16 }

const offer = (id: number, name: string) => (
  <input
    type="radio"
    name="pilih"
    value={id}
    defaultChecked={id === 1}
    aria-label={name}
    data-detail={id * 10}
    data-qty="16"
    data-name={name}
    data-sale="sak"
    data-photo=""
  />
)

beforeEach(async () => {
  becomeGuest()
  answerBy(vi.mocked(call), { [add]: () => answered({ cart_detail_id: 5, counters: budi.counters }) })
  await renderFresh(
    <main>
      <a href="/register?next=%2Fkalkulator%2Fcat">Daftar</a>
      <form data-calculator action={here}>
        <input name="luas" defaultValue="10" aria-label="Luas" />
        <div data-rows>
          <div data-row>
            <input name="rp1" aria-label="Panjang" />
            <button type="button" data-remove-row>
              Hapus baris
            </button>
          </div>
        </div>
      </form>
      <div data-estimate>
        {offer(1, 'Semen Gresik')}
        {offer(2, 'Semen Tiga Roda')}
        <button type="button" data-buy>
          Masukkan ke keranjang
        </button>
      </div>
    </main>
  )
  startCalculator()
})

it('[estimator-18] after a changed form or choice nothing waits for signing in any more', async () => {
  window.history.replaceState(null, '', here)
  await userEvent.click(page.getByRole('button', { name: 'Masukkan ke keranjang' }))
  const sheet = dialogNamed('Masuk atau daftar')
  await expect.element(sheet).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  // Leaving a field after the press changed nothing.
  page
    .getByLabelText('Luas')
    .element()
    .dispatchEvent(new Event('change', { bubbles: true }))
  expect(readBegunLines(here)?.lines).toHaveLength(1)
  // Signing in on a separate page returns to the current input.
  const register = new URL(document.querySelector<HTMLAnchorElement>('a[href^="/register"]')?.href ?? '')
  expect(register.searchParams.get('next')).toBe(here)

  for (const change of [
    () => userEvent.fill(page.getByLabelText('Luas'), '20'),
    () => userEvent.click(page.getByLabelText('Semen Tiga Roda')),
    () => userEvent.click(page.getByRole('button', { name: 'Hapus baris' }))
  ]) {
    storeBegunLines(here, [line])
    await change()
    expect([String(change), readBegunLines(here)]).toEqual([String(change), undefined])
  }
  $session.set({ status: 'member', profile: budi })
  await expect.poll(() => $session.get().status).toBe('member')
  expect(sentTo(vi.mocked(call), add)).toEqual([])
})
