import { brand } from '#lib/core/brand.ts'

import type { Db } from '#server/core/db/connect.ts'
import { banners } from '#server/home/schema.ts'
import { insertRows } from '#server/core/db/insert-rows.ts'
import { queueAvif } from '#server/core/images/avif.ts'

/** The home page's banners: key of the drawing, headline, subline and link. */
export const bannerDrafts = [
  {
    key: 'bangun-rumah',
    title: 'Bangun rumah impian',
    line: 'Semen, bata, dan besi langsung ke lokasi',
    url: '/products/bestselling?type=material'
  },
  {
    key: 'pekan-keramik',
    title: 'Pekan Keramik & Granit',
    line: 'Lantai baru mulai Rp60 ribuan per m2',
    url: '/category/keramik-granit'
  },
  {
    key: 'warna-baru',
    title: 'Warna baru, suasana baru',
    line: 'Cat tembok diskon dengan BABA10',
    url: '/category/cat/cat-tembok'
  },
  {
    key: 'perkakas-tukang',
    title: 'Perkakas andalan tukang',
    line: 'Bor, gerinda, dan gergaji bergaransi',
    url: '/category/perkakas'
  },
  {
    key: 'kirim-truk',
    title: `Kirim pakai truk ${brand.short}`,
    line: 'Pickup, Engkel, dan CDD sampai proyek',
    url: '/category/pasir-batu'
  },
  {
    key: 'rumah-nyaman',
    title: 'Isi rumah lebih nyaman',
    line: 'Furnitur, lampu, dan dekorasi pilihan',
    url: '/products/bestselling?type=non-material'
  }
]

export async function writeBanners(db: Db): Promise<void> {
  await insertRows(
    db,
    banners,
    bannerDrafts.map((draft, sort) => ({
      title: draft.title,
      photoPath: `banners/${draft.key}`,
      photoNarrowPath: `banners/${draft.key}-narrow`,
      url: draft.url,
      sort
    }))
  )
}

/** Queues the banners for AVIF encoding, which makes what a phone loads first a third to a half smaller. */
export async function queueBannerAvif(db: Db, now: Date): Promise<void> {
  const drawn = await db.select().from(banners)
  const paths = drawn.flatMap(({ photoPath, photoNarrowPath }) =>
    photoNarrowPath ? [photoPath, photoNarrowPath] : photoPath
  )
  await queueAvif(db, paths, now)
}
