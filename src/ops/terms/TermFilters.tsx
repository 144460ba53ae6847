import { ChoiceFilter } from '../table/ChoiceFilter.tsx'
import { KeywordField } from '../table/KeywordField.tsx'

const origins = { '': 'Bawaan dan tambahan', yes: 'Tambahan sendiri', no: 'Bawaan' }

/** The filters of popular searches and of synonyms. */
export function TermFilters({ label }: { label: string }) {
  return (
    <>
      <KeywordField label={label} placeholder="Kata" />
      <ChoiceFilter name="own" label="Asal" options={origins} />
    </>
  )
}
