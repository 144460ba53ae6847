import { type SyntheticEvent, useEffect, useState } from 'react'

import { framed, paths } from '#lib/core/paths.ts'
import { profileTabs } from '#lib/identity/profile-tabs.ts'

import { LoadError } from '#islands/ui/LoadError.tsx'
import { watchHeight } from './framed-height.ts'

type Props = { path: string; title: string }
/** Loading state; once the page has loaded, its `data-framed` element. */
type State = 'loading' | 'failed' | Element

export const ContactFrame = () => <PageFrame path={paths.contact} title={profileTabs.contact} />
export const TermsFrame = () => <PageFrame path={paths.terms} title={profileTabs.terms} />
export const AboutFrame = () => <PageFrame path={paths.about} title={profileTabs.about} />

/**
 * A marketplace page inside the account area, in a frame as high as its content; its links leave the frame
 * (identity-101).
 */
function PageFrame({ path, title }: Props) {
  const [state, setState] = useState<State>('loading')
  const [turn, setTurn] = useState(0)
  const [height, setHeight] = useState<number>()
  useEffect(() => (typeof state === 'object' ? watchHeight(state, setHeight) : undefined), [state])
  const retry = () => {
    setState('loading')
    setHeight(undefined)
    setTurn(turn + 1)
  }
  if (state === 'failed') return <LoadError message={`${title} gagal dimuat.`} onRetry={retry} />
  return (
    <div
      className={`relative overflow-hidden rounded-box border border-base-300 ${height ? '' : 'h-[calc(100dvh-10rem)] min-h-96'}`}
    >
      {state === 'loading' && (
        <div
          role="status"
          aria-busy="true"
          aria-label={`Memuat ${title}`}
          className="absolute inset-0 skeleton"
        />
      )}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, whose form opens a mail program */}
      <iframe
        key={turn}
        src={framed(path)}
        title={title}
        className="block size-full"
        style={{ height }}
        onLoad={event => setState(pageIn(event) ?? 'failed')}
      />
    </div>
  )
}

/** Error pages load too, and so does the browser's own offline page: only ours have the mark. */
const pageIn = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): Element | null | undefined =>
  currentTarget.contentDocument?.querySelector('[data-framed]')
