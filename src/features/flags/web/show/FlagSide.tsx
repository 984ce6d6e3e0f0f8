import { useLingui } from '@lingui/react/macro'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import css from '../Flags.module.css'
import type { FlagShown } from '../flag-answer.ts'
import { useBars } from '../use-flag-words.ts'
import { FlagTally } from './FlagTally.tsx'
import { VotePanel } from './VotePanel.tsx'

const FlagSteps = lazyPart(() => import('./FlagSteps.tsx').then((part) => part.FlagSteps))
const DecideForm = lazyPart(() => import('./DecideForm.tsx').then((part) => part.DecideForm))

/** The reader's part: a vote, the steps of a party, or a moderator's decision; and how it stands, once they may know. */
export function FlagSide({ flag }: { flag: FlagShown }) {
  const { t } = useLingui()
  const bars = useBars()
  const { may, vote_bar, tally, decision, decided_by, role, status } = flag
  const open = status === 'opened' && flag.referred_at === null
  return (
    <>
      {may.includes('vote') && <VotePanel flag={flag} />}
      {tally && <FlagTally flag={flag} tally={tally} />}
      {decision && (
        <section className={css.panel} aria-labelledby="decision">
          <h2 id="decision">{decided_by === 'moderator' ? t`A moderator has decided` : t`The decision`}</h2>
          <p className="prose">
            <bdi>{decision}</bdi>
          </p>
        </section>
      )}
      {role === 'voter' && open && vote_bar && vote_bar !== 'voted' && <Note>{bars[vote_bar]}</Note>}
      {(role === 'owner' || role === 'flagger') && <FlagSteps flag={flag} />}
      {may.includes('decide') && <DecideForm flag={flag} judges={flag.field === null || flag.referred_at !== null} />}
    </>
  )
}
