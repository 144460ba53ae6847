import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useState } from 'react'

import { Confirm } from '#islands/ui/Confirm.tsx'
import { CopyButton } from '#islands/ui/CopyButton.tsx'
import { Button } from '#components/ui/Button.tsx'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { $shopKeyword, type OpsShop, shops } from './console-lists.ts'
import { setQuery } from './console-place.ts'
import { $caller } from './console-store.ts'
import { OpsList } from './OpsList.tsx'
import { $isChanging, $issued, issueToken, revokeToken } from './shop-store.ts'

type TokenAction = { shop: OpsShop; act: 'replace' | 'revoke' }

/** Shops, and the tokens with which their own sites call the service API (D43). */
export function OpsShops() {
  const keyword = useStore($shopKeyword)
  const [confirming, setConfirming] = useState<TokenAction>()
  return (
    <section className="grid gap-3">
      <SearchForm key={keyword} keyword={keyword} />
      <IssuedToken />
      <OpsList of={shops} empty="Toko tidak ditemukan.">
        {items => (
          <ul className="grid gap-2">
            {items.map(shop => (
              <ShopRow key={shop.id} shop={shop} onConfirm={act => setConfirming({ shop, act })} />
            ))}
          </ul>
        )}
      </OpsList>
      {confirming && <ConfirmToken confirming={confirming} onClose={() => setConfirming(undefined)} />}
    </section>
  )
}

/** The address names what is looked for, so that the console's search box leads here too. */
function SearchForm({ keyword }: { keyword: string }) {
  const [text, setText] = useState(keyword)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setQuery({ q: text.trim() }, true)
    void shops.refresh()
  }
  return (
    <form className="join" onSubmit={submit}>
      <input
        className="input-bordered input join-item h-11"
        aria-label="Cari toko"
        placeholder="Nama toko"
        value={text}
        maxLength={100}
        onChange={event => setText(event.target.value)}
      />
      <Button type="submit" look="plain" className="join-item">
        Cari
      </Button>
    </form>
  )
}

function ShopRow({ shop, onConfirm }: { shop: OpsShop; onConfirm: (act: TokenAction['act']) => void }) {
  const isBusy = useStore($isChanging)
  const mayIssue = useStore($caller)?.calls.includes('POST /ops/shop/{id}/token')
  const { name, seller, token_issued_at: issuedAt } = shop
  return (
    <li className="card flex-row flex-wrap items-center gap-2 border border-base-300 bg-base-100 p-4">
      <p className="mr-auto">
        <b>{name}</b> <span className="text-sm text-muted">{seller.name}</span>
        <br />
        <span className="text-sm text-muted">
          {issuedAt ? `Token dibuat ${noBreak(dateTime(issuedAt))}` : 'Tanpa token'}
        </span>
      </p>
      {mayIssue && (
        <Button
          look="plain"
          isBusy={isBusy}
          aria-label={`${issuedAt ? 'Ganti' : 'Buat'} token ${name}`}
          onClick={() => (issuedAt ? onConfirm('replace') : void issueToken(shop))}
        >
          {issuedAt ? 'Ganti token' : 'Buat token'}
        </Button>
      )}
      {mayIssue && issuedAt && (
        <Button look="danger" aria-label={`Cabut token ${name}`} onClick={() => onConfirm('revoke')}>
          Cabut
        </Button>
      )}
    </li>
  )
}

function IssuedToken() {
  const issued = useStore($issued)
  if (!issued) return null
  return (
    <div className="alert flex-wrap border-base-300 bg-base-100" role="status">
      <p className="min-w-0 grow">
        Token {issued.shop}, hanya ditampilkan sekali: <code className="break-all">{issued.token}</code>
      </p>
      <CopyButton text={issued.token} label="Salin token" message="Token berhasil disalin" />
      <Button look="ghost" onClick={() => $issued.set(undefined)}>
        Tutup
      </Button>
    </div>
  )
}

function ConfirmToken({
  confirming: { shop, act },
  onClose
}: {
  confirming: TokenAction
  onClose: () => void
}) {
  const isRevoke = act === 'revoke'
  return (
    <Confirm
      title={isRevoke ? `Cabut token ${shop.name}?` : `Ganti token ${shop.name}?`}
      text="Situs toko yang memakai token ini langsung keluar."
      confirm={isRevoke ? 'Cabut' : 'Ganti'}
      onConfirm={() => {
        onClose()
        void (isRevoke ? revokeToken(shop) : issueToken(shop))
      }}
      onClose={onClose}
    />
  )
}
