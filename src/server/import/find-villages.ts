import { inArray } from 'drizzle-orm'

import { villages } from '#server/address/schema.ts'
import type { Db } from '#server/core/db/connect.ts'

type Village = { id: number; code: string; name: string }
type District = { id: number; name: string }

/** Names that a message lists of a district, which has up to a hundred. */
const toldNames = 12

/** 'Bintara-Jaya' // => 'bintara jaya' */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
/** 'Kel. Bintara Jaya' // => 'bintarajaya': without the word before it, and the spaces that people set differently. */
const bare = (name: string) =>
  plain(name.replace(/^\s*(?:kelurahan|kel|desa|ds)[\s.]+/i, '')).replaceAll(' ', '')

/**
 * Reads villages (kelurahan) of some districts by their names, or by their official numbers, with or without dots. A text says what is
 * not found or not clear, and what would be right.
 */
export async function findVillages(
  db: Db,
  districtIds: readonly number[]
): Promise<(district: District, typed: string) => Village | string> {
  const ids = [...new Set(districtIds)]
  const found =
    ids.length === 0
      ? []
      : await db
          .select({
            id: villages.id,
            code: villages.code,
            name: villages.name,
            districtId: villages.districtId
          })
          .from(villages)
          .where(inArray(villages.districtId, ids))
          .orderBy(villages.name, villages.id)
  return (district, typed) => {
    const near = found.filter(({ districtId }) => districtId === district.id)
    const told = `Kelurahan '${typed.slice(0, 60)}'`
    const digits = typed.replace(/[\s.]/g, '')
    const isNumber = /^\d+$/.test(digits)
    const named = isNumber ? near.filter(({ id }) => String(id) === digits) : namedSo(near, typed)
    if (named.length === 1) return named[0]!
    if (named.length > 1) {
      const numbers = named.map(({ name, code }) => `${code} (${name})`).join(' atau ')
      return `${told} ada ${named.length} di Kecamatan ${district.name}. Tulis nomornya: ${numbers}.`
    }
    return `${told} tidak ditemukan di Kecamatan ${district.name}. ${offer(near, isNumber ? '' : bare(typed))}`
  }
}

function namedSo(near: readonly Village[], typed: string): Village[] {
  const exact = near.filter(({ name }) => plain(name) === plain(typed))
  return exact.length > 0 ? exact : near.filter(({ name }) => bare(name) === bare(typed))
}

/** What would be right: the names of a district, those that begin like the typed one first. */
function offer(near: readonly Village[], typed: string): string {
  if (near.length === 0) return 'Kosongkan kolomnya.'
  const names = [...new Set(near.map(({ name }) => name))].toSorted(
    (a, b) => alike(bare(b), typed) - alike(bare(a), typed)
  )
  const left = names.length - toldNames
  const more = left > 0 ? `, atau ${left} lainnya` : ''
  return `Tulis salah satu dari: ${names.slice(0, toldNames).join(', ')}${more}.`
}

/** The number of characters with which two names begin alike. */
function alike(name: string, typed: string): number {
  let at = 0
  while (at < name.length && name[at] === typed[at]) at += 1
  return at
}
