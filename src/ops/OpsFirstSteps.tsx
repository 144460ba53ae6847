import { Button } from '#components/ui/Button.tsx'

import { showPart } from './console-place.ts'
import { overviewCard } from './OpsOverviewLists.tsx'
import { useReadable } from './use-readable.ts'

/** What comes first in a marketplace without a product (ops-278). */
export function OpsFirstSteps() {
  const mayRead = useReadable()
  return (
    <section className={overviewCard} aria-labelledby="mulai">
      <h2 id="mulai" className="font-bold">
        Belum ada produk
      </h2>
      <p>
        Buat toko, lalu impor produknya dari file CSV atau XLSX dengan foto dalam ZIP. Setelah itu pembeli
        bisa memesan.
      </p>
      <div className="flex flex-wrap gap-2">
        {mayRead('shops') && (
          <Button look="soft" onClick={() => showPart('shops', {})}>
            1. Buka Toko
          </Button>
        )}
        {mayRead('products', 'import') && (
          <Button look="primary" onClick={() => showPart('products', { view: 'import' })}>
            2. Buka Impor
          </Button>
        )}
      </div>
    </section>
  )
}
