import { useLingui } from '@lingui/react/macro'
import type { InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { Head } from '#web/router/Head.tsx'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { clubs } from '../../contract.ts'
import { CLUBS, CREATE_CLUB, JOIN_CLUBS } from '../club-answer.ts'
import { ClubCards } from './ClubCards.tsx'

/** Clubs: all, one's own, and those one may still join. */
export function ClubsView({ input }: { input: InputOf<typeof clubs.list> }) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const { data, next_page_url } = useData(clubs.list, input).clubs
  const path = input.view === 'joinable' ? JOIN_CLUBS : CLUBS
  const title = t`Clubs`
  const tabs = [
    { href: CLUBS, label: t`All clubs`, current: input.view === 'all' },
    { href: `${CLUBS}?view=mine`, label: t`My clubs`, current: input.view === 'mine' },
    { href: JOIN_CLUBS, label: t`Clubs to join`, current: input.view === 'joinable' },
  ]
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Head
        title={title}
        description={t`Collectors who meet around a field: read along, ask to join, or found a club of your own.`}
        path={path}
        passing={input.view === 'mine' || input.cursor !== undefined}
      />
      <div className="row row--wrap page-head">
        <h1>{title}</h1>
        <span className="push">
          <Button href={CREATE_CLUB} variant="fill" icon="plus">{t`Found a club`}</Button>
        </span>
      </div>
      {signed_in && <Tabs label={title} tabs={tabs} />}
      {data.length === 0 && (
        <EmptyState
          title={input.view === 'mine' ? t`You are in no club yet` : t`No clubs here yet`}
          line={t`A club has its own feed, its rules and its moderators.`}
          action={<Button href="/club/landing">{t`How clubs work`}</Button>}
        />
      )}
      <ClubCards list={data} />
      <NextPage op={clubs.list} path={path} input={input} url={next_page_url}>
        {t`More clubs`}
      </NextPage>
    </main>
  )
}
