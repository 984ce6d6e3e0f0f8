import { useLingui } from '@lingui/react/macro'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { proposalPath } from '../addresses.ts'
import css from '../Proposals.module.css'
import { ProposedBy } from '../ProposedBy.tsx'
import type { ChangesAnswer } from '../types.ts'
import { useFactLabels } from '../use-fact-labels.ts'

/** Who proposed what, what stood there before, and who decided. */
export const ChangeList = ({ changes }: { changes: readonly ChangesAnswer[] }) => (
  <ol className={`plain ${css.log}`}>
    {changes.map((change) => (
      <Change key={change.proposal_id} change={change} />
    ))}
  </ol>
)

function Change({ change: { proposal_id, kind, user, decided_by, changed_at, fields } }: { change: ChangesAnswer }) {
  const { t } = useLingui()
  const labels = useFactLabels()
  return (
    <li>
      <p>
        <b>{kind === 'new' ? t`Entered` : t`Corrected`}</b> · <ProposedBy user={user} /> · <DateTime at={changed_at} show="date" /> ·{' '}
        <a className="link" href={proposalPath(proposal_id)}>
          {decided_by === 'vote' ? t`accepted by the vote` : t`accepted by a moderator`}
        </a>
      </p>
      {kind === 'correction' && (
        <dl className={css.logFields}>
          {fields.map(({ field, old, new: now }) => (
            <div key={field}>
              <dt>{labels[field]}</dt>
              <dd>
                <del>
                  <Told value={old} />
                </del>{' '}
                →{' '}
                <ins>
                  <Told value={now} />
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

function Told({ value }: { value: ChangesAnswer['fields'][number]['old'] }) {
  const { t } = useLingui()
  return value ? value.text || t`a picture` : t`nothing`
}
