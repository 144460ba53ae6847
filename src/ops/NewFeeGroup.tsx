import { kindLabels } from '#lib/catalogue/texts.ts'
import { feeGroupNames } from '#lib/content/fee-group-names.ts'

import { fees, type OpsFeeGroup } from './console-lists.ts'
import { $notice } from './console-store.ts'
import { type FeeValues, FeeGroupFields, sentFees } from './FeeGroupFields.tsx'
import { EditForm } from './form/EditForm.tsx'
import { SelectField } from './form/Fields.tsx'
import { useEdit } from './form/use-edit.ts'
import { useMay } from './may-call.ts'

type Props = {
  type: OpsFeeGroup['type']
  /** Those of its kind that are there. */
  groups: readonly OpsFeeGroup[]
}

const blank: FeeValues & { name: string } = { name: '', rate: '', names: [], typed: '' }

/** Adds a fee group of a kind that has not all of them (ops-402). */
export function NewFeeGroup({ type, groups }: Props) {
  const mayAdd = useMay('PUT /ops/fee-group')
  const edit = useEdit(`fee categories ${type} new`, blank)
  const missing = feeGroupNames.filter(name => groups.every(group => group.name !== name))
  // The name that was chosen may have been added by somebody else meanwhile.
  const name = missing.find(one => one === edit.value.name) ?? missing[0]
  if (!mayAdd || name === undefined) return null
  const { problems } = edit
  const save = async () => {
    const facts = sentFees(edit)
    if (!facts) return
    const added = await edit.save('PUT /ops/fee-group', { type, name, ...facts })
    if (added) $notice.set({ text: `Kelompok ${added.name}: ditambahkan`, isError: false })
    // What was rejected may have been added by somebody else.
    await fees.refresh()
  }
  return (
    <section className="grid gap-2 rounded-box border border-dashed border-base-300 p-3">
      <h3 className="font-semibold">Kelompok baru</h3>
      <EditForm
        label={`${kindLabels[type]}, Kelompok baru`}
        edit={edit}
        save="Tambah kelompok"
        onSave={() => void save()}
      >
        <SelectField
          label="Nama kelompok"
          value={name}
          options={missing.map(one => [one, one] as const)}
          problem={problems['updated_at'] === undefined ? problems['name'] : takenText}
          onChange={chosen => edit.set({ name: chosen })}
        />
        <FeeGroupFields type={type} others={groups} edit={edit} />
      </EditForm>
    </section>
  )
}

/** The server asks for the version of a group that is there by then. */
const takenText = 'Kelompok ini baru saja ditambahkan orang lain. Periksa kelompoknya, lalu pilih nama lain.'
