import { EditorTable } from '../table/EditorTable.tsx'
import { newWord } from '../table/new-word.ts'
import { Opened } from '../table/Opened.tsx'
import { saveTable } from '../table/table-csv.ts'
import { KeywordForm, NewKeyword } from './KeywordForm.tsx'
import { keywordColumns } from './term-columns.tsx'
import { keyword, keywordFilter, keywords } from './term-store.ts'
import { TermFilters } from './TermFilters.tsx'
import { useNone } from '../table/none-text.ts'

/** Popular searches, which the search box proposes in their order, and the open one beside them (ops-134). */
export function OpsKeywords() {
  return (
    <EditorTable
      name="keywords"
      label="Pencarian populer"
      columns={keywordColumns}
      of={keywords}
      empty={useNone('kata')}
      filters={<TermFilters label="Cari di pencarian populer" />}
      onFile={filter =>
        saveTable('pencarian-populer', 'GET /ops/keyword', keywordFilter(filter), keywordColumns)
      }
      add="Kata baru"
      panel="Rincian kata"
    >
      {open =>
        open === newWord ? (
          <NewKeyword />
        ) : (
          <Opened of={keyword} isIt={({ id }) => String(id) === open}>
            {row => <KeywordForm row={row} />}
          </Opened>
        )
      }
    </EditorTable>
  )
}
