import { afterEach, expect, it, vi } from 'vitest'

import { call } from '#lib/core/api/call.ts'
import { $notice, request } from '#ops/console-store.ts'

import { rejected } from '../support/fake-api.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const note = 'POST /ops/transaction/{id}/trace'
const input = { id: 'BB261102001', detail: '' }
const fields = { detail: 'Keterangan wajib diisi' }
const reject = () =>
  vi
    .mocked(call)
    .mockResolvedValueOnce({ ok: false, error: { ...rejected('invalid_input').error, fields } } as never)
const sentence = /Periksa kembali isian Anda: Keterangan wajib diisi$/

afterEach(() => $notice.set(undefined))

it('[ops-444] what is wrong with a field follows its message as one sentence', async () => {
  reject()
  expect(await request(note, input)).toBeUndefined()
  expect($notice.get()?.text).toMatch(sentence)
})

it('[ops-444] what a form shows at its fields is no notice, and what it has no place for is', async () => {
  reject()
  expect(await request(note, input, { showAtFields: () => true })).toBeUndefined()
  expect($notice.get()).toBeUndefined()
  reject()
  const showAtFields = vi.fn(() => false)
  await request(note, input, { showAtFields })
  expect(showAtFields).toHaveBeenCalledWith(fields)
  expect($notice.get()?.text).toMatch(sentence)
})
