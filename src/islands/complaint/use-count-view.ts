import { useEffect, useRef, useState } from 'react'

import { brand } from '#lib/core/brand.ts'
import { paths } from '#lib/core/paths.ts'
import { complaintTexts, countTexts } from '#lib/complaint/texts.ts'

import { hearSteps } from '#islands/ui/back-closes.ts'

/** The title of each view of the page: the count, or the form. */
export const viewTitle = (isCounting: boolean): string =>
  isCounting ? countTexts.title : complaintTexts.make

/**
 * Which view of the page is open. 'Lanjut' shows the form in place, so that photos on their way are not lost with the
 * page; 'Kembali' shows the count again. The heading gets the focus of a view that opens.
 */
export function useCountView(id: string, isCountFirst: boolean) {
  const [isCounting, setCounting] = useState(isCountFirst)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(isCountFirst)
  useEffect(() => {
    hearSteps()
    const follow = () => setCounting(new URLSearchParams(window.location.search).has('hitung'))
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
  useEffect(() => {
    if (shown.current === isCounting) return
    shown.current = isCounting
    document.title = `${viewTitle(isCounting)} | ${brand.name}`
    heading.current?.focus()
  }, [isCounting])
  const openForm = () => {
    window.history.pushState(null, '', paths.complain(Number(id)))
    setCounting(false)
    window.scrollTo(0, 0)
  }
  return { isCounting, heading, openForm }
}
