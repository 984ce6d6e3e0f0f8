import { useLingui } from '@lingui/react/macro'
import { useSectionNames } from '#features/settings/web/public.tsx'
import type { AnswerOf, InputOf } from '#kernel/operation.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { address, readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { notifications } from '../contract.ts'
import { NoticePage } from './NoticePage.tsx'
import css from './Notifications.module.css'
import { useNoticeKeys } from './use-notice-keys.ts'
import { type NoticeActions, useNotices } from './use-notices.ts'

type NotificationsPageInput = InputOf<typeof notifications.list>

export default screen({
  visitors: 'members',
  reads: (place) => readInput(notifications.list, place),
  asks: (input) => [queryOf(notifications.list, input)],
  Draw: ({ input }) => <Notifications input={input} />,
})

function Notifications({ input }: { input: NotificationsPageInput }) {
  const { t } = useLingui()
  const { notifications: found } = useData(notifications.list, input)
  const actions = useNotices(found.member_id)
  useNoticeKeys(actions)
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Notifications`}</Title>
      <div className="page-head">
        <h1>{t`Notifications`}</h1>
        <div className="row row--wrap">
          <Button size="s" icon="arrow-clockwise" onClick={actions.refresh}>{t`Refresh`}</Button>
          {found.unread > 0 && <Button size="s" icon="checks" disabled={actions.busy} onClick={actions.markAllRead}>{t`Mark All As Read`}</Button>}
          {found.data.length > 0 && (
            <Button size="s" icon="trash" variant="danger" disabled={actions.busy} onClick={actions.removeAll}>{t`Delete All`}</Button>
          )}
        </div>
      </div>
      <NoticeTabs input={input} found={found} />
      {found.data.length === 0 ? <NoNotices input={input} /> : <NoticeTable input={input} actions={actions} />}
    </main>
  )
}

type Found = AnswerOf<typeof notifications.list>['notifications']
/** All, what is unread, and each section with what is unread in it. */
function NoticeTabs({ input, found }: { input: NotificationsPageInput; found: Found }) {
  const { t } = useLingui()
  const names = useSectionNames()
  const tab = (label: string, unread: number, asked: Partial<Pick<NotificationsPageInput, 'status' | 'section'>>) => ({
    ...{ label, href: address('/notifications', notifications.list, asked) },
    current: input.status === (asked.status ?? 'all') && input.section === asked.section,
    ...(unread > 0 && { count: unread > 99 ? '99+' : String(unread) }),
  })
  const sections = found.sections.map(({ section, unread }) => tab(names[section], unread, { section }))
  return <Tabs label={t`Which notifications`} tabs={[tab(t`All`, 0, {}), tab(t`Unread`, found.unread, { status: 'unread' }), ...sections]} />
}

function NoNotices({ input: { status, section } }: { input: NotificationsPageInput }) {
  const { t } = useLingui()
  if (section)
    return (
      <EmptyState
        title={t`Nothing of this kind`}
        line={t`You have been told nothing of it yet.`}
        action={<Button href="/notifications">{t`View All Notifications`}</Button>}
      />
    )
  return status === 'unread' ? (
    <EmptyState
      title={t`No new notifications`}
      line={t`You have read everything that you were told.`}
      action={<Button href="/notifications">{t`View All Notifications`}</Button>}
    />
  ) : (
    <EmptyState
      title={t`No Notification Exists`}
      line={t`Here you are told what happens to what you buy, sell and show, and who follows you.`}
      action={<Button href="/marketplace/for-sale">{t`See what is for sale`}</Button>}
    />
  )
}

function NoticeTable({ input, actions }: { input: NotificationsPageInput; actions: NoticeActions }) {
  const { t } = useLingui()
  return (
    <table className={`hist ${css.table}`}>
      <caption className="vh">{t`Notifications`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Source`}</th>
          <th scope="col">{t`Subject`}</th>
          <th scope="col">{t`Date & Time`}</th>
          <th scope="col">{t`Detail`}</th>
          <th scope="col">{t`Action`}</th>
        </tr>
      </thead>
      <NoticePage input={input} actions={actions} />
    </table>
  )
}
