import { useLingui } from '@lingui/react/macro'

/** As many cards as are awaited, of the cards' own geometry; a black well is its own skeleton. */
export function SkeletonCards({ count = 8, columns = 4 }: { count?: number; columns?: 4 | 5 | 6 }) {
  const { t } = useLingui()
  return (
    <div className={columns === 4 ? 'cards' : `cards cards--${columns}`} role="status" aria-label={t`Loading`}>
      {Array.from({ length: count }, (_, at) => (
        <div className="card card--bones" key={at} aria-hidden="true">
          <div className="well">
            <div className="stage" />
          </div>
          <div className="card-body">
            <span className="bone" />
            <span className="bone bone--short" />
            <span className="bone bone--price" />
          </div>
        </div>
      ))}
    </div>
  )
}
