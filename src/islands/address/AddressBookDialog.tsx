import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { localPhone } from '#lib/core/schema/identifier.ts'
import { $addressBook, type Address, chooseMain, reloadAddresses } from '#lib/address/store/addresses.ts'
import { paths } from '#lib/core/paths.ts'
import { profileTabs } from '#lib/identity/profile-tabs.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import { addressLabels } from '#lib/address/texts.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { LoadError } from '#islands/ui/LoadError.tsx'
import { AddAddress } from './AddAddress.tsx'
import { AddressDialog } from './AddressDialog.tsx'

type Props = { chosenId: number; onChoose: (id: number) => void; onClose: () => void }

/** The buyer's addresses to choose from, with controls to add one and to set the main one. */
export function AddressBookDialog({ chosenId, onChoose, onClose }: Props) {
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <Dialog title="Pilih alamat pengiriman" onClose={onClose} isWide>
        <Addresses chosenId={chosenId} onChoose={onChoose} onAdd={() => setAdding(true)} />
      </Dialog>
      {/* On top of the list, which stays open: closing it returns the focus to the button that opened it. */}
      {isAdding && (
        <AddressDialog onClose={() => setAdding(false)} onSaved={address => onChoose(address.id)} />
      )}
    </>
  )
}

type ListProps = { chosenId: number; onChoose: (id: number) => void; onAdd: () => void }

function Addresses({ chosenId, onChoose, onAdd }: ListProps) {
  const { status, value: addresses = [], error } = useStore($addressBook)
  return (
    <>
      {error && <LoadError message={error.message} onRetry={() => void reloadAddresses()} />}
      {status === 'loading' && <div className="h-32 w-full skeleton" aria-busy="true" />}
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
      <AddAddress
        count={addresses.length}
        look="secondary"
        className="mt-4 w-full"
        bookHref={paths.profile(profileTabs.addresses)}
        onAdd={onAdd}
      />
    </>
  )
}

type CardProps = { address: Address; isChosen: boolean; onChoose: () => void }

function AddressCard({ address, isChosen, onChoose }: CardProps) {
  const makeMain = async () => {
    const rejected = await chooseMain(address.id)
    if (rejected) toast(rejected.message, 'error')
  }
  return (
    <li className={`rounded-box border p-4 ${isChosen ? 'border-primary bg-base-200' : 'border-base-300'}`}>
      <div className="flex flex-wrap items-center gap-2">
        <b className="wrap-anywhere">{address.label}</b>
        {address.is_main && <span className="badge badge-secondary">{addressLabels.main}</span>}
        {isChosen && <span className="badge badge-primary">Dipilih</span>}
      </div>
      <p className="mt-1">
        {address.name} · {localPhone(address.phone)}
      </p>
      <p className="text-sm text-muted">{address.address}</p>
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {!isChosen && (
          <Button look="primary" onClick={onChoose}>
            Pilih
          </Button>
        )}
        {!address.is_main && (
          <Button look="ghost" onClick={() => void makeMain()}>
            {addressLabels.makeMain}
          </Button>
        )}
      </div>
    </li>
  )
}
