import type { FileChooser, Page } from '@playwright/test'

import { scaled } from '../support/machine-pace.ts'
import { takePhoto } from '../support/photo.ts'

import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { orderByApi } from './order-by-api.ts'
import { send } from './send.ts'
import { signInAsDemo } from './sign-in.ts'
import { Steps } from './step-count.ts'

// What a clerk does in an hour, by keys alone. The limits only fall; docs/decisions/counter.md has the steps before.
test.describe.configure({ timeout: scaled(120_000) })

const orderCount = 30
const chatCount = 10

/** A clerk at the console; the keyboard is not counted until a part is open. */
async function openConsole(page: Page, address = ''): Promise<Steps> {
  await page.goto(`/ops${address}`)
  const steps = new Steps(page)
  await expect(page.getByLabel('Token operator')).toBeVisible()
  await page.getByLabel('Token operator').focus()
  await steps.type('journey-ops-token')
  await steps.press('Enter')
  await expect(page.getByRole('link', { name: 'Ringkasan', exact: true })).toBeVisible()
  steps.taken()
  return steps
}

/** Goes to a part by 'g' and arrows. */
async function goTo(page: Page, steps: Steps, name: string): Promise<void> {
  const link = page.getByRole('link', { name, exact: true })
  await steps.press('g')
  const at = () =>
    link.evaluate(element => {
      const links = [...element.closest('ul')!.querySelectorAll('a')]
      return (
        links.indexOf(element as HTMLAnchorElement) - links.findIndex(one => one === document.activeElement)
      )
    })
  const distance = await at()
  await steps.repeat(distance > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(distance))
  await expect(link).toBeFocused()
  await steps.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
}

