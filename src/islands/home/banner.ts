/** Milliseconds that a banner stays, by the screen. */
const stay = { mobile: 4500, tablet: 3800, desktop: 3300 } as const
const mobileBelow = 768
const desktopFrom = 1200

/**
 * Turns the served banners into a carousel that goes round by itself: sliding on phones, fading on wider screens. It
 * rests while somebody points at it, is in it with the keyboard, has
 * paused it or looks at another tab, and never starts for people who want less motion. A banner's picture is loaded
 * before its turn, or when the carousel is touched (home-5).
 */
export function startBanner(root: HTMLElement): void {
  const slides = [...root.querySelectorAll<HTMLElement>('li')]
  const track = slides[0]?.parentElement
  const controls = root.querySelector<HTMLElement>('.banner-controls')
  if (!track || !controls || slides.length < 2) return
  controls.hidden = false
  root.classList.add('is-fading')

  let current = 0
  let isPaused = matchMedia('(prefers-reduced-motion: reduce)').matches
  let isHeld = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const isMobile = () => window.innerWidth < mobileBelow
  const delay = () =>
    isMobile() ? stay.mobile : window.innerWidth < desktopFrom ? stay.tablet : stay.desktop

  const mark = (place: number) => {
    current = (place + slides.length) % slides.length
    for (const [i, slide] of slides.entries()) {
      slide.dataset['active'] = String(i === current)
      slide.querySelector('a')?.setAttribute('tabindex', i === current ? '0' : '-1')
    }
    const label = root.querySelector('[data-banner-place]')
    if (label) label.textContent = `${current + 1}/${slides.length}`
  }
  const go = (place: number) => {
    mark(place)
    loadPicture(slides[(current + 1) % slides.length])
    if (isMobile()) track.scrollTo({ left: current * track.clientWidth })
  }
  const schedule = () => {
    clearTimeout(timer)
    if (isPaused || isHeld || document.hidden) return
    timer = setTimeout(() => {
      go(current + 1)
      schedule()
    }, delay())
  }
  const hold = (held: boolean) => () => {
    isHeld = held
    if (held) slides.forEach(loadPicture)
    schedule()
  }
  const showPause = () => pause?.setAttribute('aria-pressed', String(isPaused))

  const pause = root.querySelector('[data-banner-pause]')
  pause?.addEventListener('click', () => {
    isPaused = !isPaused
    showPause()
    schedule()
  })
  for (const arrow of root.querySelectorAll<HTMLElement>('[data-banner-by]')) {
    arrow.addEventListener('click', () => {
      go(current + Number(arrow.dataset['bannerBy']))
      schedule()
    })
  }
  root.addEventListener('pointerenter', hold(true))
  root.addEventListener('pointerleave', hold(false))
  root.addEventListener('focusin', hold(true))
  root.addEventListener('focusout', hold(false))
  track.addEventListener(
    // Safari and Chromium below 114 never say that scrolling ended.
    'onscrollend' in window ? 'scrollend' : 'scroll',
    () => isMobile() && mark(Math.round(track.scrollLeft / track.clientWidth))
  )
  document.addEventListener('visibilitychange', schedule)
  showPause()
  loadPicture(slides[1])
  schedule()
}

/** The sheet hides a picture without this mark, and what is hidden is not loaded. */
function loadPicture(slide: HTMLElement | undefined): void {
  slide?.setAttribute('data-near', '')
  // Far to the right it would still wait to come near.
  slide?.querySelector('img')?.setAttribute('loading', 'eager')
}
