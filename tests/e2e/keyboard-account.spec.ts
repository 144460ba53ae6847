import { expect, test } from './fixtures.ts'
import { button, dialogOf, expectFocusInside, press, registerByKeys, said, tabTo } from './keys.ts'
import { signInAsDemo } from './sign-in.ts'

// The account area without a mouse, across pages. Its forms and lists by keys: tests/{identity,address,withdrawal}.

test(
  '[identity-139] registration and the change of a contact need no mouse',
  { tag: '@desktop' },
  async ({ page, counter }) => {
    const { keyboard } = page
    await registerByKeys(page, counter, '085733330001', '/profile')
    await counter.post('/clock', { advance_seconds: 61 })
    await press(page, button(page, 'Verifikasi Email'))
    const dialog = dialogOf(page, 'Verifikasi Email')
    await expect(dialog.getByLabel('Kode verifikasi 6 digit')).toBeFocused()
    await keyboard.type(await counter.code('tombol-085733330001@contoh.id'))
    await said(page, 'Email berhasil diverifikasi')
    await expect(dialog).toBeHidden()
    // The button that opened it is gone too.
    await expect(button(page, 'Edit Email')).toBeFocused()

    await counter.post('/clock', { advance_seconds: 61 })
    await press(page, button(page, 'Edit Nomor Telepon'))
    const change = dialogOf(page, 'Ubah Nomor HP')
    await expect(change.getByLabel('Kode verifikasi 6 digit')).toBeFocused()
    await keyboard.type(await counter.code('6285733330001'))
    await expect(change.getByLabel('Nomor HP baru', { exact: true })).toBeFocused()
    await keyboard.type('085733330002')
    await keyboard.press('Tab')
    await keyboard.type('085733330002')
    await keyboard.press('Enter')
    await expect(change.getByText('085733330002')).toBeVisible()
    await expect(change.getByLabel('Kode verifikasi 6 digit')).toBeFocused()
    await keyboard.type(await counter.code('6285733330002'))
    await expect(button(change, 'Simpan')).toBeFocused()
    await keyboard.press('Enter')
    await said(page, 'Nomor HP berhasil diubah')
    await expect(button(page, 'Edit Nomor Telepon')).toBeFocused()
  }
)

test(
  '[identity-139, notification-41, notification-42] notifications and the history of Saldo need no mouse',
  { tag: ['@desktop', '@long'] },
  async ({ page, counter }) => {
    const { keyboard } = page
    await signInAsDemo(page)
    await counter.tell('Tanpa tetikus')
    await page.goto('/notifications')
    const tab = page.getByRole('tab', { name: /^Semua/ })
    await tabTo(page, tab)
    await keyboard.press('End')
    await expect(page.getByRole('tab', { name: /^Negosiasi/ })).toBeFocused()
    await keyboard.press('ArrowRight')
    await expect(tab).toBeFocused()
    await press(page, button(page, 'Hapus notifikasi: Tanpa tetikus'))
    await expectFocusInside(page)
    await tabTo(page, button(page, 'Urungkan'))
    await keyboard.press('Enter')
    await expectFocusInside(page)
    await tabTo(page, button(page, 'Tandai semua dibaca'), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(button(page, 'Tandai semua dibaca')).toBeDisabled()
    await expectFocusInside(page)

    await page.goto('/balance')
    await press(page, button(page, 'Pengeluaran'), 'Space')
    await expect(page).toHaveURL(/type=debit/)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    const movement = page.locator('main li button[aria-haspopup=dialog]').first()
    await expect(movement).toBeVisible()
    await press(page, movement)
    const detail = dialogOf(page, 'Detail Transaksi')
    await expect(detail).toBeVisible()
    await tabTo(page, button(detail, /^Salin/).first())
    await keyboard.press('Escape')
    await expect(movement).toBeFocused()
  }
)
