import { setQuery } from '../console-place.ts'
import { $notice } from '../console-store.ts'
import { TitledForm } from '../form/TitledForm.tsx'
import { TextField } from '../form/Fields.tsx'
import { type Edit, useEdit } from '../form/use-edit.ts'
import { addedOrNot } from './term-columns.tsx'
import { RemoveTerm } from './RemoveTerm.tsx'
import { isOpen, removeSynonym, type Synonym, synonym as opened, synonyms } from './term-store.ts'

type Pair = Pick<Synonym, 'word' | 'phrase'>

const nameOf = ({ word, phrase }: Pair) => `'${word}' → '${phrase}'`

/** A synonym that is added; the form stays for the next one. */
export function NewSynonym() {
  const edit = useEdit('synonym new', { word: '', phrase: '' }, '', 'goes on')
  const save = async () => {
    const added = await edit.save('POST /ops/synonym', edit.value)
    if (!added) return
    $notice.set({ text: `${nameOf(added)}: ${addedOrNot(added)}`, isError: false })
    await synonyms.refresh()
  }
  return (
    <TitledForm title="Sinonim baru" edit={edit} save="Tambah sinonim" onSave={() => void save()}>
      <Words {...edit} />
    </TitledForm>
  )
}

/** A synonym that is there: its words, and its removal. A delivered one that is changed becomes an own one. */
export function SynonymForm({ row }: { row: Synonym }) {
  const edit = useEdit(`synonym ${row.id}`, { word: row.word, phrase: row.phrase }, row.updated_at)
  const save = async () => {
    const input = { ...edit.value, id: row.id, updated_at: edit.version }
    const saved = await edit.save('PUT /ops/synonym/{id}', input)
    if (!saved) return
    if (isOpen(row.id, 'synonyms')) {
      if (saved.id === row.id) opened.put(saved)
      else setQuery({ open: String(saved.id) }, true)
    }
    $notice.set({ text: `${nameOf(saved)}: disimpan`, isError: false })
    await synonyms.refresh()
  }
  return (
    <TitledForm
      title={`${row.word} → ${row.phrase}`}
      label={`Sinonim ${row.word}`}
      edit={edit}
      onSave={() => void save()}
      onReload={() => void opened.refresh()}
      actions={
        <RemoveTerm
          title={`Hapus sinonim ${nameOf(row)}?`}
          row={row}
          edit={edit}
          onRemove={() => removeSynonym(row)}
        />
      }
    >
      <Words {...edit} />
    </TitledForm>
  )
}

function Words({ value, problems, set }: Pick<Edit<Pair>, 'value' | 'problems' | 'set'>) {
  return (
    <>
      <TextField
        label="Yang diketik pembeli"
        value={value.word}
        maxLength={60}
        problem={problems['word']}
        onChange={word => set({ word })}
      />
      <TextField
        label="Juga menemukan"
        hint="Hanya satu arah; untuk arah sebaliknya tambahkan sekali lagi."
        value={value.phrase}
        maxLength={60}
        problem={problems['phrase']}
        onChange={phrase => set({ phrase })}
      />
    </>
  )
}
