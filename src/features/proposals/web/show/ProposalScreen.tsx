import { useLingui } from '@lingui/react/macro'
import { EntryCard } from '#features/catalogue/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { proposals } from '../../contract.ts'
import type { ProposalId } from '../../shapes.ts'
import { PROPOSALS } from '../addresses.ts'
import { Diff } from '../Diff.tsx'
import css from '../Proposals.module.css'
import { ProposedBy } from '../ProposedBy.tsx'
import { StatusBadge } from '../StatusBadge.tsx'
import type { ProposalAnswer } from '../types.ts'
import { Aside } from './Aside.tsx'
import { Stages } from './Stages.tsx'
import { Votes } from './Votes.tsx'

export default screen({
  reads: (place: RouteMatch) => readInput(proposals.show, { ...place, path: { id: place.path.proposal_id ?? '' } }),
  asks: ({ id }) => [queryOf(proposals.show, { id })],
  Draw: ({ input }) => <Proposal key={input.id} id={input.id} />,
})

/** One proposal: what would change, and what the reader may do about it. */
function Proposal({ id }: { id: ProposalId }) {
  const { t } = useLingui()
  const { proposal } = useData(proposals.show, { id })
  const { title, kind, status, user, created_at, note, reason } = proposal
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <Crumbs crumbs={[{ label: t`Catalogue`, href: '/stamps?status=FOR_REFERENCE' }, { label: t`Proposals`, href: PROPOSALS }, { label: title }]} />
      <Stages proposal={proposal} />
      <div className={css.split}>
        <div>
          <p className="row row--wrap">
            <StatusBadge status={status} />
            <span className="caption">{kind === 'new' ? t`New entry` : t`Correction`}</span>
          </p>
          <h1 className={css.title}>{title}</h1>
          <p className="text-2">
            <ProposedBy user={user} /> · <DateTime at={created_at} />
          </p>
          {note && <Said words={note} by={t`Where it is known from`} />}
          {reason && <Said words={reason} by={t`The moderator`} bad={status === 'Rejected'} />}
          <What proposal={proposal} />
          <Votes proposal={proposal} />
        </div>
        <Aside proposal={proposal} />
      </div>
    </main>
  )
}

const Said = ({ words, by, bad }: { words: string; by: string; bad?: boolean }) => (
  <figure className={bad ? `${css.said} ${css.saidBad}` : css.said}>
    <blockquote>{words}</blockquote>
    <figcaption className="small text-2">{by}</figcaption>
  </figure>
)

function What({ proposal: { kind, title, fields, entry, present, similar } }: { proposal: ProposalAnswer }) {
  const { t } = useLingui()
  const isNew = kind === 'new'
  return (
    <>
      <section aria-labelledby="what" className={css.part}>
        <h2 id="what">{isNew ? t`The proposed entry` : t`What would change`}</h2>
        {entry && (
          <p>
            {
              <a className="link" href={`/stamps/${entry.id}`}>
                {isNew ? t`To the entry in the catalogue` : t`To the entry as it stands`}
              </a>
            }
          </p>
        )}
        <Diff
          fields={present ?? fields}
          caption={isNew ? t`Facts of “${title}”` : t`What would change in “${title}”`}
          before={present ? t`As it stands now` : undefined}
          isNew={isNew}
        />
      </section>
      {similar.length > 0 && (
        <section aria-labelledby="similar" className={css.part}>
          <h2 id="similar">{t`Added since, and similar`}</h2>
          <div className={`cards ${css.three}`}>
            {similar.map((entry) => (
              <EntryCard key={entry.id} entry={entry} level="h3" />
            ))}
          </div>
        </section>
      )}
    </>
  )
}
