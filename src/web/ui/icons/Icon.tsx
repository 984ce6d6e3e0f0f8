import type { IconName } from './icon-names.ts'
import sprite from './icons.svg?url'

export interface IconProps {
  name: IconName
  size?: 's' | 'm' | 'l'
  /** Accessible name; only if no text stands beside it. */
  label?: string
}

export function Icon({ name, size = 'm', label }: IconProps) {
  return (
    <svg className={size === 'm' ? 'i' : `i i--${size}`} role={label && 'img'} aria-label={label} aria-hidden={!label}>
      <use href={`${sprite}#i-${name}`} />
    </svg>
  )
}
