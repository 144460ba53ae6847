import { EditorTable } from '../table/EditorTable.tsx'
import { newWord } from '../table/new-word.ts'
import { Opened } from '../table/Opened.tsx'
import { saveTable } from '../table/table-csv.ts'
import { NewSynonym, SynonymForm } from './SynonymForm.tsx'
import { synonymColumns } from './term-columns.tsx'
import { synonym, synonymFilter, synonyms } from './term-store.ts'
import { TermFilters } from './TermFilters.tsx'
import { useNone } from '../table/none-text.ts'

/** Synonyms and the open one beside them: a search for the word also finds the phrase, in one direction (ops-134). */
export function OpsSynonyms() {
  return (
    <EditorTable
      name="synonyms"
      label="Sinonim"
      columns={synonymColumns}
      of={synonyms}
      empty={useNone('kata')}
      filters={<TermFilters label="Cari di sinonim" />}
      onFile={filter => saveTable('sinonim', 'GET /ops/synonym', synonymFilter(filter), synonymColumns)}
      add="Sinonim baru"
      panel="Rincian sinonim"
    >
      {open =>
        open === newWord ? (
          <NewSynonym />
        ) : (
          <Opened of={synonym} isIt={({ id }) => String(id) === open}>
            {row => <SynonymForm row={row} />}
          </Opened>
        )
      }
    </EditorTable>
  )
}
