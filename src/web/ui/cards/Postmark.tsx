import { useLingui } from '@lingui/react/macro'

export interface PostmarkProps {
  /** Upper arc: Sold, Won, Expired. */
  word: string
  /** Centre, DD-MM-YYYY; undefined if unknown. */
  date?: string
  /** Lower arc: town, or the site's name. */
  place?: string
  ink?: 'auction' | 'green' | 'ink'
  size?: number
  /** Animated once, at the moment of finishing. */
  lands?: boolean
}

/** Circular postmark for finished states. */
export function Postmark({ word, date, place = '', ink = 'auction', size = 112, lands }: PostmarkProps) {
  const { i18n } = useLingui()
  const upper = (text: string) => text.toLocaleUpperCase(i18n.locale)
  const look = ['postmark', ink !== 'auction' && `postmark--${ink}`, lands && 'postmark--lands'].filter(Boolean).join(' ')
  return (
    <svg className={look} role="img" aria-label={[word, date].filter(Boolean).join(', ')} width={size} height={size} viewBox="0 0 150 150">
      <g fill="none" stroke="currentColor" strokeWidth="2.6">
        <circle cx="75" cy="75" r="72" />
        <circle cx="75" cy="75" r="47" />
        <path d="M31 62h88M31 88h88" strokeWidth="2" />
      </g>
      <g fill="currentColor" fontFamily="var(--sb-font-text)">
        <Arc text={upper(word)} y={22} step={15} size={16} weight={700} />
        <Arc text={upper(place)} y={138} step={-13} size={13} weight={600} />
      </g>
      <text x="75" y="80.5" textAnchor="middle" fill="currentColor" fontFamily="var(--sb-font-display)" fontWeight="700" fontSize="14.5">
        {date}
      </text>
    </svg>
  )
}

/** Letters along the arc; long words are set tighter and smaller to stay in their half. */
function Arc({ text, y, step, size, weight }: { text: string; y: number; step: number; size: number; weight: number }) {
  const letters = [...text]
  const tight = Math.min(1, 165 / (Math.abs(step) * letters.length))
  return letters.map((letter, at) => (
    <text
      key={at}
      x="75"
      y={y}
      transform={`rotate(${((at - (letters.length - 1) / 2) * step * tight).toFixed(1)} 75 75)`}
      textAnchor="middle"
      fontSize={(size * Math.max(0.62, tight)).toFixed(1)}
      fontWeight={weight}
    >
      {letter}
    </text>
  ))
}
