import { Download } from 'lucide-react'
import { useRef, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { buttonClass } from '#components/ui/button-class.ts'

import { $place } from '../console-place.ts'
import { exportTable } from './product-store.ts'

const formats = { xlsx: 'Excel (XLSX)', csv: 'CSV' } as const

/** The filtered products with all their variants, as a table that can be imported again. */
export function ProductExport() {
  const menu = useRef<HTMLDetailsElement>(null)
  const [busy, setBusy] = useState<keyof typeof formats>()
  const save = async (format: keyof typeof formats) => {
    setBusy(format)
    await exportTable($place.get().query, format)
    setBusy(undefined)
    if (menu.current) menu.current.open = false
  }
  return (
    <details ref={menu} className="md:relative">
      <summary className={buttonClass('plain')}>
        <Download className="size-5" aria-hidden="true" />
        Ekspor
      </summary>
      <div className="absolute inset-x-4 z-20 grid gap-1 rounded-box border border-base-300 bg-base-100 p-2 shadow-lg md:right-0 md:left-auto md:w-64">
        <p className="px-2 text-sm text-muted">
          Semua produk yang tersaring dengan semua variannya. Berkas ini dapat diimpor lagi.
        </p>
        {(['xlsx', 'csv'] as const).map(format => (
          <Button
            key={format}
            look="ghost"
            className="justify-start"
            isBusy={busy === format}
            disabled={busy !== undefined && busy !== format}
            onClick={() => void save(format)}
          >
            {formats[format]}
          </Button>
        ))}
      </div>
    </details>
  )
}
