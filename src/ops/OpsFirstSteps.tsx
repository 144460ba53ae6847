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
        Impor toko dan produknya dari berkas XLSX dengan foto dalam ZIP. Toko juga bisa dibuat satu per satu.
      </p>
      <div className="flex flex-wrap gap-2">
        {mayRead('products', 'import') && (
          <Button look="primary" onClick={() => showPart('products', { view: 'import' })}>
            Buka Impor
          </Button>
        )}
        {mayRead('shops') && (
          <Button look="soft" onClick={() => showPart('shops', {})}>
            Buka Toko
          </Button>
        )}
      </div>
    </section>
  )
}
