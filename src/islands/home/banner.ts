/** Milliseconds per banner, by screen size. */
const stay = { mobile: 4500, tablet: 3800, desktop: 3300 } as const
const mobileBelow = 768
const desktopFrom = 1200

/**
 * Turns the server-rendered banners into an automatic carousel: sliding on phones, fading on wider screens. It pauses
 * on hover, keyboard focus, its pause button and in background tabs, and does not start with reduced motion. A banner's
 * picture loads before its turn, or on the first interaction (home-5).
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
    // Safari and Chromium below 114 do not support `scrollend`.
    'onscrollend' in window ? 'scrollend' : 'scroll',
    () => isMobile() && mark(Math.round(track.scrollLeft / track.clientWidth))
  )
  document.addEventListener('visibilitychange', schedule)
  showPause()
  loadPicture(slides[1])
  schedule()
}

/** The style sheet hides pictures without this mark, and hidden pictures do not load. */
function loadPicture(slide: HTMLElement | undefined): void {
  slide?.setAttribute('data-near', '')
  // Lazy loading would not load a picture that far to the right.
  slide?.querySelector('img')?.setAttribute('loading', 'eager')
}
