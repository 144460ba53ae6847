import { signatureHeaders } from '#lib/core/signature.ts'
import { developmentSignatureKey } from '#server/core/platform/config.ts'

import { expect, test } from './fixtures.ts'
import { button, dialogOf, expectFocusKept, press, registerByKeys, said, tabTo } from './keys.ts'
import { signInAsDemo } from './sign-in.ts'

// The account area without a mouse: whatever is done in it is reached by Tab and arrows, and leaves the focus in a place.

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
    // The button that opened it is gone with what it was for.
    await expect(button(page, 'Edit Email')).toBeFocused()

    await counter.post('/clock', { advance_seconds: 61 })
    await press(page, button(page, 'Edit Nomor Telepon'))
    const change = dialogOf(page, 'Ubah Nomor Telepon')
    await expect(change.getByLabel('Kode verifikasi 6 digit')).toBeFocused()
    await keyboard.type(await counter.code('6285733330001'))
    await expect(change.getByLabel('Nomor telepon baru', { exact: true })).toBeFocused()
    await keyboard.type('085733330002')
    await keyboard.press('Tab')
    await keyboard.type('085733330002')
    await keyboard.press('Enter')
    await expect(change.getByText('085733330002')).toBeVisible()
    await expect(change.getByLabel('Kode verifikasi 6 digit')).toBeFocused()
    await keyboard.type(await counter.code('6285733330002'))
    await expect(button(change, 'Simpan')).toBeFocused()
    await keyboard.press('Enter')
    await said(page, 'Nomor telepon berhasil diubah')
    await expect(button(page, 'Edit Nomor Telepon')).toBeFocused()
  }
)

test(
  '[identity-139] signing in by code and a forgotten password need no mouse',
  { tag: ['@desktop', '@long'] },
  async ({ page, counter }) => {
    const { keyboard } = page
    const phone = '085733330003'
    await registerByKeys(page, counter, phone, '/cart')
    await page.goto('about:blank')
    await page.context().clearCookies()
    await counter.post('/clock', { advance_seconds: 61 })
    await page.goto('/login?next=/cart')
    await expect(page.getByLabel('Email atau nomor telepon')).toBeFocused()
    await keyboard.type(phone)
    await keyboard.press('Enter')
    const boxes = page.getByLabel('Kode verifikasi 6 digit')
    await expect(boxes).toBeFocused()
    await press(page, button(page, 'Masuk dengan kata sandi'))
    await expect(page.getByRole('textbox', { name: 'Kata sandi' })).toBeFocused()
    await keyboard.type('salah-sekali')
    // By the button: a form that works must not take the focus away.
    await press(page, page.locator('main').getByRole('button', { name: 'Masuk', exact: true }), 'Space')
    await expect(page.getByRole('alert')).toContainText('Kata sandi yang anda masukkan salah!')
    await expectFocusKept(page)
    await press(page, page.getByRole('link', { name: 'Lupa kata sandi?' }))
    const contact = page.getByLabel('Nomor telepon atau email')
    await expect(contact).toBeFocused()
    await counter.post('/clock', { advance_seconds: 61 })
    const before = await counter.code(phone.replace(/^0/, '62'))
    await keyboard.press('Enter')
    await expect(boxes).toBeFocused()
    await expect.poll(() => counter.code(phone.replace(/^0/, '62'))).not.toBe(before)
    await keyboard.type(await counter.code(phone.replace(/^0/, '62')))
    await expect(page.getByLabel('Kata sandi baru', { exact: true })).toBeFocused()
    await keyboard.type('baru-12345')
    await tabTo(page, page.getByLabel('Konfirmasi kata sandi'))
    await keyboard.type('baru-12345')
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/\/login\?next=%2Fcart&auth=/)
    await counter.post('/clock', { advance_seconds: 61 })
    await expect(page.getByLabel('Email atau nomor telepon')).toBeFocused()
    await keyboard.press('Enter')
    await expect(boxes).toBeFocused()
    await keyboard.type(await counter.code(phone.replace(/^0/, '62')))
    await expect(page).toHaveURL('/cart')
  }
)

