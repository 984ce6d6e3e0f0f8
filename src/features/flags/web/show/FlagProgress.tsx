import { useLingui } from '@lingui/react/macro'
import { CoilStrip } from '#web/ui/cards/CoilStrip.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { LEAST_VOTERS } from '../../rules-jury.ts'
import type { FlagShown } from '../flag-answer.ts'
import { useFlagWords } from '../use-flag-words.ts'

/** Four steps: opened, voting, settled, and the appeal that is still possible. */
export function FlagProgress({ flag }: { flag: FlagShown }) {
  const { t } = useLingui()
  const { statusOf } = useFlagWords()
  const { created_at, decided_at, due_at, voters, round, appeal_until, referred_at, status } = flag
  const settled = decided_at !== null
  const stands = statusOf({ status, referred: referred_at !== null })
  const until = due_at && (
    <>
      {t`${voters} of at least ${LEAST_VOTERS} votes`}, {t`until`} <DateTime at={due_at} show="date" />
    </>
  )
  const heard = round === 2
  const appeal = heard ? (settled ? ('done' as const) : ('current' as const)) : ('ahead' as const)
  return (
    <CoilStrip
      label={t`Progress of the flag`}
      steps={[
        { label: t({ message: 'Opened', context: 'a flag' }), state: 'done', line: <DateTime at={created_at} /> },
        {
          label: settled || heard ? t({ message: 'Voting', context: 'a flag' }) : stands,
          state: settled || heard ? 'done' : 'current',
          icon: 'scales',
          line: settled || heard ? undefined : (until ?? t`a moderator decides`),
        },
        {
          label: settled && !heard ? stands : t({ message: 'Settled', context: 'a flag' }),
          state: settled || heard ? 'done' : 'ahead',
          line: settled && !heard ? <DateTime at={decided_at} show="date" /> : t`coins move once`,
        },
        {
          label: t({ message: 'Appeal', context: 'a flag' }),
          state: appeal,
          icon: 'scales',
          line: heard ? (
            settled ? (
              stands
            ) : (
              (until ?? t`a moderator decides`)
            )
          ) : appeal_until ? (
            <>
              {t`until`} <DateTime at={appeal_until} show="date" />
            </>
          ) : (
            t`14 days, fresh jury`
          ),
        },
      ]}
    />
  )
}
