import { complain } from './complain.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { expectNothingSticksOut } from './screens.ts'
import { send } from './send.ts'
import { signInAsDemo } from './sign-in.ts'

test('[ops-48, ops-49, ops-50, ops-53, complaint-14, complaint-15] the console answers a complaint, rules it, and refunds it as previewed @desktop', async ({
  page,
  browser,
  marketplace,
  counter
}) => {
  await signInAsDemo(page)
  const { id, code, max_nominal: most } = await complain(page, counter)
  const operator = await browser.newPage({ baseURL: marketplace })
  await operator.goto('/ops')
  await operator.getByLabel('Token operator').fill('journey-ops-token')
  await operator.getByRole('button', { name: 'Buka konsol' }).click()
  await operator.getByRole('link', { name: 'Komplain', exact: true }).click()
  await operator.getByRole('row', { name: new RegExp(code) }).click()
  const entry = operator.getByRole('article', { name: `Komplain ${code}` })
  const notice = operator.getByRole('status').first()
  // The photo is the caller's to see.
  const photo = entry.getByRole('link', { name: `Foto 1 komplain ${code}` })
  await expect
    .poll(() => photo.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expectAccessible(operator, '/ops, a complaint')
  await expectNothingSticksOut(operator, '/ops, a complaint')

  await entry.getByLabel('Solusi').selectOption('Komplain ditolak')
  const explanation = entry.getByLabel('Penjelasan untuk pembeli')
  await explanation.fill('Foto tidak jelas.')
  await operator.reload()
  await expect(operator.getByRole('link', { name: 'Komplain', exact: true })).toHaveAttribute(
    'aria-current',
    'page'
  )
  await expect(explanation).toHaveValue('Foto tidak jelas.')
  await expect(entry.getByLabel('Solusi')).toHaveValue('reject')
  await entry.getByRole('button', { name: 'Kirim jawaban' }).click()
  await expect(notice).toHaveText(`${code}: dijawab, Komplain ditolak`)
  await expect(entry).toContainText('Dijawab penjual')

  await send(page, `/buyer/transaction/complain/update/${id}`, {
    action: 'help',
    message: 'Mohon dilihat lagi.'
  })
  await operator.getByRole('button', { name: 'Muat ulang' }).click()
  await expect(entry).toContainText('Mohon dilihat lagi.')
  await entry.getByLabel('Pesan sebagai Admin').fill('Kami periksa fotonya.')
  await entry.getByRole('button', { name: 'Kirim pesan' }).click()
  await expect(entry.getByRole('listitem').filter({ hasText: 'Kami periksa fotonya.' })).toBeVisible()

  await entry.getByLabel('Solusi').selectOption('Pengembalian dana')
  await entry.getByLabel('Penjelasan untuk pembeli dan penjual').fill('Foto kedua jelas.')
  const rule = entry.getByRole('button', { name: 'Kirim keputusan' })
  await expect(rule).toBeDisabled()
  await entry.getByLabel('Nominal (Rp)').fill(String(most))
  await expect(entry.getByText(/^Seluruh pesanan dibatalkan/)).toBeVisible()
  await expect(entry.getByRole('row', { name: 'Jumlah Rp0' })).toBeVisible()
  await expectAccessible(operator, '/ops, a ruling with its preview')
  await rule.click()
  await expect(entry).toContainText('Diputuskan admin')
  await entry.getByLabel('Pesan sebagai Admin').fill('Belum dikirim.')
  await operator.getByRole('link', { name: 'Lihat pesanan' }).click()
  await expect(operator.getByRole('row', { name: new RegExp(code) })).toHaveCount(1)
  await expect(operator.getByRole('article', { name: `Pesanan ${code}` })).toBeVisible()
  // Signing out leaves neither the place nor what was typed.
  const kept = () => operator.evaluate(() => sessionStorage.getItem('consoleDrafts'))
  expect(new URL(operator.url()).search).toBe(`?part=orders&q=${code}&open=${code}`)
  expect(await kept()).toContain('Belum dikirim.')
  await operator.getByRole('button', { name: 'Keluar' }).click()
  await expect(operator.getByLabel('Token operator')).toBeVisible()
  expect([new URL(operator.url()).search, await kept()]).toEqual(['', null])
  await operator.close()

  const update = `/buyer/transaction/complain/update/${id}`
  const accepted = await send<{ refunded: number; order_status: string }>(page, update, {
    action: 'accept',
    pin: '123456'
  })
  expect(accepted).toMatchObject({ refunded: most, order_status: 'cancel' })
})
