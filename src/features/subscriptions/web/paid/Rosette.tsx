import css from './Paid.module.css'

const TURNS = Array.from({ length: 18 }, (_, at) => at * 10)

/** Guilloche ornament, as on old share certificates. */
export const Rosette = () => (
  <svg className={css.rosette} viewBox="0 0 118 118" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth=".9">
      {TURNS.map((turn) => (
        <ellipse key={turn} cx="59" cy="59" rx="56" ry="19" transform={`rotate(${turn} 59 59)`} />
      ))}
    </g>
  </svg>
)
