import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { storeDraft } from '#lib/cart/store/checkout-draft.ts'
import type { CheckoutData } from '#lib/checkout/contract.ts'
import { $checkout, emptyCheckout } from '#lib/checkout/store/state.ts'
import { call } from '#lib/core/api/call.ts'

import { CheckoutPage } from '#islands/checkout/CheckoutPage.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { checkoutData, offeredVoucher, paymentGroup } from '../support/checkout-data.ts'
import { answerBy, answered, rejected, sentTo } from '../support/fake-api.ts'
import { budi, signInMember } from '../support/member.ts'
import { dialogNamed } from '../support/overlays.ts'
import { renderFresh } from '../support/render-fresh.ts'

// Promos of a checkout: possible savings, usable promos, and why the rest is not.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const promoEndpoint = 'POST /buyer/transaction/checkout/promo'
const own = offeredVoucher('TOKO09B', 15_000)
const project = offeredVoucher('PROYEK5', 300_000, {
  discount_percentage: 5,
  discount_amount: 0,
  min_purchase_amount: 5_000_000
})
const spent = offeredVoucher('HABIS50', 50_000, { is_available: false, reason: 'Kuota promo sudah habis.' })

type Block = CheckoutData['checkouts'][number]

/** Two shops: one of Rp4.000.000 without a promo of its own, one of Rp2.000.000 with TOKO09B. */
function twoShops(more: Partial<CheckoutData> = {}): CheckoutData {
  const [block] = checkoutData().checkouts as [Block]
  const shop = (id: number, subtotal: number, mine: Partial<Block>): Block => ({
    ...block,
    id: `checkout-${id}`,
    shop_id: id,
    shop: { ...block.shop, id, name: `Toko ${id}` },
    subtotal,
    ...mine
  })
  return checkoutData({
    checkouts: [shop(3, 4_000_000, {}), shop(4, 2_000_000, { vouchers: [own], voucher: null })],
    market_vouchers: [project, spent],
    ...more
  })
}

async function openCheckout(data: CheckoutData, answers: Parameters<typeof answerBy>[1] = {}) {
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(budi),
    'POST /buyer/transaction/checkout': () => answered(data),
    'GET /buyer/transaction/payment': () =>
      answered([paymentGroup('virtual_account', [{ id: 2, name: 'BCA' }])]),
    'GET /buyer/address': () => answered([]),
    'POST /buyer/transaction/checkout/choose': () => answered(null),
    ...answers
  })
  await renderFresh(<CheckoutPage />)
}

beforeEach(() => {
  vi.mocked(call).mockReset()
  signInMember()
  $checkout.set(emptyCheckout)
  storeDraft({ lineIds: [21], isBuyNow: false })
})

const button = (name: string | RegExp) => page.getByRole('button', { name })
const dialog = dialogNamed('Pakai promo Baba')

it('[checkout-21] a promo that is worth nothing beside the shops’ own names those to give up', async () => {
  await openCheckout(twoShops())
  await expect.element(button(/^Pakai promo Baba/)).toMatchTextContent(/Hemat sampai Rp300\.000/)
  await userEvent.click(button(/^Pakai promo toko/))
  await userEvent.click(dialogNamed('Pakai promo toko').getByRole('button', { name: /^TOKO09B/ }))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(button(/^Pakai promo Baba/))
  const offered = dialog.getByRole('button', { name: /^PROYEK5/ })
  await expect.element(offered).toBeDisabled()
  await expect
    .element(offered)
    .toMatchTextContent(/Lepas TOKO09B dulu: promo ini dibagi ke toko yang belum memakai promo toko/)
  await expectAccessible('promos of which none can be used')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(button(/^TOKO09B/))
  await userEvent.click(dialogNamed('Pakai promo toko').getByRole('button', { name: /^TOKO09B/ }))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(button(/^Pakai promo Baba/))
  await expect.element(offered).toBeEnabled()
})

it('[checkout-21] usable promos come first, the rest is collapsed with its reasons', async () => {
  await openCheckout(twoShops())
  await userEvent.click(button(/^Pakai promo Baba/))
  await expect.element(dialog.getByRole('button', { name: /^PROYEK5/ })).toBeVisible()
  const folded = dialog.getByRole('button', { name: /^HABIS50/ })
  await expect.element(folded).not.toBeInTheDocument()
  await userEvent.click(dialog.getByText('Belum bisa dipakai (1)'))
  await expect.element(folded).toBeVisible()
  await expect.element(folded).toMatchTextContent(/Kuota promo sudah habis\./)
  await expectAccessible('promos, the rest unfolded')
})

it('[voucher-14] without visible promos a code can be typed, and a hidden one counts once it is typed', async () => {
  const secret = offeredVoucher('RAHASIA', 30_000, { is_show: false })
  await openCheckout(checkoutData(), {
    [promoEndpoint]: ({ code }: { code: string }) =>
      code === 'RAHASIA' ? answered(secret) : rejected('voucher_not_found')
  })
  await userEvent.click(button('Punya kode promo?'))
  const field = page.getByLabelText('Kode promo')
  await userEvent.fill(field, 'salah')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Promo tidak ditemukan')).toBeVisible()
  await userEvent.fill(field, 'rahasia')
  await userEvent.keyboard('{Enter}')
  await expect.element(button(/^RAHASIA/)).toMatchTextContent(/−Rp30\.000/)
  expect(sentTo(vi.mocked(call), promoEndpoint).map(({ input }) => input)).toMatchObject([
    { code: 'SALAH' },
    { code: 'RAHASIA' }
  ])
})
