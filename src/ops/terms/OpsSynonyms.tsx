import { Trash2 } from 'lucide-react'

import { $notice } from '../console-store.ts'
import { EditForm } from '../form/EditForm.tsx'
import { TextField } from '../form/Fields.tsx'
import { useEdit } from '../form/use-edit.ts'
import { OpsAsk } from '../OpsAsk.tsx'
import { removeSynonym, synonyms } from './term-store.ts'
import { lossOf, originOf, TermTable } from './TermTable.tsx'

const empty = { word: '', phrase: '' }

/** Synonyms: a search for the word also finds the phrase, in one direction (ops-134). */
export function OpsSynonyms() {
  const edit = useEdit('synonym new', empty)
  const save = async () => {
    const added = await edit.save('POST /ops/synonym', edit.value)
    if (!added) return
    $notice.set({ text: `'${added.word}' → '${added.phrase}': ditambahkan`, isError: false })
    await synonyms.refresh()
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <TermTable
        label="Sinonim"
        of={synonyms}
        heads={['Kata', 'Juga menemukan', 'Asal', 'Tindakan']}
        keyOf={({ word, phrase }) => `${word}|${phrase}`}
        renderCells={row => [
          row.word,
          row.phrase,
          originOf(row),
          <OpsAsk
            key="act"
            label={<Trash2 className="size-5" aria-hidden="true" />}
            size="square"
            look="ghost"
            name={`Hapus ${row.word} menemukan ${row.phrase}`}
            title={`Hapus sinonim '${row.word}' → '${row.phrase}'?`}
            text={lossOf(row)}
            confirm="Hapus"
            onConfirm={() => removeSynonym(row)}
          />
        ]}
      />
      <section
        data-console-new
        className="card grid gap-3 border border-base-300 bg-base-100 p-4 max-xl:order-first"
      >
        <h2 className="font-bold">Tambah sinonim</h2>
        <EditForm label="Sinonim" edit={edit} save="Tambah" onSave={() => void save()}>
          <TextField
            label="Yang diketik pembeli"
            value={edit.value.word}
            maxLength={60}
            problem={edit.problems['word']}
            onChange={word => edit.set({ word })}
          />
          <TextField
            label="Juga menemukan"
            hint="Hanya satu arah; untuk arah sebaliknya tambahkan sekali lagi."
            value={edit.value.phrase}
            maxLength={60}
            problem={edit.problems['phrase']}
            onChange={phrase => edit.set({ phrase })}
          />
        </EditForm>
      </section>
    </div>
  )
}
