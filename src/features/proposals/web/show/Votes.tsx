import { useLingui } from '@lingui/react/macro'
import { Icon } from '#web/ui/icons/Icon.tsx'
import css from '../Proposals.module.css'
import { ProposedBy } from '../ProposedBy.tsx'
import type { ProposalAnswer } from '../types.ts'

/** How the vote came out, and why; names are for moderators. */
export function Votes({ proposal: { tally, votes } }: { proposal: ProposalAnswer }) {
  const { t } = useLingui()
  if (!tally) return null
  const weight = tally.in_favour + tally.against
  const share = weight ? Math.round((100 * tally.in_favour) / weight) : 0
  return (
    <section aria-labelledby="votes" className={css.part}>
      <h2 id="votes">{t`The votes`}</h2>
      {weight === 0 ? (
        <p className="text-2">{t`Nobody has voted.`}</p>
      ) : (
        <>
          <p>{t`${share} % of the weight is in favour.`}</p>
          <svg className={css.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={share} height="1" />
          </svg>
        </>
      )}
      <ul className={`plain ${css.votes}`}>
        {votes.map(({ in_favour, note, weight, user }, at) => (
          <li key={at}>
            <Icon name={in_favour ? 'check-circle' : 'x-circle'} />
            <div>
              <p>
                <b>{in_favour ? t`It is right` : t`It is wrong`}</b> <span className="small text-2">{t`weight ${weight}`}</span>{' '}
                {user && <ProposedBy user={user} />}
              </p>
              {note && <p className="text-2">{note}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
