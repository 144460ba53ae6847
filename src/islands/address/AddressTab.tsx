import { useStore } from '@nanostores/react'
import { MapPinHouse } from 'lucide-react'
import { useState } from 'react'

import { EmptyNote } from '#components/ui/EmptyNote.tsx'
import { $addressBook, type Address, reloadAddresses } from '#lib/address/store/addresses.ts'

import { LoadError } from '#islands/ui/LoadError.tsx'
import { AddAddress } from './AddAddress.tsx'
import { AddressDialog } from './AddressDialog.tsx'
import { RemoveAddress } from './RemoveAddress.tsx'
import { SavedAddress } from './SavedAddress.tsx'

type Open = { kind: 'add' } | { kind: 'edit' | 'remove'; address: Address }

/** 'Alamat' of the account area: the saved addresses and their actions. */
export function AddressTab() {
  const { status, value: addresses = [], error } = useStore($addressBook)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const add = <AddAddress count={addresses.length} look="primary" onAdd={() => setOpen({ kind: 'add' })} />
  return (
    <>
      {status === 'loading' && <Loading />}
      {error && <LoadError message={error.message} onRetry={() => void reloadAddresses()} />}
      {status === 'ready' && addresses.length === 0 && (
        <EmptyNote icon={MapPinHouse} title="Alamat Kosong" text="Anda belum menambahkan alamat.">
          {add}
        </EmptyNote>
      )}
      {addresses.length > 0 && (
        <>
          <div className="mb-4 flex sm:justify-end">{add}</div>
          <ul className="grid gap-3">
            {addresses.map(address => (
              <SavedAddress
                key={address.id}
                address={address}
                onEdit={() => setOpen({ kind: 'edit', address })}
                onRemove={() => setOpen({ kind: 'remove', address })}
                isOnly={addresses.length === 1}
              />
            ))}
          </ul>
        </>
      )}
      {open?.kind === 'add' && <AddressDialog onClose={close} onSaved={close} />}
      {open?.kind === 'edit' && <AddressDialog address={open.address} onClose={close} onSaved={close} />}
      {open?.kind === 'remove' && <RemoveAddress address={open.address} onClose={close} />}
    </>
  )
}

const Loading = () => (
  <div className="grid gap-3" aria-busy="true">
    <div className="h-40 skeleton" />
    <div className="h-40 skeleton" />
  </div>
)
