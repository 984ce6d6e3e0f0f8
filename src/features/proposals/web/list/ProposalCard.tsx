import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { proposalPath } from '../addresses.ts'
import { Diff } from '../Diff.tsx'
import css from '../Proposals.module.css'
import { ProposedBy } from '../ProposedBy.tsx'
import { StatusBadge } from '../StatusBadge.tsx'
import type { ListedProposal } from '../types.ts'
import { VoterBoxes } from '../VoterBoxes.tsx'

/** So many facts of a new entry stand in the list. */
const FACTS = 6

/** One proposal in the queue: what would change, who says so, and the way to vote. */
export function ProposalCard({ proposal }: { proposal: ListedProposal }) {
  const { t } = useLingui()
  const { id, kind, status, title, fields, closes_at, voters } = proposal
  const isNew = kind === 'new'
  const caption = isNew ? t`Facts of “${title}”` : t`What would change in “${title}”`
  return (
    <article className={`panel ${css.card}`} aria-labelledby={`title-${id}`}>
      <header>
        <p className="row row--wrap">
          <StatusBadge status={status} />
          <span className="caption">{isNew ? t`New entry` : t`Correction`}</span>
        </p>
        <h2 id={`title-${id}`}>
          <a href={proposalPath(id)}>{title}</a>
        </h2>
        <p className="small text-2">
          <ProposedBy user={proposal.user} /> · <DateTime at={proposal.created_at} show="date" />
        </p>
      </header>
      <Diff fields={isNew ? fields.slice(0, FACTS) : fields} caption={caption} isNew={isNew} />
      <footer className={css.cardFoot}>
        <VoterBoxes voters={voters} />
        {status === 'Voting' && closes_at && (
          <span className="small text-2">
            <Trans>
              until <DateTime at={closes_at} />
            </Trans>
          </span>
        )}
        <span className="push">
          <Way proposal={proposal} />
        </span>
      </footer>
    </article>
  )
}

function Way({ proposal: { id, may, own_vote, title } }: { proposal: ListedProposal }) {
  const { t } = useLingui()
  const href = proposalPath(id)
  if (may.includes('vote') && !own_vote)
    return <Button href={href} variant="fill" size="s" icon="scales" aria-label={t`Look and vote: ${title}`}>{t`Look and vote`}</Button>
  const words = may.includes('renew') ? t`Look at it again` : own_vote ? t`You have voted` : t`Open it`
  return (
    <Button href={href} size="s" icon={own_vote ? 'check' : 'arrow-right'} aria-label={`${words}: ${title}`}>
      {words}
    </Button>
  )
}
