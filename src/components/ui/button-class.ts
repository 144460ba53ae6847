const looks = {
  primary: 'btn-primary',
  secondary: 'btn-outline btn-primary',
  outline: 'btn-outline',
  ghost: 'btn-ghost',
  danger: 'btn-error',
  'danger-outline': 'btn-outline btn-error',
  /** One of several that is chosen. */
  soft: 'btn-soft btn-primary',
  /** Stands where a button would, and is none. */
  unavailable: 'btn-disabled',
  plain: ''
} as const

// A thumb needs 44 px; what a form is sent with has 48.
const sizes = {
  small: 'btn-sm h-11 sm:h-9',
  normal: 'h-11',
  large: 'h-12',
  square: 'btn-square size-11',
  circle: 'btn-circle size-11'
} as const

export type ButtonLook = keyof typeof looks
export type ButtonSize = keyof typeof sizes

/** The classes of a button or of what looks like one; `more` places it. React uses Button instead. */
export const buttonClass = (look: ButtonLook, size: ButtonSize = 'normal', more = ''): string =>
  ['btn', looks[look], sizes[size], more].filter(Boolean).join(' ')
