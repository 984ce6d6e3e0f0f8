export interface AvatarProps {
  name: string
  url?: string | null
  size?: 'm' | 'l'
  /** Accessible name; only if no name stands beside it. */
  label?: string
}

const tones = ['', 'avatar--green', 'avatar--blue', 'avatar--bistre']

/** Stable colour per name. */
const toneOf = (name: string) => tones[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tones.length]

/** Initials of the first and the last word that begin with letters; for Chinese names the first character. */
const initials = (name: string) => {
  const letters = name.split(/\s+/).flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? [])
  return letters.length > 1 ? `${letters[0]}${letters.at(-1)}` : (letters[0] ?? '')
}

export function Avatar({ name, url, size = 'm', label }: AvatarProps) {
  const look = ['avatar', size === 'l' && 'avatar--l', toneOf(name)].filter(Boolean).join(' ')
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  const side = size === 'l' ? 48 : 36
  return (
    <span className={look} {...spoken}>
      {url ? <img src={url} alt="" width={side} height={side} loading="lazy" decoding="async" /> : initials(name)}
    </span>
  )
}
