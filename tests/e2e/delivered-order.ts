import type { Page } from '@playwright/test'

import { takeView } from '../support/photo.ts'
import type { Counter } from './fixtures.ts'
import { send } from './send.ts'

type Row = { id: number; code: string; payment: { type: string } }

/** A sent order that was not paid in cash arrives. */
export async function delivered(page: Page, counter: Counter): Promise<Row> {
  const sent = await send<Row[]>(page, '/buyer/transaction?status=sent&per_page=100')
  const order = sent.find(({ payment }) => payment.type !== 'baba_cod')!
  await counter.post(`/transaction/${order.id}/deliver`)
  return order
}

/** Chooses photos as a phone's gallery does. */
export async function pickPhotos(page: Page, count: number): Promise<void> {
  const view = Buffer.from(await (await takeView()).arrayBuffer())
  const files = Array.from({ length: count }, (_, place) => ({
    name: `foto-${place}.jpg`,
    mimeType: 'image/jpeg',
    buffer: view
  }))
  await page.getByLabel('Pilih foto').setInputFiles(files)
}
