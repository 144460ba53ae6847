import { expectAccessible } from './axe.ts'
import { delivered } from './delivered-order.ts'
import { expect, test } from './fixtures.ts'
import { expectNothingSticksOut } from './screens.ts'
import { send } from './send.ts'
import { signInAsDemo } from './sign-in.ts'

type Detail = { products: { product_id: number; product_slug: string }[] }

test('[ops-251, ops-254, ops-255, ops-256, ops-258, ops-259, review-13] a clerk answers a review that a buyer wrote, and the product shows it', async ({
  page,
  counter,
  isMobile
}) => {
  await signInAsDemo(page)
  const order = await delivered(page, counter)
  await send(page, `/buyer/transaction/confirm/${order.id}`, {})
  const [line] = (await send<Detail>(page, `/buyer/transaction/${order.id}`)).products
  const product = `/product/${line!.product_slug}`
  await send(page, '/buyer/transaction/review', {
    product_id: line!.product_id,
    transaction_id: order.id,
    rating: 2,
    review: 'Dua sak sobek di sudutnya.'
  })
  await page.goto(product)
  await expect(page.locator('#ulasan')).toContainText('Dua sak sobek di sudutnya.')

  await page.goto('/ops')
  await page.getByLabel('Token operator').fill('journey-ops-token')
  await page.getByRole('button', { name: 'Buka konsol' }).click()
  await page.getByRole('button', { name: /Ulasan belum dijawab/ }).click()
  await expect(page).toHaveURL(/view=reviews&answer=unanswered/)
  await page.getByLabel('Urutan').selectOption('Terbaru dulu')
  const card = page.getByRole('article').filter({ hasText: 'Dua sak sobek di sudutnya.' })
  await expect(card.getByRole('img', { name: '2 dari 5 bintang' })).toBeVisible()
  await expect(card.getByRole('link', { name: order.code })).toBeVisible()
  await expectAccessible(page, '/ops, reviews')
  await expectNothingSticksOut(page, '/ops, reviews')

  const field = card.getByLabel('Balasan sebagai penjual')
  await field.fill('Mohon maaf, sak penggantinya kami kirim besok.')
  await page.reload()
  await expect(field).toHaveValue('Mohon maaf, sak penggantinya kami kirim besok.')
  await card.getByRole('button', { name: 'Kirim balasan' }).click()
  await expect(card.getByRole('button', { name: 'Ubah balasan' })).toBeVisible()
  await expect(card).toContainText('Balasan penjual')

  await page.goto(product)
  await expect(page.locator('#ulasan')).toContainText('Mohon maaf, sak penggantinya kami kirim besok.')
  const [notice] = await send<{ title: string; value: string }[]>(
    page,
    '/buyer/notification?type=transaction'
  )
  expect(notice).toMatchObject({ title: 'Penjual membalas ulasan Anda', value: String(order.id) })

  await page.goto('/ops?part=acts&kind=review')
  await page.getByRole('row').filter({ hasText: 'Balas ulasan' }).first().click()
  const act = page.getByRole('complementary', { name: 'Rincian catatan' })
  await expect(act.getByRole('row', { name: /^Balasan/ })).toContainText('sak penggantinya')

  // The address of the section alone shows it again.
  await page.goto('/ops?part=chat&view=reviews&answer=answered')
  await expect(page.getByRole('tab', { name: 'Ulasan' })).toHaveAttribute('aria-selected', 'true')
  await expect(card).toContainText('sak penggantinya')
  if (!isMobile) await expectAccessible(page, '/ops, answered reviews')
})
