import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icon-names.ts'

export interface ButtonLook {
  children: ReactNode
  variant?: 'fill' | 'plain' | 'danger' | 'danger-fill' | 'quiet' | 'auction' | 'trade'
  size?: 's' | 'm' | 'l'
  icon?: IconName
  block?: boolean
  /** Label while the command runs, such as "Placing bid…"; disables the button. */
  pending?: ReactNode
}

type AsButton = ButtonLook & { href?: undefined } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'>
type AsLink = ButtonLook & { href: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'>
export type ButtonProps = AsButton | AsLink

const looks = {
  fill: 'btn btn--fill',
  plain: 'btn',
  danger: 'btn btn--danger',
  'danger-fill': 'btn btn--fill btn--danger-fill',
  quiet: 'btn btn--quiet',
  auction: 'btn btn--fill btn--auction',
  trade: 'btn btn--fill btn--trade',
}

const look = ({ variant = 'plain', size = 'm', block }: ButtonLook, more?: string) =>
  [looks[variant], size !== 'm' && `btn--${size}`, block && 'btn--block', more].filter(Boolean).join(' ')

export function Button({ children, variant, size, icon, block, pending, className, ...rest }: ButtonProps) {
  const classes = look({ children, variant, size, block }, className)
  const words = (
    <>
      {icon && !pending && <Icon name={icon} size={size === 's' ? 's' : 'm'} />}
      {pending ?? children}
    </>
  )
  if (rest.href !== undefined) {
    return (
      <a className={classes} {...rest}>
        {words}
      </a>
    )
  }
  return (
    <button type="button" className={classes} {...rest} {...(pending ? waiting : undefined)}>
      {words}
    </button>
  )
}

/** Accessibility: stays focusable, so that the new label is announced; pressing does nothing. */
const waiting = { 'aria-busy': true, 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() } as const
