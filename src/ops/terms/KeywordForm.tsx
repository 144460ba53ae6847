import { $notice } from '../console-store.ts'
import { TitledForm } from '../form/TitledForm.tsx'
import { TextField } from '../form/Fields.tsx'
import { WholeField } from '../form/NumberFields.tsx'
import { type Edit, useEdit } from '../form/use-edit.ts'
import { addedOrNot } from './term-columns.tsx'
import { RemoveTerm } from './RemoveTerm.tsx'
import { isOpen, type Keyword, keyword as opened, keywords, removeKeyword } from './term-store.ts'

/** A popular search that is added; the form stays for the next one. */
export function NewKeyword() {
  const edit = useEdit('keyword new', { keyword: '', sort: '100' }, '', 'goes on')
  const save = async () => {
    const added = await edit.save('POST /ops/keyword', edit.value)
    if (!added) return
    $notice.set({ text: `'${added.keyword}': ${addedOrNot(added)}`, isError: false })
    await keywords.refresh()
  }
  return (
    <TitledForm title="Kata baru" edit={edit} save="Tambah kata" onSave={() => void save()}>
      <TextField
        label="Kata"
        value={edit.value.keyword}
        maxLength={60}
        problem={edit.problems['keyword']}
        onChange={keyword => edit.set({ keyword })}
      />
      <Place {...edit} />
    </TitledForm>
  )
}

/** A popular search that is there: its place, and its removal. */
export function KeywordForm({ row }: { row: Keyword }) {
  const edit = useEdit(`keyword ${row.id}`, { sort: String(row.sort) }, row.updated_at)
  const save = async () => {
    const input = { ...edit.value, id: row.id, updated_at: edit.version }
    const saved = await edit.save('PUT /ops/keyword/{id}', input)
    if (!saved) return
    if (isOpen(saved.id, 'keywords')) opened.put(saved)
    $notice.set({ text: `'${saved.keyword}': disimpan`, isError: false })
    await keywords.refresh()
  }
  return (
    <TitledForm
      title={row.keyword}
      label={`Kata ${row.keyword}`}
      edit={edit}
      onSave={() => void save()}
      onReload={() => void opened.refresh()}
      actions={
        <RemoveTerm
          title={`Hapus '${row.keyword}' dari pencarian populer?`}
          row={row}
          edit={edit}
          onRemove={() => removeKeyword(row)}
        />
      }
    >
      <Place {...edit} />
    </TitledForm>
  )
}

type PlaceProps = Pick<Edit<{ sort: string }>, 'value' | 'problems'> & {
  set: (change: { sort: string }) => void
}

function Place({ value, problems, set }: PlaceProps) {
  return (
    <WholeField
      label="Urutan"
      hint="Angka kecil tampil lebih dulu"
      value={value.sort}
      problem={problems['sort']}
      onChange={sort => set({ sort })}
    />
  )
}
