import { ShopFilter } from '../goods/ShopFilter.tsx'
import { $place } from '../console-place.ts'
import { OpsReload } from '../OpsReload.tsx'
import { ChoiceFilter } from '../table/ChoiceFilter.tsx'
import { FileButton } from '../table/FileButton.tsx'
import { FoldedFilters } from '../table/FoldedFilters.tsx'
import { KeywordField } from '../table/KeywordField.tsx'
import { reviews, saveReviews, stars } from './review-store.ts'

const answerLabels = { '': 'Semua ulasan', unanswered: 'Belum dijawab', answered: 'Sudah dijawab' }
const starLabels = {
  '': 'Semua bintang',
  ...Object.fromEntries(stars.map(star => [star, `${star} bintang`]))
}
const sortLabels = { '': 'Terbaru dulu', oldest: 'Terlama dulu' }

/** Filters of the list of reviews; each stands in the address. */
export function ReviewFilters() {
  return (
    <div className="flex flex-wrap gap-2">
      <KeywordField label="Cari ulasan" placeholder="Produk atau kode pesanan" />
      <FoldedFilters names={['answer', 'stars', 'shop', 'sort']}>
        <ChoiceFilter name="answer" label="Jawaban" options={answerLabels} />
        <ChoiceFilter name="stars" label="Bintang" options={starLabels} />
        <ShopFilter />
        <ChoiceFilter name="sort" label="Urutan" options={sortLabels} />
      </FoldedFilters>
      <div className="ml-auto flex flex-wrap gap-1">
        <OpsReload onReload={() => void reviews.refresh()} />
        <FileButton onFile={() => saveReviews($place.get().query)} />
      </div>
    </div>
  )
}
