import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { Confirm } from '#islands/ui/Confirm.tsx'
import { CopyButton } from '#islands/ui/CopyButton.tsx'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { useMay } from '../may-call.ts'
import { $isChanging, $issued, issueToken, revokeToken, type TokenShop } from './shop-tokens.ts'

type TokenAct = 'replace' | 'revoke'

/** The token with which a shop's own site calls the service API (D43); an owner issues and revokes it (ops-24). */
export function ShopToken({ shop }: { shop: TokenShop }) {
  const isBusy = useStore($isChanging)
  const mayIssue = useMay('POST /ops/shop/{id}/token')
  const [confirming, setConfirming] = useState<TokenAct>()
  const { name, token_issued_at: issuedAt } = shop
  return (
    <section className="grid gap-2 border-t border-base-300 pt-3">
      <h3 className="font-semibold">Token situs toko</h3>
      <p className="text-sm text-muted">
        {issuedAt ? `Token dibuat ${noBreak(dateTime(issuedAt))}` : 'Tanpa token'}
      </p>
      {mayIssue && (
        <div className="flex flex-wrap gap-2">
          <Button
            look="plain"
            isBusy={isBusy}
            aria-label={`${issuedAt ? 'Ganti' : 'Buat'} token ${name}`}
            onClick={() => (issuedAt ? setConfirming('replace') : void issueToken(shop))}
          >
            {issuedAt ? 'Ganti token' : 'Buat token'}
          </Button>
          {issuedAt && (
            <Button
              look="danger-outline"
              aria-label={`Cabut token ${name}`}
              onClick={() => setConfirming('revoke')}
            >
              Cabut
            </Button>
          )}
        </div>
      )}
      <IssuedToken shopId={shop.id} />
      {confirming && <ConfirmToken shop={shop} act={confirming} onClose={() => setConfirming(undefined)} />}
    </section>
  )
}

function IssuedToken({ shopId }: { shopId: number }) {
  const issued = useStore($issued)
  if (issued?.shopId !== shopId) return null
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

function ConfirmToken({ shop, act, onClose }: { shop: TokenShop; act: TokenAct; onClose: () => void }) {
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
