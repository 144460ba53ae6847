import { useStore } from '@nanostores/react'

import { $place, setQuery } from '../console-place.ts'
import { ShopPick } from '../goods/ShopPick.tsx'
import { useMay } from '../may-call.ts'
import { OpsReload } from '../OpsReload.tsx'
import { Choice } from '../table/Choice.tsx'
import { FoldedFilters } from '../table/FoldedFilters.tsx'
import { KeywordField } from '../table/KeywordField.tsx'
import { idOf } from '../table/part-query.ts'
import { reviews, stars } from './review-store.ts'

const answerLabels = { '': 'Semua ulasan', unanswered: 'Belum dijawab', answered: 'Sudah dijawab' }
const starLabels = {
  '': 'Semua bintang',
  ...Object.fromEntries(stars.map(star => [star, `${star} bintang`]))
}
const sortLabels = { '': 'Terbaru dulu', oldest: 'Terlama dulu' }

/** Filters of the list of reviews; each stands in the address. */
export function ReviewFilters() {
  const { query } = useStore($place)
  const mayNameShop = useMay('GET /ops/shop')
  const set = (name: string) => (value: string | number | undefined) =>
    setQuery({ [name]: value?.toString() }, true)
  return (
    <div className="flex flex-wrap gap-2">
      <KeywordField label="Cari ulasan" placeholder="Produk atau kode pesanan" />
      <FoldedFilters names={['answer', 'stars', 'shop', 'sort']}>
        <Choice label="Jawaban" value={query['answer']} options={answerLabels} onChange={set('answer')} />
        <Choice label="Bintang" value={query['stars']} options={starLabels} onChange={set('stars')} />
        {mayNameShop && <ShopPick label="Toko" isBare chosen={idOf(query['shop'])} onPick={set('shop')} />}
        <Choice label="Urutan" value={query['sort']} options={sortLabels} onChange={set('sort')} />
      </FoldedFilters>
      <OpsReload onReload={() => void reviews.refresh()} />
    </div>
  )
}
