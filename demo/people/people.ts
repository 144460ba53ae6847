import { demoBuyer } from './accounts.ts'
import { hash as hashPassword } from '@node-rs/argon2'

import { brand } from '#lib/core/brand.ts'

import type { Db } from '#server/core/db/connect.ts'
import { addresses } from '#server/address/schema.ts'
import { bankAccounts } from '#server/withdrawal/schema.ts'
import { users } from '#server/identity/schema.ts'
import { insertRows } from '#server/core/db/insert-rows.ts'
import type { Gazetteer } from '../gazetteer.ts'

export const demoBuyerId = 1001
const secondBuyerId = 1002
const adminId = 1003

/** Writes the demo buyer with addresses and a bank account, a second buyer with nothing, and an admin. */
export async function writePeople(db: Db, gazetteer: Gazetteer, now: Date): Promise<void> {
  const passwordHash = await hashPassword(demoBuyer.password)
  const pinHash = await hashPassword(demoBuyer.pin)
  const createdAt = new Date(now.getTime() - 300 * 86_400_000)
  const person = {
    passwordHash,
    pinHash: null,
    createdAt,
    emailVerifiedAt: createdAt,
    phoneVerifiedAt: createdAt,
    role: 'buyer' as const
  }
  await insertRows(db, users, [
    {
      id: demoBuyerId,
      name: demoBuyer.name,
      email: demoBuyer.email,
      phone: demoBuyer.phone,
      ...person,
      pinHash
    },
    {
      id: secondBuyerId,
      name: 'Siti Rahma',
      email: 'siti@bababangunan.example',
      phone: '6281298765432',
      ...person
    },
    {
      id: adminId,
      name: `Admin ${brand.short}`,
      email: 'admin@bababangunan.example',
      phone: '6281200000001',
      ...person,
      role: 'admin' as const
    }
  ])
  const home = addressIn(
    gazetteer,
    'Kota Administrasi Jakarta Selatan',
    'Rumah',
    'Jl. Kemang Utara No. 21, pagar hitam',
    true,
    createdAt
  )
  const site = addressIn(
    gazetteer,
    'Kabupaten Bandung',
    'Proyek Soreang',
    'Perumahan Griya Asri Blok C No. 7',
    false,
    createdAt
  )
  await insertRows(db, addresses, [home, site])
  await insertRows(db, bankAccounts, [
    {
      userId: demoBuyerId,
      bankCode: 'bca',
      accountNumber: '7310457821',
      accountHolder: 'Budi Santoso',
      createdAt
    }
  ])
}

function addressIn(
  gazetteer: Gazetteer,
  city: string,
  label: string,
  addressDetail: string,
  isMain: boolean,
  createdAt: Date
) {
  const village = gazetteer.villageIn(city, 5)
  return {
    userId: demoBuyerId,
    label,
    name: demoBuyer.name,
    phone: demoBuyer.phone,
    ...gazetteer.placeOf(village),
    subdistrictId: village.id,
    zipCode: village.zipCode,
    lat: village.lat,
    lng: village.lng,
    addressDetail,
    isMain,
    createdAt
  }
}
