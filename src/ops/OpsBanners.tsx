import { type SyntheticEvent, useEffect, useRef, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { imageLimit } from '#lib/core/limits.ts'
import { photoUrl } from '#lib/format/photo.ts'

import { banners, type OpsBanner } from './console-lists.ts'
import { $notice, request } from './console-store.ts'
import { MoveButtons } from './form/MoveButtons.tsx'
import { moved } from './goods/moved.ts'
import { fileLook } from './import/FileField.tsx'
import { OpsField } from './OpsField.tsx'
import { OpsList } from './OpsList.tsx'

/** The home page's banners: added, changed, moved (ops-171), rested, and taken away once they rest. */
export function OpsBanners() {
  const isMoving = useRef(false)
  const move = async (items: readonly OpsBanner[], from: number, to: number) => {
    if (isMoving.current) return
    isMoving.current = true
    const ids = moved(items, from, to).map(({ id }) => id)
    const ordered = await request('PUT /ops/banner/order', { ids })
    isMoving.current = false
    if (ordered) banners.put(ordered)
    else await banners.refresh()
  }
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
                      onMove={to => void move(items, index, to)}
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

/** What a banner's form shows, by which it begins again. */
const factsOf = ({ title, url, photo, photo_narrow: narrow, is_active: isActive }: OpsBanner) =>
  JSON.stringify([title, url, photo, narrow, isActive])

/**
 * What somebody else changed is shown, never overwritten; another place is no change of what is typed. After a save the focus is in its
 * 'Simpan' again (ops-171).
 */
function KnownBanner({ banner }: { banner: OpsBanner }) {
  const place = useRef<HTMLDivElement>(null)
  const facts = factsOf(banner)
  const savedFrom = useRef<string>(undefined)
  useEffect(() => {
    if (savedFrom.current === undefined || savedFrom.current === facts) return
    savedFrom.current = undefined
    if (document.activeElement !== document.body) return
    place.current?.querySelector<HTMLButtonElement>('button[type=submit]')?.focus({ preventScroll: true })
  }, [facts])
  return (
    <div ref={place}>
      <BannerForm key={facts} banner={banner} onSaved={() => (savedFrom.current = facts)} />
    </div>
  )
}

/** After a save the form begins again, with the focus in its first field (ops-190). */
function NewBanner() {
  const [saved, setSaved] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (saved > 0) place.current?.querySelector('input')?.focus()
  }, [saved])
  return (
    <div ref={place} data-console-new>
      <BannerForm key={saved} onSaved={() => setSaved(saved + 1)} />
    </div>
  )
}

function BannerForm({ banner, onSaved }: { banner?: OpsBanner; onSaved?: () => void }) {
  const [title, setTitle] = useState(banner?.title ?? '')
  const [url, setUrl] = useState(banner?.url ?? '')
  const [sort, setSort] = useState('0')
  const [isActive, setActive] = useState(banner?.is_active ?? true)
  const [photos, setPhotos] = useState<{ photo?: File; photo_narrow?: File }>({})
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  const run = async (work: () => Promise<unknown>, done: string) => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    const value = await work()
    isSending.current = false
    setBusy(false)
    if (value === undefined) return
    $notice.set({ text: done, isError: false })
    onSaved?.()
    await banners.refresh()
  }
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    const facts = { title, url, sort: banner?.sort ?? Number(sort), is_active: isActive, ...photos }
    void run(
      () =>
        request('PUT /ops/banner', {
          ...facts,
          ...(banner && { id: banner.id, updated_at: banner.updated_at })
        }),
      `${title}: disimpan`
    )
  }
  const name = banner?.title ?? 'banner baru'
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-box border border-base-300 p-3"
      aria-label={name}
      onSubmit={save}
    >
      {banner && (
        <img
          src={photoUrl(banner.photo, 640)}
          alt={banner.title}
          width="640"
          height="220"
          loading="lazy"
          className="w-full rounded-field"
        />
      )}
      <OpsField label="Judul" value={title} onChange={setTitle} />
      <OpsField label="Tujuan di situs ini" value={url} onChange={setUrl} />
      {!banner && <OpsField label="Urutan" value={sort} onChange={setSort} />}
      {(['photo', 'photo_narrow'] as const).map(field => (
        <label key={field} className="grid gap-1 text-sm">
          {field === 'photo' ? 'Foto, 1280 × 440' : 'Foto untuk ponsel, 2 : 1 (boleh kosong)'}
          <input
            type="file"
            accept={imageLimit.types.join(',')}
            className={fileLook}
            onChange={event => setPhotos({ ...photos, [field]: event.target.files?.[0] })}
          />
        </label>
      ))}
      <label className="flex min-h-11 items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="checkbox"
          checked={isActive}
          onChange={event => setActive(event.target.checked)}
        />
        Tampil
      </label>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" isBusy={isBusy}>
          Simpan
        </Button>
        {banner && !banner.is_active && (
          <Button
            look="danger-outline"
            disabled={isBusy}
            onClick={() =>
              void run(
                () => request('DELETE /ops/banner/{id}', { id: banner.id }),
                `${banner.title}: dihapus`
              )
            }
          >
            Hapus
          </Button>
        )}
      </div>
    </form>
  )
}
