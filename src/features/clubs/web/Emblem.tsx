import css from './Clubs.module.css'

/** The club as a stamp: a year if its name begins with one, otherwise its initials. */
const signOf = (name: string) => {
  const words = name.split(/\s+/)
  const year = words.find((word) => /^\d{3,4}$/.test(word))
  const letters = words.flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? [])
  return year ?? letters.slice(0, 2).join('').toLocaleUpperCase()
}

export function Emblem({ name, small }: { name: string; small?: boolean }) {
  return (
    <div className={`${css.emblem} ${small ? css.small : ''} perf-shadow`} aria-hidden="true">
      <div className="perf">
        <div className={css.emblemIn}>
          <b>{signOf(name)}</b>
          <span className={css.emblemName}>{name.length > 24 ? '' : name}</span>
        </div>
      </div>
    </div>
  )
}