test(
  '[identity-139, address-50] addresses and their point need no mouse, and a closed form loses nothing',
  { tag: ['@desktop', '@long'] },
  async ({ page, counter }) => {
    const { keyboard } = page
    await registerByKeys(page, counter, '085733330004', '/profile?tab=Alamat')
    const add = button(page, 'Tambah Alamat Baru')
    for (const label of ['Rumah', 'Proyek']) {
      await press(page, add)
      const form = dialogOf(page, 'Tambah Alamat')
      await expect(form.getByLabel('Label alamat')).toBeFocused()
      await keyboard.type(label)
      await keyboard.press('Escape')
      await expect(form).toBeHidden()
      await expect(add).toBeFocused()
      await keyboard.press('Enter')
      await said(page, 'Isian Anda yang belum disimpan masih ada.')
      await expect(form.getByLabel('Label alamat')).toHaveValue(label)
      await tabTo(page, form.getByLabel('Nama penerima'))
      await keyboard.type('Dewi Lestari')
      await tabTo(page, form.getByLabel('Nomor telepon'))
      await keyboard.type('081298765432')
      await tabTo(page, form.getByRole('combobox', { name: 'Cari wilayah' }))
      await keyboard.type('tebet barat')
      await expect(form.getByRole('option').first()).toBeVisible()
      await keyboard.press('ArrowDown')
      await keyboard.press('Enter')
      await expect(form.getByLabel('Kode pos')).toHaveValue('12810')
      await tabTo(page, form.getByLabel('Alamat lengkap'))
      await keyboard.type('Jl. Kenanga No. 12')
      await press(page, button(form, /Titik Lokasi/))
      const map = dialogOf(page, 'Pilih Titik Lokasi')
      await expect(map.locator('[aria-busy=true]')).toHaveCount(0)
      const point = map.getByRole('status').filter({ hasText: 'Titik' })
      const start = await point.innerText()
      await tabTo(page, map.getByRole('application'))
      await keyboard.press('ArrowUp')
      await expect(point).not.toHaveText(start)
      await press(page, button(map, 'Gunakan Titik Ini'))
      await expect(button(form, /Titik Lokasi/)).toBeFocused()
      await press(page, button(form, 'Simpan'))
      await expect(form).toBeHidden()
      await expect(add).toBeFocused()
    }
    await press(page, button(page, 'Jadikan Alamat Utama'))
    await said(page, 'Alamat utama berhasil diubah')
    await expectFocusKept(page)
    await press(page, button(page.locator('main'), 'Hapus'))
    const question = dialogOf(page, 'Hapus Alamat')
    await press(page, button(question, 'Hapus'))
    await said(page, 'Alamat berhasil dihapus')
    await expectFocusKept(page)
  }
)

test(
  '[identity-139] bank accounts and devices need no mouse',
  { tag: ['@desktop', '@long'] },
  async ({ page, counter, playwright, baseURL }) => {
    const { keyboard } = page
    await registerByKeys(page, counter, '085733330005', '/profile?tab=Rekening%20Saya')
    await press(page, button(page, 'Tambah Rekening'))
    const banks = dialogOf(page, 'Mau tambah rekening apa?')
    await expect(banks.getByRole('searchbox')).toBeFocused()
    await keyboard.type('bca')
    await press(page, button(banks, 'Bank Central Asia (BCA)'))
    const form = dialogOf(page, 'Tambah Rekening')
    await expect(form.getByLabel('Nomor rekening')).toBeFocused()
    await keyboard.type('7310457821')
    await keyboard.press('Enter')
    await expect(button(form, 'Simpan Rekening')).toBeFocused()
    await keyboard.press('Enter')
    await said(page, 'Rekening berhasil ditambahkan')
    await expect(button(page, 'Tambah Rekening')).toBeFocused()
    await press(page, button(page.locator('main'), /^Hapus/))
    await tabTo(page, button(page.getByRole('dialog'), 'Hapus'))
    await keyboard.press('Enter')
    await said(page, 'Rekening berhasil dihapus')
    await expectFocusKept(page)

    // Another device of the same person, by the password.
    const device = await playwright.request.newContext({ baseURL: baseURL! })
    await device.post('/api/v1/auth/login', {
      data: { auth: '085733330005', password: 'rahasia123' },
      headers: { ...signatureHeaders(developmentSignatureKey, Date.now()), 'user-agent': 'Keyboard/1.0' }
    })
    await device.dispose()
    await page.goto('/profile?tab=Aktivitas%20Login')
    await press(page, button(page.locator('main'), /^Keluar dari .*, aktif/))
    await tabTo(page, button(dialogOf(page, 'Keluar dari perangkat'), 'Keluar'))
    await keyboard.press('Enter')
    await said(page, 'Perangkat telah dikeluarkan')
    await expectFocusKept(page)
    await press(page, button(page, 'Keluar dari semua perangkat'))
    await tabTo(page, button(page.getByRole('dialog'), 'Keluar'))
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/')
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
    await expectFocusKept(page)
    await tabTo(page, button(page, 'Urungkan'))
    await keyboard.press('Enter')
    await expectFocusKept(page)
    await tabTo(page, button(page, 'Tandai semua dibaca'), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(button(page, 'Tandai semua dibaca')).toBeDisabled()
    await expectFocusKept(page)

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
