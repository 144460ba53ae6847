import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import {
  flag,
  id,
  imageFile,
  isoDate,
  nothing,
  personName,
  seenVersion,
  text,
  whole,
  wholeNumber
} from '#lib/core/schema/fields.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { identityErrors } from '#lib/identity/errors.ts'
import { notificationType } from '#lib/notification/contract.ts'
import { orderErrors } from '#lib/order/errors.ts'
import { opsErrors } from './errors.ts'

/** Characters of an address that a promotion or a banner leads to. */
const target = text(500)

export const sendNotification = endpoint('POST /ops/notification', {
  access: 'ops',
  roles: ['support'],
  summary: 'Tells one buyer something, or everybody; a retry with the same key tells nobody twice',
  errors: [
    identityErrors.account_not_found,
    orderErrors.order_not_found,
    opsErrors.target_elsewhere,
    opsErrors.one_buyer_needed,
    coreErrors.idempotency_key_required
  ],
  keyed: true,
  input: z.object({
    /** Id, email or phone; absent: everybody. */
    user: z.optional(personName('Pembeli wajib diisi, atau tidak dikirim sama sekali')),
    type: notificationType,
    title: text(100, 'Judul wajib diisi'),
    body: text(500, 'Isi wajib diisi'),
    /** The buyer's order by id or code, for promotions an address of this site; or nothing. */
    value: z._default(target, '')
  }),
  reply: z.object({
    /** How many were told. */
    count: whole
  })
})

/** A banner as the operator keeps it. */
export const opsBanner = z.object({
  id: whole,
  title: z.string(),
  photo: z.string(),
  photo_narrow: z.nullable(z.string()),
  url: z.string(),
  sort: whole,
  is_active: z.boolean(),
  /** Its version: a save sends back the one that it was made from. */
  updated_at: isoDate
})

export const listOpsBanners = endpoint('GET /ops/banner', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Every banner in its order, also those that rest',
  input: nothing,
  reply: z.array(opsBanner)
})

export const saveBanner = endpoint('PUT /ops/banner', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Adds a banner or changes one; its picture is cut for wide screens and for phones',
  versioned: true,
  errors: [
    opsErrors.banner_not_found,
    opsErrors.banner_photo_required,
    opsErrors.target_elsewhere,
    coreErrors.changed_meanwhile
  ],
  upload: true,
  input: z.object({
    /** Absent: a new one, which needs its photo. */
    id: z.optional(id),
    title: text(100, 'Judul wajib diisi'),
    url: target.check(z.minLength(1, 'Tujuan wajib diisi')),
    /** The lowest stands first. */
    sort: wholeNumber(0, 10_000),
    is_active: flag,
    photo: z.optional(imageFile),
    /** Another picture for phones; absent: the middle of the wide one. */
    photo_narrow: z.optional(imageFile),
    /** The version that was seen, of one that is changed. */
    updated_at: z.optional(seenVersion)
  }),
  reply: opsBanner
})

export const orderBanners = endpoint('PUT /ops/banner/order', {
  access: 'ops',
  roles: ['clerk'],
  summary:
    'Puts the banners in this order: every one of them, also those that rest, with the versions that were seen',
  errors: [opsErrors.banners_differ, coreErrors.changed_meanwhile],
  input: z.object({
    banners: z.array(z.object({ id, updated_at: seenVersion })).check(
      z.minLength(1, 'Urutan wajib diisi'),
      z.maxLength(500, 'Paling banyak 500 banner'),
      z.refine(
        list => new Set(list.map(one => one.id)).size === list.length,
        'Banner yang sama ditulis lebih dari sekali'
      )
    )
  }),
  reply: z.array(opsBanner)
})

export const deleteBanner = endpoint('DELETE /ops/banner/{id}', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Takes a banner away',
  versioned: true,
  errors: [opsErrors.banner_not_found, coreErrors.changed_meanwhile],
  input: z.object({ id, updated_at: seenVersion }),
  reply: z.object({ id: whole })
})
