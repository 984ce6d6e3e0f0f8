import { useLingui } from '@lingui/react/macro'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import css from './Circle.module.css'
import { Middle } from './Middle.tsx'
import { type CircleAnswer, useCircleWords } from './use-circle-words.ts'

const [WIDTH, HEIGHT] = [945, 485]
const CENTRE = { x: WIDTH / 2, y: 240 }
const RADIUS = { x: 232, y: 178 }
/** Of the whole round: room for the member at each end of an arrow. */
const GAP = 0.055
const pointOf = (turn: number) => {
  const angle = turn * 2 * Math.PI - Math.PI / 2
  return `${Math.round(CENTRE.x + RADIUS.x * Math.cos(angle))} ${Math.round(CENTRE.y + RADIUS.y * Math.sin(angle))}`
}

/** The ring is an ordered list: drawn as a round, on a narrow page as one line. */
export function Ring({ circle }: { circle: CircleAnswer }) {
  const { t } = useLingui()
  const words = useCircleWords()
  const { legs } = circle
  const [mine] = legs
  return (
    <section className={css.well} aria-label={t`Who sends what to whom`}>
      <svg className={css.arrows} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <defs>
          <marker id="arrow" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="11" markerHeight="11" markerUnits="userSpaceOnUse" orient="auto">
            <path d="M0 0 10 5 0 10z" />
          </marker>
        </defs>
        {legs.map(({ position }, at) => (
          <path
            key={position}
            className={css.arc}
            markerEnd="url(#arrow)"
            d={`M${pointOf(at / legs.length + GAP)}A${RADIUS.x} ${RADIUS.y} 0 0 1 ${pointOf((at + 1) / legs.length - GAP)}`}
          />
        ))}
      </svg>
      <Middle circle={circle} />
      <ol className={css.ring} data-size={legs.length}>
        {legs.map((leg) => (
          <li key={leg.position}>
            <div className={css.member} data-yes={leg.accepted_at ? '' : undefined}>
              <Avatar name={leg.from.full_name} url={leg.from.image_url} size="l" />
              <p>
                <b>{leg === mine ? t({ message: 'You', context: 'circle' }) : <bdi>{leg.from.full_name}</bdi>}</b>
                <span>
                  {leg.accepted_at && circle.status === 'asked' && <Icon name="check" size="s" />} {words.standOf(circle, leg)}
                </span>
              </p>
            </div>
            <div className={css.piece}>
              {leg.item.image_url && <img className="item" src={leg.item.image_url} alt="" />}
              <p>
                {words.itemOf(leg)}
                <span>{words.wayOf(circle, leg)}</span>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
