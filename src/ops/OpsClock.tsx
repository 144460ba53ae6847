import { Button } from '#components/ui/Button.tsx'
import { dateTime } from '#lib/format/dates.ts'

import { $notice, request } from './console-store.ts'

const hours = [1, 24, 48, 72] as const

/** Moves the clock of a demo forward. */
export function OpsClock() {
  const advance = async (count: number) => {
    const moved = await request('POST /ops/clock', { advance_seconds: count * 3600 })
    if (moved)
      $notice.set({
        text: `Jam sekarang ${dateTime(moved.now)} WIB, ${moved.jobs} tugas dijalankan`,
        isError: false
      })
  }
  return (
    <section className="card grid content-start gap-3 border border-base-300 bg-base-100 p-4">
      <h2 className="font-bold">Majukan jam demo</h2>
      <div className="flex flex-wrap gap-2">
        {hours.map(count => (
          <Button key={count} look="plain" onClick={() => void advance(count)}>
            +{count} jam
          </Button>
        ))}
      </div>
    </section>
  )
}
