import { ImagePlus, Trash2 } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { imageLimit } from '#lib/core/limits.ts'
import { photoUrl } from '#lib/format/photo.ts'
import { productLimits } from '#lib/goods/product-input.ts'
import { useFocusAfterRemoval } from '#islands/ui/use-focus-after-removal.ts'

import { MoveButtons } from '../form/MoveButtons.tsx'
import { moved } from './moved.ts'
import { uploadPhoto } from './upload-photos.ts'

type Props = {
  photos: readonly string[]
  /** What the server said of the list, and of single pictures by their place. */
  problem: string | undefined
  problemAt: (index: number) => string | undefined
  /** Takes the list as it is then: others of it may have changed while a picture was sent. */
  onChange: (change: (photos: readonly string[]) => readonly string[]) => void
}

/** The pictures of a product in their order, the first is its cover: added, moved by buttons or by dragging, removed (ops-114). */
export function PhotoList({ photos, problem, problemAt, onChange }: Props) {
  const root = useFocusAfterRemoval<HTMLDivElement>(photos.length)
  const [sending, setSending] = useState(0)
  const [failed, setFailed] = useState<readonly string[]>([])
  const dragged = useRef<number>(undefined)
  const room = productLimits.photos - photos.length - sending
  const add = async (files: readonly File[]) => {
    const taken = files.slice(0, Math.max(0, room))
    const left = files.length - taken.length
    setFailed(left > 0 ? [`Paling banyak ${productLimits.photos} foto: ${left} tidak diunggah.`] : [])
    setSending(count => count + taken.length)
    // One after another: they keep the order in which they were chosen.
    for (const file of taken) {
      const sent = await uploadPhoto(file)
      setSending(count => count - 1)
      if ('problem' in sent) setFailed(list => [...list, sent.problem])
      else onChange(list => (list.includes(sent.path) ? list : [...list, sent.path]))
    }
  }
  const move = (from: number, to: number) => onChange(list => moved(list, from, to))
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault()
    if (dragged.current !== undefined) move(dragged.current, to)
    else void add([...event.dataTransfer.files])
    dragged.current = undefined
  }
  return (
    <div ref={root} className="grid gap-2">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3" aria-label="Foto produk">
        {photos.map((path, index) => (
          <li
            key={path}
            draggable
            className="grid content-start gap-1 rounded-box border border-base-300 p-1"
            onDragStart={() => (dragged.current = index)}
            onDragEnd={() => (dragged.current = undefined)}
            onDragOver={event => event.preventDefault()}
            onDrop={event => drop(event, index)}
          >
            <img
              src={photoUrl(path, 320)}
              alt={`Foto ${index + 1}`}
              width="320"
              height="320"
              className="aspect-square w-full cursor-grab rounded-field object-cover"
            />
            <div className="flex items-center">
              <MoveButtons
                index={index}
                count={photos.length}
                earlier={`Majukan foto ${index + 1}`}
                later={`Mundurkan foto ${index + 1}`}
                onMove={to => move(index, to)}
              />
              <Button
                look="ghost"
                size="square"
                className="ml-auto"
                aria-label={`Hapus foto ${index + 1}`}
                onClick={() => onChange(list => list.filter(one => one !== path))}
              >
                <Trash2 className="size-5 text-error" aria-hidden="true" />
              </Button>
            </div>
            <p className="px-1 text-xs">
              {index === 0 && <b>Sampul</b>} <span className="text-error">{problemAt(index)}</span>
            </p>
          </li>
        ))}
      </ul>
      {room > 0 && (
        <label
          className={buttonClass(
            'outline',
            'normal',
            'w-fit has-focus-visible:outline-2 has-focus-visible:outline-primary'
          )}
          onDragOver={event => event.preventDefault()}
          onDrop={event => drop(event, photos.length - 1)}
        >
          <ImagePlus className="size-5" aria-hidden="true" /> Tambah foto
          <input
            type="file"
            multiple
            accept={imageLimit.types.join(',')}
            className="sr-only"
            onChange={event => {
              void add([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
        </label>
      )}
      <p role="status" className="text-sm text-muted empty:hidden">
        {sending > 0 && `Mengunggah ${sending} foto …`}
      </p>
      <p role="alert" className="text-sm text-error empty:hidden">
        {[...failed, ...(problem ? [problem] : [])].join(' ')}
      </p>
    </div>
  )
}
