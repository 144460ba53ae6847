import { useState } from 'react'

type Props = { addresses: readonly (string | null)[]; of: string }

/** Private photos; pressed, one opens large in a tab of its own. */
export function OpsComplaintPhotos({ addresses, of }: Props) {
  const known = addresses.filter(address => address !== null)
  if (known.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {known.map((address, at) => (
        <li key={at}>
          <Photo address={address} name={`Foto ${at + 1} ${of}`} />
        </li>
      ))}
    </ul>
  )
}

const failedText = 'Gagal dimuat'

/**
 * Each answer has a new address, valid for an hour (core-39): the picture keeps the one that it was loaded from, so
 * that it does not flicker, until that fails and a newer one is known. The link always has the newest.
 */
function Photo({ address, name }: { address: string; name: string }) {
  const [shown, setShown] = useState(address)
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed && shown !== address) {
    setShown(address)
    setFailed(false)
  }
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      aria-label={`${hasFailed ? `${failedText}: ` : ''}${name}, buka di tab baru`}
      className="grid size-20 cursor-zoom-in place-items-center overflow-hidden rounded-field border border-base-300 bg-base-200 text-center text-xs"
    >
      {hasFailed ? (
        failedText
      ) : (
        <img
          src={shown}
          alt=""
          loading="lazy"
          className="size-full object-cover"
          onError={() => setFailed(true)}
        />
      )}
    </a>
  )
}
