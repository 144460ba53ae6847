import { atom, computed } from 'nanostores'

import type { FoundKind, FoundThing } from '#lib/ops/find-contract.ts'
import { call } from '#lib/core/api/call.ts'
import { defineQuery } from '#lib/core/browser/fetched.ts'

import { $place, showPart } from './console-place.ts'
import { signOutOps } from './console-store.ts'

/** What is looked for; empty for nothing. */
export const $keyword = atom('')

/** Orders, payments, people, goods … by whatever was typed. */
export const found = defineQuery<FoundThing[]>(
  'GET /ops/find',
  computed($keyword, keyword => keyword || undefined),
  async keyword => {
    const answer = await call('GET /ops/find', { keyword })
    if (!answer.ok && answer.error.status === 401) signOutOps()
    return answer
  }
)

/** What the kinds are called. */
const kindLabels: Record<FoundKind, string> = {
  order: 'Pesanan',
  payment: 'Pembayaran',
  person: 'Pembeli',
  product: 'Produk',
  shop: 'Toko',
  withdrawal: 'Penarikan',
  complaint: 'Komplain'
}
const roleLabels = { buyer: kindLabels.person, seller: 'Penjual', admin: 'Admin' }

/** What a thing is called above its name: its kind, a person by the role. */
export const labelOf = ({ kind, role }: FoundThing): string => (role ? roleLabels[role] : kindLabels[kind])

/** Where each kind is shown: the part, and its parameters. */
const places: Record<FoundKind, (thing: FoundThing) => [part: string, query: Record<string, string>]> = {
  order: ({ title }) => ['orders', { open: title }],
  payment: ({ title }) => ['orders', { q: title }],
  // The list of orders finds a person by the whole contact; by the name, which others may have too, only without one.
  person: ({ title, contact }) => ['orders', { q: contact ?? title }],
  product: ({ id }) => ['products', { open: String(id) }],
  shop: ({ title }) => ['shops', { q: title }],
  withdrawal: ({ title }) => ['withdrawals', { open: title }],
  complaint: ({ id }) => ['complaints', { open: String(id) }]
}

export const partOf = (thing: FoundThing): string => places[thing.kind](thing)[0]

/** Kinds that open beside the view that is shown, whatever it lists; closing them leaves that view. */
const besideAnyView: readonly FoundKind[] = ['withdrawal', 'complaint']

/** Opens what was found in its part. */
export function openFound(thing: FoundThing): void {
  const [part, query] = places[thing.kind](thing)
  const { part: shown, query: view } = $place.get()
  // Earlier addresses name the open one by another word.
  const { code: _code, complaint: _complaint, ...kept } = view
  showPart(part, besideAnyView.includes(thing.kind) && shown === part ? { ...kept, ...query } : query)
}