/** axe finds nothing, by light and in the dark. */
async function expectClean(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `${where}, ${colorScheme}`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/** The steps stay at what was once reached. */
function expectAtMost(steps: Steps, limit: number): void {
  const taken = steps.taken()
  expect(taken).toBeLessThanOrEqual(limit)
}

const notice = (page: Page) => page.getByRole('status').first()
const row = (page: Page) => page.locator('tr[data-row]:focus')

test(
  '[ops-104, ops-190] thirty orders are accepted, packed and shipped by keys alone',
  { tag: '@desktop' },
  async ({ page, counter }) => {
    await signInAsDemo(page)
    const codes: string[] = []
    for (let at = 0; at < orderCount; at += 1) codes.push((await orderByApi(page, counter, 'Saldo')).code)
    const steps = await openConsole(page)
    await goTo(page, steps, 'Pesanan')
    await expect(page.locator('tr[data-row]').first()).toBeVisible()
    await expectClean(page, 'orders')
    // The first page has the newest thirty: its own.
    await steps.press('j', 'a')
    for (const done of ['diterima', 'dikemas']) {
      await steps.press('b', 'Enter')
      await expect(notice(page)).toHaveText(`${orderCount} pesanan ${done}`)
      await expect(row(page)).toBeVisible()
      await steps.press('a')
      await expect(page.getByRole('region', { name: 'Yang dipilih' })).toBeVisible()
    }
    await steps.press('b', 'Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel(/^Resi /).first()).toBeFocused()
    await expectClean(page, 'tracking numbers')
    await expect(dialog.getByLabel(/^Resi /)).toHaveCount(orderCount)
    for (let at = 0; at < orderCount; at += 1) {
      await steps.type(`RESI${at}`)
      await steps.press('Enter')
    }
    await steps.press('Enter')
    await expect(notice(page)).toHaveText(`${orderCount} pesanan dikirim`)
    await expect(row(page)).toBeVisible()
    for (const code of codes) {
      const order = await counter.get<{ status: string }>(`/transaction/${code}`)
      expect(order.status).toBe('sent')
    }
    expectAtMost(steps, 74)
  }
)

test('[ops-42, ops-191] ten chats are answered by keys alone', { tag: '@desktop' }, async ({ page }) => {
  await signInAsDemo(page)
  const shops = await send<{ id: number }[]>(page, `/buyer/shop?per_page=${chatCount}`)
  const ids: number[] = []
  for (const { id } of shops) {
    const to = { receiver_type: 'seller', receiver_id: id, message: 'Apakah stok masih ada?' }
    const made = await send<{ conversation_id: number }>(page, '/buyer/conversation/create', to)
    ids.push(made.conversation_id)
  }
  expect(ids).toHaveLength(chatCount)
  const steps = await openConsole(page)
  await goTo(page, steps, 'Chat')
  await expect(page.locator('[data-chat]').first()).toBeVisible()
  await steps.press('n')
  for (let at = 0; at < chatCount; at += 1) {
    const field = page.getByRole('textbox', { name: /^Balas / })
    await expect(field).toBeFocused()
    await expect(
      page.getByRole('region', { name: 'Pesan' }).getByText('Apakah stok masih ada?').last()
    ).toBeVisible()
    if (at === 0) await expectClean(page, 'chat')
    const text = `Stok ada, jawaban ${at}.`
    await steps.type(text)
    await steps.press('Enter')
    await expect(field).toHaveValue('')
    await expect(page.getByRole('region', { name: 'Pesan' }).getByText(text)).toBeVisible()
    if (at === chatCount - 1) break
    await expect(page.locator('[data-chat][aria-current=true]')).not.toContainText('belum dibaca')
    await steps.press('Alt+ArrowDown')
  }
  for (const id of ids) {
    // An answer is shown before it has arrived.
    await expect
      .poll(async () =>
        (await send<{ message: string; role: string }[]>(page, `/buyer/conversation/${id}`)).at(-1)
      )
      .toMatchObject({ role: 'seller', message: expect.stringMatching(/^Stok ada/) })
  }
  expectAtMost(steps, 36)
})

test(
  '[ops-112, ops-192, ops-233] five prices are corrected by keys alone',
  { tag: '@desktop' },
  async ({ page, counter }) => {
    // By the last change: a saved row stays in its place.
    const steps = await openConsole(page, '?part=products')
    await expect(page.locator('tr[data-row]').first()).toBeVisible()
    await expectClean(page, 'products')
    const changed: { id: number; price: number }[] = []
    for (let at = 0; at < 5; at += 1) {
      await steps.press('j')
      await expect(row(page)).toBeVisible()
      const id = Number(await row(page).getAttribute('data-row'))
      await steps.press('Enter')
      await expect(page.getByRole('textbox', { name: /^Harga / }).first()).toBeFocused()
      await steps.type(String(31_000 + at))
      await steps.press('Control+Enter')
      await expect(notice(page)).toContainText('harga dan stok disimpan')
      changed.push({ id, price: 31_000 + at })
      if (at === 0) await expectClean(page, 'open product')
      await steps.press('Escape', 'Escape')
      await expect(row(page)).toHaveAttribute('data-row', String(id))
    }
    expect(new Set(changed.map(({ id }) => id)).size).toBe(5)
    for (const { id, price } of changed) {
      const product = await counter.get<{ variants: { price: number; is_active: boolean }[] }>(
        `/product/${id}`
      )
      expect(product.variants.find(one => one.is_active)?.price).toBe(price)
    }
    expectAtMost(steps, 30)
  }
)

test('[ops-190] a banner is added by keys alone', { tag: '@desktop' }, async ({ page, counter }) => {
  // Heard from the start: a browser that is told of it together with the press may open its own dialog first.
  const chooser = new Promise<FileChooser>(resolve => page.once('filechooser', resolve))
  const steps = await openConsole(page)
  await goTo(page, steps, 'Isi')
  const form = page.getByRole('form', { name: 'banner baru' })
  await expect(form).toBeVisible()
  await expectClean(page, 'banners')
  await steps.press('n')
  await steps.type('Gudang Baru')
  await steps.press('Tab')
  await steps.type('/search?keyword=semen')
  await steps.press('Tab')
  await steps.type('9')
  await steps.press('Tab')
  const photo = await takePhoto()
  await steps.press('Enter')
  const picture = Buffer.from(await photo.arrayBuffer())
  await (await chooser).setFiles({ name: photo.name, mimeType: photo.type, buffer: picture })
  await steps.press('Shift+Tab', 'Enter')
  await expect(notice(page)).toHaveText('Gudang Baru: disimpan')
  await expect(form.getByLabel('Judul')).toBeFocused()
  await expect(form.getByLabel('Judul')).toHaveValue('')
  const made = expect.objectContaining({ title: 'Gudang Baru', sort: 9 })
  expect(await counter.get('/banner')).toContainEqual(made)
  expectAtMost(steps, 22)
})

test(
  '[ops-190, ops-131] a voucher is added by keys alone',
  { tag: '@desktop' },
  async ({ page, counter }) => {
    const steps = await openConsole(page)
    await goTo(page, steps, 'Promo')
    await expectClean(page, 'vouchers')
    await steps.press('n')
    await expect(page.getByLabel('Ditanggung marketplace')).toBeFocused()
    await expectClean(page, 'new voucher')
    await steps.press('Tab')
    await steps.type('PAPAN27')
    await steps.press('Tab')
    await steps.type('Papan 2027')
    await steps.repeat('Tab', 4)
    await expect(page.getByLabel('Persen', { exact: true })).toBeFocused()
    await steps.type('5')
    await steps.repeat('Tab', 3)
    const year = new Date().getFullYear() + 1
    for (const [name, digits, moment] of [
      ['Mulai', `1212${year}`, `${year}-12-12T10:00`],
      ['Berakhir', `1111${year + 1}`, `${year + 1}-11-11T10:00`]
    ] as const) {
      const field = page.getByLabel(name, { exact: true })
      await expect(field).toBeFocused()
      // Day and month are equal, and 'AM' is dropped where a day has 24 hours: the same keys in every language.
      await steps.type(digits)
      await steps.press('ArrowRight')
      await steps.type('1000AM')
      await expect(field).toHaveValue(moment)
      // The first leaves for the field's calendar.
      await steps.repeat('Tab', 2)
    }
    await expect(page.getByLabel('Kuota', { exact: true })).toBeFocused()
    await steps.type('50')
    await steps.press('Enter')
    await expect(notice(page)).toHaveText('PAPAN27: ditambahkan')
    expect(await counter.get('/voucher?keyword=PAPAN27')).toMatchObject([{ code: 'PAPAN27', percentage: 5 }])
    expectAtMost(steps, 35)
  }
)
