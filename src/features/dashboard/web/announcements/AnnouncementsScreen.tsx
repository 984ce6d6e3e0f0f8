import { useLingui } from '@lingui/react/macro'
import { announcements } from '#features/announcements/contract.ts'
import type { AnswerOf, InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import css from '../Dashboard.module.css'
import { Frame } from '../Frame.tsx'
import { Person } from '../money/Person.tsx'
import { useAct } from '../use-act.ts'
import { AnnounceForm } from './AnnounceForm.tsx'
import { Preview } from './Preview.tsx'
import { useAnnouncementWords } from './use-announcement-words.ts'

const PATH = '/dashboard/announcements'
type Row = AnswerOf<typeof announcements.list>['announcements']['data'][number]

/** What the operator tells everybody above each page. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(announcements.list, place),
  asks: (input) => [queryOf(announcements.list, input)],
  Draw: ({ input }) => <Announcements input={input} />,
})

function Announcements({ input }: { input: InputOf<typeof announcements.list> }) {
  const { t } = useLingui()
  const { data, next_page_url } = useData(announcements.list, input).announcements
  return (
    <Frame here={PATH} title={t`Announcements`}>
      <div className={css.plans}>
        <AnnounceForm />
      </div>
      {data.length === 0 && <p className="muted">{t`Nothing has been announced yet.`}</p>}
      <div className={css.blocks}>
        {data.map((row) => (
          <Announced key={row.id} row={row} />
        ))}
      </div>
      <NextPage op={announcements.list} path={PATH} input={input} url={next_page_url}>
        {t`Earlier ones`}
      </NextPage>
    </Frame>
  )
}

function Announced({ row }: { row: Row }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const { kinds, audiences } = useAnnouncementWords()
  const { act, busy, refusal } = useAct(announcements.end, t`It is over`)
  const states: Readonly<Record<Row['state'], string>> = {
    planned: t({ message: 'Planned', context: 'an announcement' }),
    running: t({ message: 'Shown now', context: 'an announcement' }),
    over: t({ message: 'Over', context: 'an announcement' }),
  }
  const name = Object.values(row.words)[0] ?? ''
  async function end() {
    if (await confirm({ title: t`End it now?`, text: t`Pages opened from now on do not show it any more.`, yes: t`End it` }))
      await act({ id: row.id })
  }
  return (
    <article className={css.block} aria-label={name}>
      <p className={css.badges}>
        <Badge kind={row.state === 'running' ? 'bounty' : 'supply'}>{states[row.state]}</Badge>
        <span>{kinds[row.kind]}</span>
        <span>{audiences[row.audience]}</span>
      </p>
      <Preview {...row} />
      <p className="muted">
        <DateTime at={row.starts_at} /> – <DateTime at={row.ends_at} /> · <Person {...row.made_by} />
        {row.ended_by && (
          <>
            {' '}
            · {t`Ended by`} <Person {...row.ended_by} />
          </>
        )}
      </p>
      <Refused refusal={refusal} />
      {row.state !== 'over' && (
        <p>
          <Button onClick={end} pending={busy ? t`One moment…` : undefined}>{t`End it now`}</Button>
        </p>
      )}
    </article>
  )
}
