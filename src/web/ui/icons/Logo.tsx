const holes = [5, 15, 25, 35, 45, 55]
const down = [4.9, 14.6, 24.3, 34, 43.7, 53.4, 63.1]

/** A stamp of 60 by 68 with the holes bitten out of all four edges. */
const edge = [
  'M0 0',
  ...holes.map((x) => `H${x - 2.8}a2.8 2.8 0 0 0 5.6 0`),
  'H60',
  ...down.map((y) => `V${(y - 2.8).toFixed(1)}a2.8 2.8 0 0 0 0 5.6`),
  'V68',
  ...holes.toReversed().map((x) => `H${x + 2.8}a2.8 2.8 0 0 0-5.6 0`),
  'H0',
  ...down.toReversed().map((y) => `V${(y + 2.8).toFixed(1)}a2.8 2.8 0 0 0 0-5.6`),
  'Z',
].join('')

export interface LogoProps {
  /** The product's name, from the settings. */
  name: string
  href: string
}

export function Logo({ name, href }: LogoProps) {
  return (
    <a className="logo" href={href}>
      <svg viewBox="0 0 60 68" aria-hidden="true">
        <path d={edge} fill="var(--sb-primary)" />
        <g fill="none" stroke="var(--sb-on-fill)" strokeWidth="3.2">
          <circle cx="30" cy="34" r="18" />
          <path d="M38 27.5a10.5 10.5 0 1 0 0 13" strokeWidth="4.6" strokeLinecap="round" />
        </g>
      </svg>
      <span>{name}</span>
    </a>
  )
}
