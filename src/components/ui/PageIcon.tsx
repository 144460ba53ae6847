import { BadgeCheck, ChevronDown, MapPin, Scale, Star } from 'lucide-react'

/** Icons that a page shows for each of its products and filters. */
const drawn = {
  'badge-check': BadgeCheck,
  'chevron-down': ChevronDown,
  'map-pin': MapPin,
  scale: Scale,
  star: Star
}

type Props = {
  name: keyof typeof drawn
  className?: string
  /** What it says to those who do not see it; decoration without. */
  label?: string
}

/** An icon that the shell draws once (`PageIcons`): forty drawings would be a quarter of a list's HTML. */
export const PageIcon = ({ name, className, label }: Props) => (
  <svg
    className={className ? `page-icon ${className}` : 'page-icon'}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <use href={`#icon-${name}`} />
  </svg>
)

/** The drawings, without a place of their own. What uses them gives them their colours. */
export const PageIcons = () => (
  <svg className="hidden">
    {Object.entries(drawn).map(([name, Drawing]) => (
      <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
        <Drawing fill="inherit" stroke="inherit" />
      </symbol>
    ))}
  </svg>
)
