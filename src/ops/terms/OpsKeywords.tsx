import { ArrowUpDown, Trash2 } from 'lucide-react'

import { Button } from '#components/ui/Button.tsx'

import { $notice } from '../console-store.ts'
import { EditForm } from '../form/EditForm.tsx'
import { TextField } from '../form/Fields.tsx'
import { WholeField } from '../form/NumberFields.tsx'
import { useEdit } from '../form/use-edit.ts'
import { OpsAsk } from '../OpsAsk.tsx'
import { keywords, removeKeyword } from './term-store.ts'
import { lossOf, originOf, TermTable } from './TermTable.tsx'

const empty = { keyword: '', sort: '100' }
const fieldId = 'kata-populer'

/** Popular searches, which the search box proposes in their order (ops-134). */
export function OpsKeywords() {
  const edit = useEdit('keyword new', empty)
  const save = async () => {
    const added = await edit.save('POST /ops/keyword', edit.value)
    if (!added) return
    $notice.set({ text: `'${added.keyword}': disimpan`, isError: false })
    await keywords.refresh()
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <TermTable
        label="Pencarian populer"
        of={keywords}
        heads={['Kata', 'Urutan', 'Asal', 'Tindakan']}
        keyOf={({ keyword }) => keyword}
        renderCells={row => [
          row.keyword,
          row.sort.toLocaleString('id-ID'),
          originOf(row),
          <span key="act" className="flex gap-1">
            <Button
              look="ghost"
              size="square"
              aria-label={`Ubah urutan ${row.keyword}`}
              onClick={() => {
                edit.set({ keyword: row.keyword, sort: String(row.sort) })
                document.getElementById(fieldId)?.querySelectorAll('input')[1]?.focus()
              }}
            >
              <ArrowUpDown className="size-5" aria-hidden="true" />
            </Button>
            <OpsAsk
              label={<Trash2 className="size-5" aria-hidden="true" />}
              size="square"
              look="ghost"
              name={`Hapus ${row.keyword}`}
              title={`Hapus '${row.keyword}' dari pencarian populer?`}
              text={lossOf(row)}
              confirm="Hapus"
              onConfirm={() => removeKeyword(row)}
            />
          </span>
        ]}
      />
      <section
        id={fieldId}
        data-console-new
        className="card grid gap-3 border border-base-300 bg-base-100 p-4 max-xl:order-first"
      >
        <h2 className="font-bold">Tambah atau pindahkan kata</h2>
        <EditForm label="Pencarian populer" edit={edit} onSave={() => void save()}>
          <TextField
            label="Kata"
            value={edit.value.keyword}
            maxLength={60}
            problem={edit.problems['keyword']}
            onChange={keyword => edit.set({ keyword })}
          />
          <WholeField
            label="Urutan"
            hint="Angka kecil tampil lebih dulu. Kata yang sudah ada pindah ke urutan ini."
            value={edit.value.sort}
            problem={edit.problems['sort']}
            onChange={sort => edit.set({ sort })}
          />
        </EditForm>
      </section>
    </div>
  )
}
