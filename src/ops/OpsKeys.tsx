import { useStore } from '@nanostores/react'
import { Keyboard } from 'lucide-react'
import { useEffect, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'

import { CheckField } from './form/Fields.tsx'
import { keyList } from './key-list.ts'
import { $letterKeys, isCommand } from './table/keys.ts'

/** The button and the key '?' that list the console's keys; those of one letter or sign can be turned off there (ops-193). */
export function OpsKeys() {
  const [isOpen, setOpen] = useState(false)
  const letterKeys = useStore($letterKeys)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== '?' || !isCommand(event)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  return (
    <>
      <Button
        look="ghost"
        className="max-lg:w-11 max-lg:px-0"
        aria-label="Pintasan"
        onClick={() => setOpen(true)}
      >
        <Keyboard className="size-5" aria-hidden="true" />
        <span className="max-lg:sr-only">Pintasan</span>
      </Button>
      {isOpen && (
        <Dialog title="Pintasan" isWide onClose={() => setOpen(false)}>
          <CheckField
            label="Pintasan satu huruf atau tanda aktif"
            isChecked={letterKeys !== 'off'}
            onChange={isOn => $letterKeys.set(isOn ? undefined : 'off')}
          />
          <p className="text-sm text-muted">
            Matikan kalau Anda memakai perintah suara, atau kalau tombolnya sering tertekan tanpa sengaja.
            Panah, Enter, Esc, dan gabungan dengan Ctrl atau Alt tetap berlaku.
          </p>
          <div className="mt-4 grid gap-4 sm:grid-cols-2">
            {keyList.map(({ title, lines }) => (
              <section key={title}>
                <h3 className="mb-1 font-semibold">{title}</h3>
                <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
                  {lines.map(([keys, does]) => (
                    <div key={does} className="col-span-2 grid grid-cols-subgrid items-baseline">
                      <dt className="flex gap-1">
                        {keys.map(key => (
                          <kbd key={key} className="rounded-sm border border-base-300 px-1.5 text-xs">
                            {key}
                          </kbd>
                        ))}
                      </dt>
                      <dd>{does}</dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </div>
        </Dialog>
      )}
    </>
  )
}
