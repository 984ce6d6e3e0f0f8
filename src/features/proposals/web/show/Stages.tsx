import { Trans, useLingui } from '@lingui/react/macro'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import css from '../Proposals.module.css'
import type { ProposalAnswer } from '../types.ts'
import { useStatusWords } from '../use-status-words.ts'

/** Sent, open to votes, decided: how far it has come. */
export function Stages({ proposal: { status, opened_at, created_at, closes_at, decided_at, decided_by } }: { proposal: ProposalAnswer }) {
  const { t } = useLingui()
  const words = useStatusWords()
  const at = status === 'Voting' ? 1 : 2
  const by = decided_by === 'moderator' ? t`by a moderator` : t`by the vote`
  const stages = [
    { label: t`Sent`, line: <DateTime at={created_at} /> },
    {
      label: t`Open to votes`,
      line:
        status === 'Voting' && closes_at ? (
          <Trans>
            until <DateTime at={closes_at} />
          </Trans>
        ) : (
          <Trans>
            since <DateTime at={opened_at} show="date" />
          </Trans>
        ),
    },
    {
      label: at === 2 ? words[status] : t`Decision`,
      line: decided_at ? (
        <>
          {by} · <DateTime at={decided_at} show="date" />
        </>
      ) : (
        t`five votes, seven tenths of their weight`
      ),
    },
  ]
  return (
    <ol className={css.stages}>
      {stages.map(({ label, line }, here) => (
        <li key={label} className={here < at ? css.past : here === at ? css.now : undefined} aria-current={here === at ? 'step' : undefined}>
          <b>{label}</b>
          <span className="small">{line}</span>
        </li>
      ))}
    </ol>
  )
}
