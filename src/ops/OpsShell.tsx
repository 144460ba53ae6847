import { useStore } from '@nanostores/react'
import { LogOut, Menu } from 'lucide-react'
import { useEffect, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { roleLabels } from '#lib/ops/texts.ts'
import { Dialog } from '#islands/ui/Dialog.tsx'

import { $place, nameFirstPart } from './console-place.ts'
import { type Caller, $notice, leave } from './console-store.ts'
import { OpsFind } from './OpsFind.tsx'
import { OpsKeys } from './OpsKeys.tsx'
import { OpsNav, OpsNavLinks } from './OpsNav.tsx'
import { OpsPart } from './OpsPart.tsx'
import { partsFor } from './parts.ts'
import { hearShortcuts } from './shortcuts.ts'

/** The console's frame: its parts at the left, in a drawer on phones; above what is shown who is signed in (ops-100). */
export function OpsShell({ caller }: { caller: Caller }) {
  const place = useStore($place)
  const shown = partsFor(caller.calls)
  const [name, part] = shown.find(([word]) => word === place.part) ?? shown[0] ?? []
  const isNamed = place.part === name
  useEffect(() => (isNamed ? undefined : nameFirstPart(name)), [isNamed, name])
  useEffect(hearShortcuts, [])
  const links = shown.map(([word, { label, icon }]) => ({ word, label, icon }))
  return (
    <div className="flex min-h-dvh items-stretch">
      <a
        href="#isi"
        className={buttonClass('primary', 'normal', 'not-printed absolute -top-24 left-2 z-50 focus:top-2')}
      >
        Langsung ke isi
      </a>
      <OpsNav links={links} current={name} />
      <div className="flex min-w-0 grow flex-col">
        <div className="not-printed sticky top-0 z-30 flex min-h-14 flex-wrap items-center gap-1 border-b border-base-300 bg-base-100 px-2 py-1.5 sm:gap-2 sm:px-3 md:px-4">
          <Drawer links={links} current={name} />
          {caller.calls.includes('GET /ops/find') && <OpsFind parts={shown.map(([word]) => word)} />}
          <Who caller={caller} />
        </div>
        <div
          id="isi"
          tabIndex={-1}
          // A plain button has the page's colour: its edge shows that it is one.
          className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-3 outline-none md:p-4 [&_.btn:not([class*=btn-])]:border-base-300"
        >
          <Notice />
          {name !== undefined && part && (
            <OpsPart key={name} name={name} part={part} view={place.query['view']} />
          )}
        </div>
      </div>
    </div>
  )
}

function Notice() {
  const notice = useStore($notice)
  return (
    <p
      role="status"
      className={`not-printed sticky top-16 z-20 rounded-field border bg-base-100 px-3 py-2 empty:hidden ${
        notice?.isError ? 'border-error text-error' : 'border-success text-success'
      }`}
    >
      {notice?.text}
    </p>
  )
}

function Who({ caller }: { caller: Caller }) {
  return (
    <div className="ml-auto flex items-center gap-1 sm:gap-2">
      <span className="max-w-40 truncate text-sm text-muted max-sm:sr-only lg:max-w-72">
        {caller.shop?.name ?? caller.name}, {roleLabels[caller.role]}
      </span>
      <OpsKeys />
      <Button
        look="ghost"
        className="max-lg:w-11 max-lg:px-0"
        aria-label="Keluar"
        onClick={() => void leave()}
      >
        <LogOut className="size-5" aria-hidden="true" />
        <span className="max-lg:sr-only">Keluar</span>
      </Button>
    </div>
  )
}

const drawer = { modal: 'modal-start', box: 'w-72 max-w-[85vw]' }

function Drawer(props: Parameters<typeof OpsNavLinks>[0]) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        look="ghost"
        size="square"
        className="md:hidden"
        aria-label="Menu"
        onClick={() => setOpen(true)}
      >
        <Menu className="size-5" aria-hidden="true" />
      </Button>
      {isOpen && (
        <Dialog title="Bagian konsol" place={drawer} onClose={() => setOpen(false)}>
          <nav aria-label="Bagian konsol">
            <OpsNavLinks {...props} onChoose={() => setOpen(false)} />
          </nav>
        </Dialog>
      )}
    </>
  )
}
