import { MARK_EDGE, MARK_LETTER } from '#kernel/written/mark.ts'

export interface LogoProps {
  /** Name of the site. */
  name: string
  href: string
}

export function Logo({ name, href }: LogoProps) {
  return (
    <a className="logo" href={href}>
      <svg viewBox="0 0 60 68" aria-hidden="true">
        <path d={MARK_EDGE} fill="var(--sb-primary)" />
        <g fill="none" stroke="var(--sb-on-fill)" strokeWidth="3.2">
          <circle cx="30" cy="34" r="18" />
          <path d={MARK_LETTER} strokeWidth="4.6" strokeLinecap="round" />
        </g>
      </svg>
      <span>{name}</span>
    </a>
  )
}
