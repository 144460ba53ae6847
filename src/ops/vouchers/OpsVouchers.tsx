import { useStore } from '@nanostores/react'
import { X } from 'lucide-react'

import { Button } from '#components/ui/Button.tsx'

import { $place } from '../console-place.ts'
import { useMay } from '../may-call.ts'
import { ChoiceFilter } from '../table/ChoiceFilter.tsx'
import { EditorTable } from '../table/EditorTable.tsx'
import { newWord } from '../table/new-word.ts'
import { KeywordField } from '../table/KeywordField.tsx'
import { Opened } from '../table/Opened.tsx'
import { idOf } from '../table/part-query.ts'
import { setFilter } from '../table/set-filter.ts'
import { saveTable } from '../table/table-csv.ts'
import { stateLabels, voucherColumns } from './voucher-columns.tsx'
import { NewVoucher, VoucherDetail } from './VoucherForm.tsx'
import { voucher, voucherFilter, vouchers } from './voucher-store.ts'
import { useNone } from '../table/none-text.ts'

/** Vouchers of shops and of the marketplace as a table, and the open one beside it (ops-130). */
export function OpsVouchers() {
  const mayAdd = useMay('POST /ops/voucher')
  return (
    <EditorTable
      name="vouchers"
      label="Promo"
      columns={voucherColumns}
      of={vouchers}
      empty={useNone('promo')}
      filters={<Filters />}
      onFile={filter => saveTable('promo', 'GET /ops/voucher', voucherFilter(filter), voucherColumns)}
      add={mayAdd ? 'Promo baru' : undefined}
      panel="Rincian promo"
    >
      {open =>
        open === newWord ? (
          mayAdd && <NewVoucher />
        ) : (
          <Opened of={voucher} isIt={({ id }) => String(id) === open}>
            {value => <VoucherDetail voucher={value} />}
          </Opened>
        )
      }
    </EditorTable>
  )
}

const states = { '': 'Semua keadaan', ...stateLabels }
const bearers = { '': 'Semua penanggung', market: 'Marketplace saja' }

function Filters() {
  const { query } = useStore($place)
  return (
    <>
      <KeywordField label="Cari promo" placeholder="Kode atau nama promo" />
      <ChoiceFilter name="state" label="Keadaan" options={states} />
      <ChoiceFilter name="of" label="Penanggung" options={bearers} />
      <OfShop id={query['of'] === 'market' ? undefined : idOf(query['shop'])} />
    </>
  )
}

/** Promos of one shop are listed from its own page: the button shows those of all again. */
function OfShop({ id }: { id: number | undefined }) {
  const rows = useStore(vouchers.$state).value?.items ?? []
  if (id === undefined) return null
  const name = rows.find(({ shop }) => shop?.id === id)?.shop?.name ?? `toko nomor ${id}`
  return (
    <Button look="plain" onClick={() => setFilter('shop')(undefined)}>
      Hanya {name}
      <X className="size-5" aria-hidden="true" />
      <span className="sr-only">hapus saringan</span>
    </Button>
  )
}
