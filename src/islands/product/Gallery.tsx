import { useStore } from '@nanostores/react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'

import { Photo } from '#components/catalogue/Photo.tsx'
import { useHydrated } from '#islands/ui/use-hydrated.ts'
import { photoUrl } from '#lib/format/photo.ts'
import { $variantPhoto } from '#lib/product/store.ts'

import { Lightbox } from './Lightbox.tsx'

type Props = { name: string; paths: string[] }

/** The img `sizes`. 88vw instead of 100vw on phones: 640 px are enough for 360 CSS px at a pixel ratio of 2. */
const shownWidth =
  '(min-width: 1312px) 520px, (min-width: 1024px) 40vw, (min-width: 768px) 47vw, (min-width: 592px) 520px, 88vw'

/**
 * The product's pictures: a strip that swipes without scripts, a counter, and a large view. On wide screens at most 520
 * px, with thumbnails of 70 px; on phones edge to edge and lower than a short screen, so that price and variants are in
 * view (product-20).
 */
export function Gallery({ name, paths }: Props) {
  const [current, setCurrent] = useState(0)
  const [isLarge, setLarge] = useState(false)
  // After the first interaction the remaining pictures load eagerly, because the next ones or a colour's may follow.
  const isUsed = useHydrated()
  const strip = useRef<HTMLUListElement>(null)
  const variantPhoto = useStore($variantPhoto)

  useEffect(() => {
    const place = variantPhoto ? paths.indexOf(variantPhoto) : -1
    if (place >= 0) scrollTo(strip.current, place)
  }, [variantPhoto, paths])

  // The scroll position determines the current picture, whatever caused the scroll.
  const show = (place: number) => scrollTo(strip.current, place)
  const onThumb = (event: MouseEvent, place: number) => {
    event.preventDefault()
    show(place)
  }
  const onScroll = () => {
    const list = strip.current
    if (list) setCurrent(Math.round(list.scrollLeft / list.clientWidth))
  }

  return (
    <div className="mx-auto w-full max-w-[520px] md:mx-0" data-gallery>
      <div className="relative overflow-hidden bg-base-100 md:rounded-box md:border md:border-base-300">
        <ul
          ref={strip}
          className="flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto scroll-smooth"
          aria-label={`Foto ${name}`}
          onScroll={onScroll}
        >
          {paths.map((path, place) => (
            <li key={path} id={`foto-${place + 1}`} className="w-full shrink-0 snap-start">
              <a
                href={photoUrl(path, 1024)}
                className="block cursor-zoom-in"
                aria-label={`Perbesar foto ${place + 1}`}
                tabIndex={place === current ? undefined : -1}
                onClick={event => {
                  event.preventDefault()
                  setLarge(true)
                }}
              >
                <Photo
                  path={path}
                  alt={place === 0 ? name : `${name}, foto ${place + 1}`}
                  sizes={shownWidth}
                  load={place === 0 ? 'first' : isUsed ? 'at-once' : 'near'}
                  className="max-md:max-h-[40svh]"
                />
              </a>
            </li>
          ))}
        </ul>
        {paths.length > 1 && (
          <p className="absolute right-2 bottom-2 rounded-field bg-neutral/70 px-2 text-xs leading-6 text-neutral-content tabular">
            {current + 1}/{paths.length}
          </p>
        )}
      </div>
      {paths.length > 1 && (
        <ul className="mt-2 hidden gap-2 overflow-x-auto p-0.5 md:flex">
          {paths.map((path, place) => (
            <li key={path}>
              <a
                href={`#foto-${place + 1}`}
                aria-label={`Foto ${place + 1}`}
                aria-current={place === current ? 'true' : undefined}
                className={`block size-[70px] overflow-hidden rounded-field border-2 ${place === current ? 'border-primary' : 'border-base-300'}`}
                onClick={event => onThumb(event, place)}
              >
                <Photo path={path} alt="" sizes="70px" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {isLarge && (
        <Lightbox name={name} paths={paths} start={current} onClose={() => setLarge(false)} onShow={show} />
      )}
    </div>
  )
}

function scrollTo(strip: HTMLElement | null, place: number): void {
  // The style sheet makes scrolling smooth, unless reduced motion is preferred.
  strip?.scrollTo({ left: place * strip.clientWidth })
}
