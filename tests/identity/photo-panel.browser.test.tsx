import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { $toast } from '#lib/core/browser/toasts.ts'
import { closePhoto } from '#lib/identity/store/profile-photo.ts'

import { PersonalTab } from '#islands/identity/PersonalTab.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, lost, sentTo } from '../support/fake-api.ts'
import { signInMember } from '../support/member.ts'
import { pressTwice } from '../support/press-twice.ts'
import { renderFresh } from '../support/render-fresh.ts'

// 'Foto profil': a picture is chosen, cropped square and sent.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const update = 'POST /buyer/profile/update'
const none = { status: 'none', requested_at: null, until: null, file: null }

let isLost: boolean

beforeEach(() => {
  const profile = signInMember()
  closePhoto()
  isLost = false
  vi.mocked(call).mockReset()
  answerBy(vi.mocked(call), {
    'GET /buyer/export': () => answered(none),
    [update]: () => (isLost ? lost : answered({ ...profile, photo: 'profil/saya' }))
  })
})

const choose = page.getByLabelText('Pilih foto')
const dialog = page.getByRole('dialog', { name: 'Atur foto' })
const send = dialog.getByRole('button', { name: 'Simpan foto' })
const file = (name: string, type: string, content: BlobPart) => new File([content], name, { type })

/** A picture of two colours, wider than high: brown on the left, blue on the right. */
async function picture(): Promise<File> {
  const canvas = new OffscreenCanvas(800, 400)
  const context = canvas.getContext('2d')!
  context.fillStyle = '#aa5522'
  context.fillRect(0, 0, 400, 400)
  context.fillStyle = '#2255aa'
  context.fillRect(400, 0, 400, 400)
  return file('saya.png', 'image/png', await canvas.convertToBlob())
}

/** Chooses a file within the page: uploading one of 5 MB from outside takes seconds. */
function pick(chosen: File): void {
  const input = choose.element() as HTMLInputElement
  const files = new DataTransfer()
  files.items.add(chosen)
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Width, height and the centre colour of the last sent picture. */
async function sentPicture(): Promise<{ size: [number, number]; red: number; blue: number }> {
  const photo = sentTo(vi.mocked(call), update).at(-1)?.input['photo'] as File
  const bitmap = await createImageBitmap(photo)
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')!
  context.drawImage(bitmap, 0, 0)
  const [red = 0, , blue = 0] = context.getImageData(width / 2, height / 2, 1, 1).data
  return { size: [width, height], red, blue }
}

it.each([
  [
    'a document',
    file('surat.pdf', 'application/pdf', '%PDF'),
    /^Berkas harus berupa gambar JPG, PNG, WebP, atau AVIF\.$/
  ],
  [
    'a broken picture',
    file('rusak.png', 'image/png', 'none'),
    /^Berkas harus berupa gambar JPG, PNG, WebP, atau AVIF\.$/
  ],
  [
    'more than 5 MB',
    file('besar.png', 'image/png', new Uint8Array(5_000_001)),
    /^Ukuran gambar maksimal 5 MB$/
  ]
])('[identity-95] %s is not accepted as a photo, and nothing is sent', async (_kind, chosen, text) => {
  await renderFresh(<PersonalTab />)
  pick(chosen)
  await expect.element(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
  await expect.element(choose).toHaveAccessibleDescription(text)
  await expect.element(dialog).not.toBeInTheDocument()
  await expectAccessible('a file that is no photo')
})

it('[identity-95] a photo is cropped by keyboard; a failed upload keeps the crop', async () => {
  await renderFresh(<PersonalTab />)
  await userEvent.upload(choose, await picture())
  await expect.element(send).toBeEnabled()
  await expectAccessible('crop of a photo')
  // The left half moves into the crop.
  dialog.getByRole('group').element().focus()
  await userEvent.keyboard('{ArrowRight>80/}')
  isLost = true
  await userEvent.click(send)
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(/^Gagal memperbarui foto\s*Tidak ada koneksi/)
  await expectAccessible('a photo that was not sent')
  isLost = false
  pressTwice(send)
  await expect.element(dialog).not.toBeInTheDocument()
  expect($toast.get()).toMatchObject({ text: 'Foto berhasil diperbarui', tone: 'success' })
  const { size, red, blue } = await sentPicture()
  expect(size).toEqual([400, 400])
  expect(red).toBeGreaterThan(blue)
  await expect
    .element(page.getByAltText('Foto profil Anda'))
    .toHaveAttribute('src', '/media/profil/saya-320.webp')
  expect(sentTo(vi.mocked(call), update)).toHaveLength(2)
})

it("[identity-95] 'Kembali' closes the crop and sends nothing", async () => {
  await renderFresh(<PersonalTab />)
  await userEvent.upload(choose, await picture())
  await expect.element(send).toBeEnabled()
  window.history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sentTo(vi.mocked(call), update)).toEqual([])
})
