import { banners } from './console-lists.ts'
import { moveBanner } from './banners/banner-order.ts'
import { KnownBanner } from './banners/KnownBanner.tsx'
import { NewBanner } from './banners/NewBanner.tsx'
import { MoveButtons } from './form/MoveButtons.tsx'
import { OpsList } from './OpsList.tsx'

/** The home page's banners: added, changed, moved (ops-171), rested, and taken away once they rest. */
export function OpsBanners() {
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] gap-3 border border-base-300 bg-base-100 p-4">
      <h2 className="font-bold">Banner beranda</h2>
      <OpsList of={banners}>
        {items => (
          <>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
              {items.map((banner, index) => (
                <li key={banner.id} className="grid grid-cols-[minmax(0,1fr)] gap-1">
                  {items.length > 1 && (
                    <MoveButtons
                      index={index}
                      count={items.length}
                      earlier={`Naikkan ${banner.title}`}
                      later={`Turunkan ${banner.title}`}
                      texts={['Naikkan', 'Turunkan']}
                      along="column"
                      onMove={to => void moveBanner(items, index, to)}
                    />
                  )}
                  <KnownBanner banner={banner} />
                </li>
              ))}
            </ul>
            <h3 className="font-semibold">Banner baru</h3>
            <NewBanner />
          </>
        )}
      </OpsList>
    </section>
  )
}
