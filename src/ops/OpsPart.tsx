import { type ComponentType, useEffect, useId, useState } from 'react'

import { LoadError } from '#islands/ui/LoadError.tsx'
import { Tabs } from '#islands/ui/Tabs.tsx'
import { showPart } from './console-place.ts'
import type { ShownPart } from './parts.ts'

type Load = () => Promise<ComponentType>

/** Screens that this page has loaded. */
const loaded = new Map<Load, ComponentType>()

type Props = { name: string; part: ShownPart; view: string | undefined }

/** A part with its heading and, where it has several, its sections as tabs. */
export function OpsPart({ name, part: { label, sections }, view }: Props) {
  const id = useId()
  const names = Object.keys(sections)
  const current = names.find(one => one === view) ?? names[0] ?? ''
  const section = sections[current]
  const idOf = (one: string) => `${id}-${one}`
  const panelId = `${id}-panel`
  // On a phone the tabs are wider than the screen: the shown one is not left outside.
  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [id, current])
  if (!section) return null
  return (
    <>
      <h1 className="text-xl leading-tight font-bold">{label}</h1>
      {names.length > 1 && (
        <Tabs
          label={`Bagian ${label}`}
          tabs={names}
          selected={current}
          idOf={idOf}
          panelId={panelId}
          look={{ bar: 'not-printed gap-1 border-b border-base-300', tab: 'min-h-11 px-3' }}
          // Filters and what is open belong to one section.
          onSelect={one => showPart(name, { view: one })}
        >
          {one => sections[one]?.label}
        </Tabs>
      )}
      <div
        id={panelId}
        className="grid grid-cols-[minmax(0,1fr)]"
        {...(names.length > 1 && { role: 'tabpanel', 'aria-labelledby': idOf(current) })}
      >
        <Loaded key={`${name}/${current}`} load={section.load} />
      </div>
    </>
  )
}

/** A screen that is loaded when it is first opened; a failure says so and tries again. */
function Loaded({ load }: { load: Load }) {
  const [Screen, setScreen] = useState<ComponentType | undefined>(() => loaded.get(load))
  const [isLost, setLost] = useState(false)
  const request = () => {
    setLost(false)
    load().then(
      found => {
        loaded.set(load, found)
        setScreen(() => found)
      },
      () => setLost(true)
    )
  }
  // oxlint-disable-next-line react/exhaustive-deps -- the key is the screen: it is requested once
  useEffect(() => (Screen ? undefined : request()), [])
  if (Screen) return <Screen />
  if (isLost) return <LoadError message="Bagian ini gagal dimuat." onRetry={request} />
  return <div className="h-60 skeleton" role="status" aria-busy="true" aria-label="Memuat bagian" />
}
