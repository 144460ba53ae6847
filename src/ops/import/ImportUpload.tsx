import { useStore } from '@nanostores/react'
import { Download } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'

import { TextField } from '../form/Fields.tsx'
import { EditForm } from '../form/EditForm.tsx'
import { useEdit } from '../form/use-edit.ts'
import { CategoryPick } from '../goods/CategoryPick.tsx'
import { ShopPick } from '../goods/ShopPick.tsx'
import { $sent, imports, openImport, saveTemplate, sendingTable } from './import-store.ts'
import { FileField } from './FileField.tsx'
import { type Defaults, optionsOf } from './import-options.ts'
import { SentBar } from './SentBar.tsx'

const sizes = [
  ['weight', 'Berat (g)'],
  ['length', 'Panjang (mm)'],
  ['width', 'Lebar (mm)'],
  ['height', 'Tinggi (mm)']
] as const

const blank: Defaults = { shop: null, category_id: null, weight: '', length: '', width: '', height: '' }

const templates = [
  ['XLSX', { format: 'xlsx' }],
  ['CSV produk', { format: 'csv' }],
  ['CSV toko', { format: 'csv', table: 'shops' }]
] as const

/** The form that sends a table, with what counts where a row says nothing, and the table with all columns to begin with. */
export function ImportUpload() {
  const edit = useEdit('import new', blank)
  const [files, setFiles] = useState<{ table?: File | undefined; shops?: File | undefined }>({})
  const [problems, setProblems] = useState<Record<string, string>>({})
  const sent = useStore($sent)
  const wrong = { ...problems, ...edit.problems }
  const save = async () => {
    const options = optionsOf(edit.value)
    const missing = { ...(files.table ? {} : { table: 'Pilih berkas CSV atau XLSX' }), ...options.problems }
    setProblems(missing)
    if (!files.table || Object.keys(missing).length > 0) return
    const made = await edit.save(
      'POST /ops/import',
      { table: files.table, ...(files.shops && { shops: files.shops }), ...options.input },
      sendingTable()
    )
    $sent.set(undefined)
    if (!made) return
    await imports.refresh()
    openImport(made.id)
  }
  const choose = (name: 'table' | 'shops') => (file: File | undefined) => {
    setFiles({ ...files, [name]: file })
    setProblems({ ...problems, [name]: '' })
  }
  return (
    <section
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-box border border-base-300 bg-base-100 p-4"
      aria-labelledby="new-import"
    >
      <h2 id="new-import" className="font-bold">
        Impor baru
      </h2>
      <div className="grid gap-2 text-sm">
        <p>
          Mulai dari contoh tabel: satu baris per varian, dan lembar &lsquo;Toko&rsquo; untuk toko yang belum
          ada. Tidak ada yang berubah sebelum Anda menekan &lsquo;Jalankan&rsquo;.
        </p>
        <div className="flex flex-wrap gap-2">
          {templates.map(([label, input]) => (
            <TemplateButton key={label} label={label} onSave={() => saveTemplate(input)} />
          ))}
        </div>
      </div>
      <EditForm label="Impor baru" edit={edit} save="Kirim dan periksa" onSave={() => void save()}>
        <FileField
          label="Tabel produk (CSV atau XLSX)"
          accept=".csv,.xlsx"
          problem={wrong['table']}
          onChange={choose('table')}
        />
        <FileField
          label="Tabel toko, bila tidak ada di lembar 'Toko'"
          accept=".csv,.xlsx"
          problem={wrong['shops']}
          onChange={choose('shops')}
        />
        <details className="group">
          <summary className="min-h-11 cursor-pointer py-2 text-sm font-semibold">
            Isian bawaan untuk baris yang kosong
          </summary>
          <div className="grid grid-cols-2 gap-3">
            <div className="col-span-2 grid gap-3">
              <ShopPick
                label="Toko"
                chosen={edit.value.shop?.id}
                name={edit.value.shop?.name}
                problem={wrong['shop_id']}
                onPick={(id, name) => edit.set({ shop: id === undefined ? null : { id, name } })}
              />
              <CategoryPick
                label="Kategori"
                hint="Kategori paling rinci. Ketik sebagian namanya."
                chosen={edit.value.category_id ?? undefined}
                problem={wrong['category_id']}
                isOffered={({ children }) => children === 0}
                onPick={id => edit.set({ category_id: id ?? null })}
              />
            </div>
            {sizes.map(([name, label]) => (
              <TextField
                key={name}
                label={label}
                inputMode="numeric"
                maxLength={12}
                value={edit.value[name]}
                problem={wrong[name]}
                onChange={value => edit.set({ [name]: value })}
              />
            ))}
          </div>
        </details>
        <SentBar label="Mengirim tabel" sent={edit.isBusy ? sent : undefined} />
      </EditForm>
    </section>
  )
}

function TemplateButton({ label, onSave }: { label: string; onSave: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await onSave()
    setBusy(false)
  }
  return (
    <Button look="plain" isBusy={isBusy} aria-label={`Unduh contoh ${label}`} onClick={() => void save()}>
      <Download className="size-5" aria-hidden="true" />
      {label}
    </Button>
  )
}
