import type { APIRequestContext, Page } from '@playwright/test'

import { signatureHeaders } from '#lib/core/api/signature.ts'
import { developmentSignatureKey } from '#server/core/platform/config.ts'

import { expectAccessible } from './axe.ts'
import { type Counter, expect, test } from './fixtures.ts'
import { signInAsDemo } from './sign-in.ts'

type Shop = { id: number; name: string }
type Message = { message: string; role: string; product: { id: number } | null }

/** A call of the buyer whom the browser's cookies belong to. */
async function asBuyer<T>(request: APIRequestContext, path: string, data?: object): Promise<T> {
  const headers = signatureHeaders(developmentSignatureKey, Date.now())
  const url = `/api/v1/buyer${path}`
  const answer = await (data ? request.post(url, { data, headers }) : request.get(url, { headers }))
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return ((await answer.json()) as { data: T }).data
}

/** The demo's buyer writes to a shop. Returns the conversation's id. */
async function writeTo({ request }: { request: APIRequestContext }, shop: Shop, message: string) {
  const to = { receiver_type: 'seller', receiver_id: shop.id, message }
  return (await asBuyer<{ conversation_id: number }>(request, '/conversation/create', to)).conversation_id
}

/** A product of the demo and its shop, and another shop. */
async function readShops({ request }: { request: APIRequestContext }) {
  const product = await asBuyer<{ id: number; name: string; shop: Shop }>(request, '/product/1')
  const shops = await asBuyer<Shop[]>(request, '/shop?per_page=2')
  return { product, first: product.shop, second: shops.find(({ id }) => id !== product.shop.id)! }
}

async function openInbox(page: Page, token: string): Promise<void> {
  await page.goto('/ops')
  await page.getByLabel('Token operator').fill(token)
  await page.getByRole('button', { name: 'Buka konsol' }).click()
  if (page.viewportSize()!.width < 768) await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Chat', exact: true }).click()
}

const tokenOf = async (counter: Counter, shop: Shop) =>
  ((await counter.post(`/shop/${shop.id}/token`)) as { token: string }).token

test('[ops-40, ops-41, ops-42, ops-45] an operator answers a buyer, and hears what the buyer writes and reads', async ({
  page,
  isMobile
}) => {
  await signInAsDemo(page)
  const { request } = page.context()
  const { product, first } = await readShops({ request })
  const id = await writeTo({ request }, first, 'Apakah stok masih ada?')
  await openInbox(page, 'journey-ops-token')
  const row = page.locator(`[data-chat="${id}"]`)
  await expect(row).toContainText('1 belum dibaca')
  await row.click()
  const thread = page.getByRole('region', { name: /^Percakapan dengan / })
  await expect(thread.getByText('Apakah stok masih ada?')).toBeVisible()
  if (isMobile) await expect(thread).toBeFocused()
  else await expect(row).not.toContainText('belum dibaca')
  await expectAccessible(page, '/ops, Chat')

  await thread.getByLabel('Lampirkan produk/pesanan').fill(String(product.id))
  await thread.getByRole('button', { name: 'Lampirkan', exact: true }).click()
  await expect(thread.getByText(`Produk: ${product.name}`)).toBeVisible()
  const field = thread.getByRole('textbox', { name: /^Balas / })
  await field.fill('Stok ada,')
  await field.press('Shift+Enter')
  await field.pressSequentially('siap kirim.')
  await field.press('Enter')
  await expect(field).toHaveValue('')
  await expect(thread.getByRole('link', { name: product.name })).toBeVisible()
  const last = async () => (await asBuyer<Message[]>(request, `/conversation/${id}`)).at(-1)
  expect(await last()).toMatchObject({
    message: 'Stok ada,\nsiap kirim.',
    role: 'seller',
    product: { id: product.id }
  })

  await asBuyer(request, `/conversation/read/${id}`, {})
  await expect(thread.getByText('dibaca', { exact: true })).toBeVisible()
  await asBuyer(request, `/conversation/send/${id}`, { message: 'Terima kasih' })
  await expect(thread.getByText('Terima kasih')).toBeVisible()
  if (!isMobile) return
  await thread.getByRole('button', { name: 'Kembali' }).click()
  await expect(row).toBeFocused()
  await expect(row).toContainText('Terima kasih')
  await expect(row).not.toContainText('belum dibaca')
})

test(
  '[ops-40, ops-44] a report is shown to an operator, who ends it; a shop sees its own conversations alone',
  { tag: '@desktop' },
  async ({ page, counter, browser, baseURL }) => {
    await signInAsDemo(page)
    const { request } = page.context()
    const { first, second } = await readShops({ request })
    const id = await writeTo({ request }, first, 'Barang salah kirim')
    await writeTo({ request }, second, 'Rahasia toko kedua')
    await asBuyer(request, `/conversation/report/${id}`, { reason: 'Berkata kasar' })

    const context = await browser.newContext({ ...(baseURL && { baseURL }) })
    const seller = await context.newPage()
    await openInbox(seller, await tokenOf(counter, first))
    const own = seller.locator(`[data-chat="${id}"]`)
    await expect(own).toContainText('Barang salah kirim')
    await expect(own).not.toContainText('Dilaporkan')
    await expect(seller.getByRole('button', { name: 'Dilaporkan', exact: true })).toBeHidden()
    await seller.getByLabel('Cari percakapan').fill('rahasia')
    await seller.getByRole('button', { name: 'Cari' }).click()
    await expect(seller.getByText('Tidak ada percakapan yang cocok.')).toBeVisible()
    await context.close()

    await openInbox(page, 'journey-ops-token')
    await page.getByRole('button', { name: 'Dilaporkan', exact: true }).click()
    const reported = page.locator(`[data-chat="${id}"]`)
    await reported.click()
    const thread = page.getByRole('region', { name: /^Percakapan dengan / })
    await expect(thread.getByText('Berkata kasar')).toBeVisible()
    await thread.getByRole('button', { name: 'Selesai' }).click()
    await expect(thread.getByText('Berkata kasar')).toBeHidden()
    await expect(reported).toHaveCount(0)

    await asBuyer(request, `/conversation/block/${id}`, { blocked: true })
    await expect(thread.getByText('Pembeli memblokir toko ini. Pesan tidak dapat dikirim.')).toBeVisible()
    await expect(thread.getByRole('textbox', { name: /^Balas / })).toBeHidden()
  }
)
