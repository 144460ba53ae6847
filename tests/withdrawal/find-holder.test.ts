import { afterEach, expect, test, vi } from 'vitest'

import { findHolder } from '#lib/withdrawal/store/bank-accounts.ts'

import { answerWordless, openSite } from '../support/fake-site.ts'

afterEach(() => vi.unstubAllGlobals())

test('[withdrawal-6] a failed check without a message says what to verify', async () => {
  openSite({ 'POST /buyer/bank/account/check': [answerWordless] })
  expect(await findHolder({ code: 'bca', name: 'BCA' }, '7310457821')).toMatchObject({
    message: 'Gagal mendapatkan nama pemilik rekening. Mohon periksa kembali nomor rekening Anda.'
  })
})
