import type { Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'
import { signInAsDemo } from './sign-in.ts'

// 'Rekening Saya' with the browser's history; its forms are in tests/withdrawal/bank-tab.browser.test.tsx.

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const tab = '/profile?tab=Rekening%20Saya'

test('[withdrawal-12] ’Kembali’ leads from the number to the banks, then to the page @phone', async ({
  page
}) => {
  await signInAsDemo(page)
  await page.goto(tab)
  const add = page.getByRole('button', { name: 'Tambah Rekening' })
  await add.click()
  const [form, banks] = [dialogOf(page, 'Tambah Rekening'), dialogOf(page, 'Mau tambah rekening apa?')]
  await banks.getByRole('searchbox').fill('jago')
  await banks.getByRole('button', { name: 'Bank Jago' }).click()
  await expect(form).toBeVisible()
  await page.goBack()
  await expect(form).toBeHidden()
  await expect(banks.getByRole('searchbox')).toHaveValue('jago')
  await page.goBack()
  await expect(banks).toBeHidden()
  await expect(page).toHaveURL(/tab=Rekening%20Saya$/)
  await expect(add).toBeFocused()
})
