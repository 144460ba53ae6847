import { useStore } from '@nanostores/react'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'

import { localPhone } from '#lib/core/identifier.ts'
import { $addressBook, type Address, chooseMain, loadAddresses } from '#lib/address/store.ts'
import { toast } from '#lib/core/toasts.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { LoadError } from '#islands/ui/LoadError.tsx'
import { AddressDialog } from './AddressDialog.tsx'

type Props = { chosenId: number; onChoose: (id: number) => void; onClose: () => void }

/** The buyer's addresses to choose from, with a way to add one and to make one the main one. */
export function AddressBookDialog({ chosenId, onChoose, onClose }: Props) {
  const [isAdding, setAdding] = useState(false)
  useEffect(() => void loadAddresses(), [])
  return (
    <>
      <Dialog title="Pilih alamat pengiriman" onClose={onClose} isWide>
        <Addresses chosenId={chosenId} onChoose={onChoose} onAdd={() => setAdding(true)} />
      </Dialog>
      {/* Over the list, which waits below: closing it leads back to the button that opened it. */}
      {isAdding && (
        <AddressDialog onClose={() => setAdding(false)} onSaved={address => onChoose(address.id)} />
      )}
    </>
  )
}

type ListProps = { chosenId: number; onChoose: (id: number) => void; onAdd: () => void }

function Addresses({ chosenId, onChoose, onAdd }: ListProps) {
  const { status, addresses, error } = useStore($addressBook)
  return (
    <>
      {status === 'error' && (
        <LoadError message={error?.message ?? ''} onRetry={() => void loadAddresses()} />
      )}
      {status === 'loading' && addresses.length === 0 && (
        <div className="h-32 w-full skeleton" aria-busy="true" />
      )}
      <ul className="grid gap-3">
        {addresses.map(address => (
          <AddressCard
            key={address.id}
            address={address}
            isChosen={address.id === chosenId}
            onChoose={() => onChoose(address.id)}
          />
        ))}
      </ul>
      <button type="button" className="btn mt-4 h-12 w-full btn-outline btn-primary" onClick={onAdd}>
        <Plus className="size-5" aria-hidden="true" /> Tambah Alamat Baru
      </button>
    </>
  )
}

type CardProps = { address: Address; isChosen: boolean; onChoose: () => void }

function AddressCard({ address, isChosen, onChoose }: CardProps) {
  const makeMain = async () => {
    const refused = await chooseMain(address.id)
    if (refused) toast(refused.message, 'error')
  }
  return (
    <li className={`rounded-box border p-4 ${isChosen ? 'border-primary bg-base-200' : 'border-base-300'}`}>
      <div className="flex flex-wrap items-center gap-2">
        <b className="wrap-anywhere">{address.label}</b>
        {address.is_main && <span className="badge badge-secondary">Alamat Utama</span>}
        {isChosen && <span className="badge badge-primary">Dipilih</span>}
      </div>
      <p className="mt-1">
        {address.name} · {localPhone(address.phone)}
      </p>
      <p className="text-sm text-muted">{address.address}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {!isChosen && (
          <button type="button" className="btn min-h-11 btn-primary" onClick={onChoose}>
            Pilih
          </button>
        )}
        {!address.is_main && (
          <button type="button" className="btn min-h-11 btn-ghost" onClick={() => void makeMain()}>
            Jadikan Alamat Utama
          </button>
        )}
      </div>
    </li>
  )
}
