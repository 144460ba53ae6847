import { beforeEach, expect, it } from 'vitest'

import { localStore, waitingHint } from '#lib/core/browser/safe-storage.ts'
import {
  addRecord,
  changeRecord,
  forgetRecords,
  ofPart,
  readRecords,
  removeRecord
} from '#lib/core/browser/waiting-records.ts'

type Text = { text: string; bytes?: ArrayBuffer }

beforeEach(() => forgetRecords())

const texts = async (person: string) => (await readRecords<Text>(person)).map(({ text }) => text)

it('[chat-20] records are read in the order in which they were added, each person’s own', async () => {
  const bytes = new Uint8Array([1, 2, 3]).buffer
  await addRecord('budi', { text: 'satu' }, 10)
  await addRecord('siti', { text: 'dua' }, 10)
  await addRecord('budi', { text: 'tiga', bytes }, 10)
  expect([await texts('budi'), await texts('siti')]).toEqual([['satu', 'tiga'], ['dua']])
  const [, last] = await readRecords<Text>('budi')
  expect([...new Uint8Array(last!.bytes!)]).toEqual([1, 2, 3])
})

it('[chat-29] a person has at most the given number of records', async () => {
  expect(await addRecord('budi', { text: 'satu' }, 1)).toBeTypeOf('number')
  expect(await addRecord('budi', { text: 'dua' }, 1)).toBeUndefined()
  expect(await addRecord('siti', { text: 'tiga' }, 1)).toBeTypeOf('number')
  expect(await texts('budi')).toEqual(['satu'])
})

it('[chat-22] a changed record stays in its place, and a removed one is not brought back by a change', async () => {
  await addRecord('budi', { text: 'satu' }, 10)
  await addRecord('budi', { text: 'dua' }, 10)
  const [first, second] = await readRecords<Text>('budi')
  await changeRecord({ ...first!, text: 'lain' })
  expect(await texts('budi')).toEqual(['lain', 'dua'])
  await removeRecord(second!.seq)
  await changeRecord(second!)
  expect(await texts('budi')).toEqual(['lain'])
})

it('[chat-20] all records are forgotten at once, or those of all others', async () => {
  await addRecord('budi', { text: 'satu' }, 10)
  await addRecord('siti', { text: 'dua' }, 10)
  await forgetRecords('siti')
  expect([await texts('budi'), await texts('siti')]).toEqual([[], ['dua']])
  await forgetRecords()
  expect(await texts('siti')).toEqual([])
})

it('[chat-24] other pages learn that something waits, until nothing does', async () => {
  const hint = () => localStore.get(waitingHint)
  expect(hint()).toBeNull()
  const seq = await addRecord('budi', { text: 'satu' }, 10)
  expect(hint()).toBe('1')
  await removeRecord(seq!)
  await readRecords('budi')
  expect(hint()).toBeNull()
  await addRecord('budi', { text: 'satu' }, 10)
  await forgetRecords()
  expect(hint()).toBeNull()
})

it('[complaint-18] what a person keeps beside messages is found apart, and stays and goes with that person', async () => {
  const photos = ofPart('siti', 'complaint photos')
  await addRecord(photos, { text: 'foto' }, 10)
  expect(localStore.get(waitingHint)).toBeNull()
  await addRecord('siti', { text: 'pesan' }, 10)
  expect([await texts('siti'), await texts(photos)]).toEqual([['pesan'], ['foto']])
  await readRecords(ofPart('budi', 'complaint photos'))
  expect(localStore.get(waitingHint)).toBe('1')
  await forgetRecords('siti')
  expect([await texts('siti'), await texts(photos)]).toEqual([['pesan'], ['foto']])
  await forgetRecords('budi')
  expect([await texts('siti'), await texts(photos)]).toEqual([[], []])
})
