import { atom, map } from 'nanostores'

import { call } from '#lib/core/call.ts'
import type { Reply, Sent } from '#lib/calls.ts'
import type { Result } from '#lib/core/result.ts'
import type { Refusal } from '#lib/core/refusals.ts'
import { loadSession } from '#lib/identity/store/session.ts'

export type Address = Reply<'GET /buyer/address'>[number]
export type AddressForm = Sent<'POST /buyer/address/add'>

export type AddressBook = {
  status: 'idle' | 'loading' | 'ready' | 'error'
  addresses: readonly Address[]
  error?: Refusal
}
export const $addressBook = map<AddressBook>({ status: 'idle', addresses: [] })

export async function loadAddresses(): Promise<void> {
  $addressBook.setKey('status', 'loading')
  const answer = await call('GET /buyer/address', { type: 'user' })
  if (answer.ok) $addressBook.set({ status: 'ready', addresses: answer.value })
  else $addressBook.set({ ...$addressBook.get(), status: 'error', error: answer.error })
}

/** Adds an address; the new one is first in the list. Answers the refusal to show, with its field messages. */
export async function saveAddress(form: AddressForm): Promise<Address | Refusal> {
  const answer = await call('POST /buyer/address/add', form)
  if (!answer.ok) return answer.error
  await Promise.all([loadAddresses(), loadSession()])
  return answer.value
}

export async function chooseMain(id: number): Promise<Refusal | undefined> {
  const answer = await call('POST /buyer/address/main/{id}', { id })
  if (!answer.ok) return answer.error
  await loadAddresses()
  return undefined
}

export type RegionOption = { id: number; value: string }
export type Level = 'province' | 'city' | 'district' | 'subdistrict'
export type Regions = Record<Level, readonly RegionOption[]>
const none: Regions = { province: [], city: [], district: [], subdistrict: [] }

/** Options of the four region levels; those below a changed one are empty until they are loaded. */
export const $regions = map<Regions>({ ...none })
export const $regionLoading = atom<Level | undefined>(undefined)

/** A list that could not be loaded, with the way to try again. */
export type RegionFailure = { level: Level; message: string; retry: () => void }
export const $regionFailure = atom<RegionFailure | undefined>(undefined)

/** Counts the lists asked for: what was asked for before the newest is not wanted any more. */
let newest = 0

async function fill(level: Level, load: () => Promise<Result<readonly RegionOption[]>>): Promise<void> {
  newest += 1
  const mine = newest
  $regionLoading.set(level)
  $regionFailure.set(undefined)
  const answer = await load()
  if (mine !== newest) return
  $regionLoading.set(undefined)
  if (answer.ok) return $regions.setKey(level, answer.value)
  $regionFailure.set({ level, message: answer.error.message, retry: () => void fill(level, load) })
}

export const loadProvinces = () => fill('province', () => call('GET /buyer/region/province', {}))

export function loadCities(province: number) {
  $regions.set({ ...$regions.get(), city: [], district: [], subdistrict: [] })
  return fill('city', () => call('GET /buyer/region/city', { province }))
}

export function loadDistricts(province: number, city: number) {
  $regions.set({ ...$regions.get(), district: [], subdistrict: [] })
  return fill('district', () => call('GET /buyer/region/district', { province, city }))
}

export function loadSubdistricts(province: number, city: number, district: number) {
  $regions.setKey('subdistrict', [])
  return fill('subdistrict', () => call('GET /buyer/region/sub-district', { province, city, district }))
}

/** The first postal code of a village, with its coordinates: what the form fills in by itself. */
export async function findZip(province: number, city: number, district: number, subdistrict: number) {
  const answer = await call('GET /buyer/region/zip-code', {
    province,
    city,
    district,
    'sub-district': subdistrict
  })
  return answer.ok ? answer.value[0] : undefined
}
