import { useMay } from '../may-call.ts'
import { ChoiceFilter } from '../table/ChoiceFilter.tsx'
import { EditorTable } from '../table/EditorTable.tsx'
import { newWord } from '../table/new-word.ts'
import { KeywordField } from '../table/KeywordField.tsx'
import { Opened } from '../table/Opened.tsx'
import { saveTable } from '../table/table-csv.ts'
import { shopColumns } from './shop-columns.tsx'
import { ShopDetail } from './ShopDetail.tsx'
import { shop, shopFilter, shops } from './shop-store.ts'
import { NewShop } from './ShopForm.tsx'
import { useNone } from '../table/none-text.ts'

/** Shops as a table, and the open one beside it with all that a clerk may change (ops-126). */
export function OpsShops() {
  const mayAdd = useMay('POST /ops/shop')
  return (
    <EditorTable
      name="shops"
      label="Toko"
      columns={shopColumns}
      of={shops}
      empty={useNone('toko')}
      filters={<Filters />}
      onFile={filter => saveTable('toko', 'GET /ops/shop', shopFilter(filter), shopColumns)}
      add={mayAdd ? 'Toko baru' : undefined}
      panel="Rincian toko"
    >
      {open =>
        open === newWord ? (
          mayAdd && <NewShop />
        ) : (
          <Opened of={shop} isIt={({ id }) => String(id) === open}>
            {value => <ShopDetail shop={value} />}
          </Opened>
        )
      }
    </EditorTable>
  )
}

const states = { '': 'Buka dan tutup', open: 'Buka', closed: 'Tutup' }
const verified = { '': 'Semua verifikasi', yes: 'Terverifikasi', no: 'Belum terverifikasi' }

function Filters() {
  return (
    <>
      <KeywordField label="Cari toko" placeholder="Nama toko" />
      <ChoiceFilter name="state" label="Keadaan" options={states} />
      <ChoiceFilter name="verified" label="Verifikasi" options={verified} />
    </>
  )
}
