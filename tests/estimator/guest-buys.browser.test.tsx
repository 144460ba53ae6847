import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { $toast } from '#lib/core/browser/toasts.ts'
import { $session } from '#lib/identity/store/who.ts'

import { buyChosen } from '#islands/estimator/buy-chosen.ts'
import { waitForSignIn } from '#islands/estimator/wait-for-sign-in.ts'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, sentTo } from '../support/fake-api.ts'
import { codeAnswers, codeBoxes, rightCode } from '../support/fake-codes.ts'
import { answeredWithCookie, becomeGuest, budi } from '../support/member.ts'
import { dialogNamed } from '../support/overlays.ts'
import { renderFresh } from '../support/render-fresh.ts'

// A guest adds a calculator's goods to the cart.

vi.mock('#lib/core/api/call.ts', async original => ({
  ...(await original<object>()),
  call: vi.fn(),
  clientConfig: () => Promise.resolve({ phone_channels: ['whatsapp'] })
}))

const add = 'POST /buyer/cart/add'

const offer = (id: number, name: string) => (
  <li key={id}>
    <input
      type="radio"
      name={`pilih-${id}`}
      value={id}
      defaultChecked
      aria-label={name}
      data-detail={id * 10}
      data-qty="16"
      data-name={name}
      data-sale="sak"
      data-photo=""
    />
    <span data-in-cart-mark data-sale="sak" hidden />
  </li>
)

beforeEach(async () => {
  becomeGuest()
  vi.mocked(call).mockReset()
  answerBy(vi.mocked(call), {
    ...codeAnswers,
    'POST /auth/login': () => answeredWithCookie(budi),
    [add]: () => answered({ cart_detail_id: 5, counters: budi.counters })
  })
  await page.viewport(360, 740)
  await renderFresh(
    <main>
      <ul data-estimate>
        {offer(1, 'Semen Gresik')}
        {offer(2, 'Mortar')}
      </ul>
      <button type="button" data-buy onClick={() => void buyChosen(() => Promise.resolve(true))}>
        Masukkan ke keranjang
      </button>
    </main>
  )
})

const button = page.getByRole('button', { name: 'Masukkan ke keranjang' })
const sheet = dialogNamed('Masuk atau daftar')

it('[estimator-18, identity-164] a guest signs in over the estimate, which names the pending goods, and they are in the cart', async () => {
  await userEvent.click(button)
  await expect.element(sheet.getByText('16 sak Semen Gresik dan 1 produk lain menunggu Anda.')).toBeVisible()
  await expectAccessible('the sheet over a calculator')
  await userEvent.fill(sheet.getByLabelText('Nomor HP'), '085777679999')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(codeBoxes.first())
  await userEvent.keyboard(rightCode)
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.poll(() => $toast.get()?.text).toBe('2 produk masuk keranjang')
  expect(sentTo(vi.mocked(call), add).map(({ input }) => [input['product_id'], input['qty']])).toEqual([
    [1, 16],
    [2, 16]
  ])
})

it('[estimator-18] a guest who closes the sheet can press again', async () => {
  await userEvent.click(button)
  await expect.element(sheet).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await userEvent.click(button)
  await expect.element(sheet).toBeVisible()
  expect(sentTo(vi.mocked(call), add)).toEqual([])
  await userEvent.keyboard('{Escape}')
})

it('[estimator-18] a second press while the sheet loads opens no second one', async () => {
  const line = { key: 'semen', name: 'Semen', unit: 'sak', photo: '', product_id: 1, qty: 16 }
  const press = () => waitForSignIn([line], () => Promise.resolve())
  await Promise.all([press(), press()])
  await expect.element(sheet).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
})

it("[estimator-18] pending goods are bought although the page wrote the signed-in person's city into its address", async () => {
  const here = window.location.href
  await userEvent.click(button)
  await expect.element(sheet).toBeVisible()
  window.history.replaceState(null, '', '?kota=Bandung')
  try {
    $session.set({ status: 'member', profile: budi })
    await expect.poll(() => sentTo(vi.mocked(call), add)).toHaveLength(2)
  } finally {
    window.history.replaceState(null, '', here)
  }
})
