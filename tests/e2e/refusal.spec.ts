import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { orderByApi, packed } from './order-by-api.ts'
import { expectNothingSticksOut } from './screens.ts'
import { signInAsDemo } from './sign-in.ts'

// Goods refused at the door, from the console's form to the buyer's page.

test('[order-109, order-112, order-113] the console refuses some pieces at the door, and the buyer sees the new total @phone', async ({
  page,
  counter
}) => {
  await signInAsDemo(page)
  const order = await orderByApi(page, counter, 'cash')
  const { id, code } = order
  await packed(counter, order)
  await counter.post(`/transaction/${code}/ship`, { resi: 'RESI-TOLAK' })

  await page.goto('/ops?part=orders')
  await page.getByLabel('Token operator').fill('journey-ops-token')
  await page.getByRole('button', { name: 'Buka konsol' }).click()
  await page.getByLabel('Cari pesanan').fill(code)
  await page.keyboard.press('Enter')
  await page.getByRole('row', { name: new RegExp(code) }).click()
  await page.getByRole('button', { name: 'Ditolak penerima' }).click()
  const form = page.getByRole('dialog', { name: `Ditolak penerima: ${code}` })
  await expect(form.getByLabel(/, dari /)).toHaveValue('6')
  await expectAccessible(page, 'form of a refusal')
  await expectNothingSticksOut(page, 'form of a refusal')
  await form.getByLabel(/, dari /).fill('1')
  await form.getByRole('textbox', { name: 'Alasan' }).fill('Kemasan sobek')
  await form.getByRole('button', { name: /^Tolak\s1\s/ }).click()
  await expect(page.getByText(`${code}: sebagian ditolak penerima`)).toBeVisible()
  await expect(page.getByText(/Sebagian barang ditolak penerima: 1 dari 6/)).toBeVisible()
  // On a phone the list with the smaller quantity is behind the open order.
  await expect(page.getByText(/5\sdari\s6\s/)).toBeAttached()

  // The form's history entry is removed a moment later: leaving the page in between would be interrupted.
  await page.waitForFunction(() => !history.state?.overlays)
  await page.goto(`/order/${id}`)
  await expect(page.getByText(/^1\s\S+ ditolak saat diantar, tidak ditagih\.$/)).toBeVisible()
  await expect(page.getByText(/^Tanpa\s1\s\S+ yang ditolak saat diantar\.$/)).toBeVisible()
  await expect(page.getByText(/Sebagian barang ditolak penerima: 1 dari 6/).first()).toBeVisible()
  await expectAccessible(page, 'order with refused pieces')
  await expectNothingSticksOut(page, 'order with refused pieces')
})
