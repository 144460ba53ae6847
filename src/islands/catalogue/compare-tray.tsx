import { useStore } from '@nanostores/react'
import { Scale, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

import { clearLabel } from '#components/ui/clear-label.ts'
import { Photo } from '#components/catalogue/Photo.tsx'
import { Button } from '#components/ui/Button.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { $compared, addCompared, clearCompared, dropCompared } from '#lib/catalogue/compare-list.ts'
import { maxCompared } from '#lib/catalogue/limits.ts'
import { paths } from '#lib/core/paths.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import { noBreak } from '#lib/format/no-break.ts'

let isMounted = false

/** Mounts the comparison tray on the page, once. */
export function mountTray(): void {
  if (isMounted) return
  isMounted = true
  const host = document.body.appendChild(document.createElement('div'))
  createRoot(host).render(<CompareTray />)
}

/** Adds the product of a 'Bandingkan' button to the comparison, and reports the outcome. */
export function chooseForCompare({ dataset }: HTMLElement): void {
  mountTray()
  const { compare, name = '', photo = '' } = dataset
  const came = addCompared({ id: Number(compare), name, photo })
  const count = $compared.get().length
  if (came === 'full') {
    toast(`Paling banyak ${maxCompared} produk dapat dibandingkan. Hapus salah satu dulu.`, 'error')
  } else if (came === 'already') toast('Produk ini sudah ada di perbandingan.')
  else toast(`Ditambahkan ke perbandingan (${count} dari ${maxCompared}).`, 'success')
}

/** The compared products behind one button at the bottom of the page; nothing while there are none. */
function CompareTray() {
  const chosen = useStore($compared)
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    toggle.current?.focus()
  }
  // A removed item takes the focus with it, so it moves to the button, or to the page's content.
  const takeOut = (act: () => void) => () => {
    act()
    const place = $compared.get().length > 0 ? toggle.current : document.querySelector<HTMLElement>('#isi')
    place?.focus({ preventScroll: true })
  }
  if (chosen.length === 0) return null
  return (
    <section
      aria-label="Perbandingan produk"
      data-tray
      className="fixed bottom-24 left-3 z-30 max-w-[calc(100vw-1.5rem)] lg:bottom-6"
      onKeyDown={event => event.key === 'Escape' && isOpen && close()}
    >
      <div
        id={listId}
        hidden={!isOpen}
        className="mb-2 w-80 max-w-full rounded-box border border-base-300 bg-base-100 p-3 shadow-lg"
      >
        <ul className="flex flex-col gap-2">
          {chosen.map(({ id, name, photo }) => (
            <li key={id} className="flex items-center gap-2">
              <span className="w-11 shrink-0">
                <Photo path={photo} alt="" sizes="44px" className="rounded-field" />
              </span>
              <span className="line-clamp-2 min-w-0 flex-1 text-sm leading-5">{noBreak(name)}</span>
              <Button
                look="ghost"
                size="square"
                aria-label={`Hapus ${name} dari perbandingan`}
                onClick={takeOut(() => dropCompared(id))}
              >
                <X className="size-5" aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
        <div className="mt-3 flex flex-wrap items-center gap-2">
          {chosen.length > 1 ? (
            <a
              href={paths.compare(chosen.map(({ id }) => id))}
              className={buttonClass('primary', 'normal', 'px-3')}
            >
              Bandingkan sekarang
            </a>
          ) : (
            <p className="text-sm text-muted">Pilih satu produk lagi untuk dibandingkan.</p>
          )}
          <Button look="ghost" className="px-3" onClick={takeOut(clearCompared)}>
            {clearLabel}
          </Button>
        </div>
      </div>
      <Button
        ref={toggle}
        look="primary"
        className="gap-2 shadow-lg"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <Scale className="size-5" aria-hidden="true" />
        Bandingkan ({chosen.length})
      </Button>
    </section>
  )
}
