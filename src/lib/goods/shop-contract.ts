import * as z from 'zod/mini'

import { addressErrors } from '#lib/address/errors.ts'
import { endpoint } from '#lib/core/schema/endpoint.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { id, isoDate, photo, seenVersion, shaped, text, whole } from '#lib/core/schema/fields.ts'
import { sellerAccount } from '#lib/order/order-shapes.ts'
import { timeZone, weekHours } from '#lib/shop/contract.ts'
import { shopErrors } from '#lib/shop/errors.ts'
import { accountDigits } from '#lib/withdrawal/account-number.ts'
import { bankTexts } from '#lib/withdrawal/texts.ts'
import { goodsErrors } from './errors.ts'
import { sellerInput, shopFields, shopRules } from './shop-input.ts'

/** Whose a shop is. */
export const shopSeller = z.object({
  id: whole,
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string())
})
/** A shop's own courier: kilometres and whole rupiah. */
export const shopOwnCourier = z.object({
  free_km: z.number(),
  per_km: whole,
  max_km: z.number(),
  by_baba: z.boolean()
})

/** A shop as the counter sees it: what a save takes, and what it cannot change. */
export const goodsShop = z.object({
  id: whole,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  photo,
  seller: shopSeller,
  province_id: whole,
  city_id: whole,
  district_id: whole,
  subdistrict_id: z.nullable(whole),
  city: z.string(),
  address: z.string(),
  lat: z.string(),
  lng: z.string(),
  is_verified: z.boolean(),
  is_official: z.boolean(),
  /** Monday to Sunday, in minutes since midnight. */
  hours: weekHours,
  time_zone: timeZone,
  commercial: z.boolean(),
  baba_expedition: z.boolean(),
  courier: z.nullable(shopOwnCourier),
  shipping_discount: whole,
  shipping_discount_min: whole,
  /** Days after delivery in which a buyer may complain. */
  return_days: whole,
  /** Products that are sold now: none while it is closed. */
  product_count: whole,
  /** When it stopped selling; null while it is open. */
  closed_at: z.nullable(isoDate),
  created_at: isoDate,
  /** Its version: a save sends back the one that it was made from. */
  updated_at: isoDate
})
export type GoodsShop = z.output<typeof goodsShop>

const placeErrors = [addressErrors.region_mismatch, goodsErrors.photo_unknown, goodsErrors.shop_slug_taken]

export const showGoodsShop = endpoint('GET /ops/shop/{id}', {
  access: 'ops',
  roles: ['clerk', 'finance', 'support'],
  summary: 'A shop with everything that a save takes',
  errors: [shopErrors.shop_not_found],
  input: z.object({ id }),
  reply: z.extend(goodsShop, {
    /** When its token was issued; null where it has none. */
    token_issued_at: z.nullable(isoDate)
  })
})

export const addShop = endpoint('POST /ops/shop', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Adds a shop; its seller is the account with that phone or email, or a new one without a password',
  keyed: true,
  errors: [...placeErrors, goodsErrors.seller_contacts_differ, goodsErrors.seller_is_buyer],
  input: z.extend(shopFields, { seller: sellerInput }).check(...shopRules),
  reply: goodsShop
})

export const changeShop = endpoint('PUT /ops/shop/{id}', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Changes a shop as a whole; a former address of it leads to the new one',
  versioned: true,
  errors: [shopErrors.shop_not_found, coreErrors.changed_meanwhile, ...placeErrors],
  input: z.extend(shopFields, { id, updated_at: seenVersion }).check(...shopRules),
  reply: goodsShop
})

export const closeShop = endpoint('POST /ops/shop/{id}/close', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Closes a shop: its goods are neither shown nor sold until it opens again; its orders go on',
  versioned: true,
  errors: [shopErrors.shop_not_found, coreErrors.changed_meanwhile],
  input: z.object({ id, updated_at: seenVersion }),
  reply: goodsShop
})

export const reopenShop = endpoint('POST /ops/shop/{id}/open', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Opens a closed shop again, with the goods that were not archived',
  versioned: true,
  errors: [shopErrors.shop_not_found, coreErrors.changed_meanwhile],
  input: z.object({ id, updated_at: seenVersion }),
  reply: goodsShop
})

/** Digits of an account number, as banks and wallets have them. */
const accountNumber = shaped(accountDigits.max, /^\d{10,20}$/, bankTexts.digits)

/** The accounts that a buyer may pay the shop's own courier into. */
export const shopAccounts = z.object({
  shop_id: whole,
  accounts: z.array(sellerAccount),
  /** The shop's version. */
  updated_at: isoDate
})

export const showShopAccounts = endpoint('GET /ops/shop/{id}/bank-account', {
  access: 'ops',
  roles: ['finance'],
  summary: 'The bank accounts of a shop',
  errors: [shopErrors.shop_not_found],
  input: z.object({ id }),
  reply: shopAccounts
})

export const changeShopAccounts = endpoint('PUT /ops/shop/{id}/bank-account', {
  access: 'ops',
  roles: ['finance'],
  summary: 'Replaces the bank accounts of a shop',
  versioned: true,
  errors: [shopErrors.shop_not_found, coreErrors.changed_meanwhile],
  input: z.object({
    id,
    accounts: z
      .array(
        z.object({
          bank_name: text(60, 'Nama bank wajib diisi'),
          account_number: accountNumber,
          account_holder: text(100, 'Nama pemilik rekening wajib diisi')
        })
      )
      .check(z.maxLength(5, 'Paling banyak lima rekening')),
    updated_at: seenVersion
  }),
  reply: shopAccounts
})
