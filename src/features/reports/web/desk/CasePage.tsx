import { useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { useData } from '#web/query/hooks.ts'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Thumb } from '#web/ui/cards/Thumb.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { type ReportCaseId, reports } from '../../contract.ts'
import css from '../Reports.module.css'
import type { CaseShown } from '../report-answer.ts'
import { useCaseStates, useKindsOfThings, useReasons } from '../use-report-words.ts'
import { CaseHistory } from './CaseHistory.tsx'
import { Evidence } from './Evidence.tsx'

const CaseActs = lazyPart(() => import('./CaseActs.tsx').then((part) => part.CaseActs))
const DecideForm = lazyPart(() => import('./DecideForm.tsx').then((part) => part.DecideForm))

/** One case: what was kept, who has reported it and why, what was decided before, and the decision. */
export function CasePage({ id }: { id: ReportCaseId }) {
  const { t } = useLingui()
  const { case: shown } = useData(reports.show, { id })
  return (
    <div className={css.case}>
      <div>
        <CaseHead shown={shown} />
        <Evidence shown={shown} />
        {shown.medias.length > 0 && (
          <section className={css.block}>
            <div className={css.pictures}>
              {shown.medias.map((media) => (
                <a key={media.id} href={media.media_url} target="_blank" rel="noreferrer">
                  <Thumb picture={pictureOf(media)} alt={t`Evidence`} size={96} />
                </a>
              ))}
            </div>
          </section>
        )}
        <Said shown={shown} />
        <CaseHistory decisions={shown.decisions} />
      </div>
      <Beside shown={shown} />
    </div>
  )
}

function CaseHead({ shown: { card, path } }: { shown: CaseShown }) {
  const { t } = useLingui()
  const [states, kindOf] = [useCaseStates(), useKindsOfThings()]
  const { title, number, status, reportable_type, user, created_at } = card
  return (
    <section className={css.block} aria-labelledby="case">
      <p>
        <Badge kind={status === 'open' ? 'auction' : 'supply'}>{states[status]}</Badge>
      </p>
      <h2 id="case">
        <a href={path}>
          <bdi>{title}</bdi>
        </a>
      </h2>
      <p className="caption">
        {kindOf(reportable_type)} · {t`Report ${spokenNumber(number)}`} · <DateTime at={created_at} />
      </p>
      {user && (
        <p>
          {t({ message: 'About', context: 'a report' })}{' '}
          <a href={`/profile/${user.id}`}>
            <bdi>{user.full_name}</bdi>
          </a>
        </p>
      )}
    </section>
  )
}

function Said({ shown: { reports: said } }: { shown: CaseShown }) {
  const { t } = useLingui()
  const names = useReasons()
  return (
    <section className={css.block} aria-labelledby="said">
      <h2 id="said">{t`Who has reported it`}</h2>
      {said.map(({ user, reason, body, at }, n) => (
        <div key={n}>
          <p>
            <b className="strong">{names[reason]}</b> · <bdi>{user?.full_name ?? '–'}</bdi>{' '}
            <span className="caption">
              <DateTime at={at} />
            </span>
          </p>
          {body && (
            <blockquote className={css.said}>
              <bdi>{body}</bdi>
            </blockquote>
          )}
        </div>
      ))}
    </section>
  )
}

function Beside({ shown }: { shown: CaseShown }) {
  const { t } = useLingui()
  const { may_decide, card } = shown
  return (
    <aside aria-label={t`What you can do`}>
      <CaseActs shown={shown} />
      {may_decide ? <DecideForm shown={shown} /> : !card.decided_at && <Note>{t`You are a party here: another moderator decides.`}</Note>}
    </aside>
  )
}
