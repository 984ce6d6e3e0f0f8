import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Title } from '#web/router/Title.tsx'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { useApprovalsCount } from './approvals/use-approvals-count.ts'
import { familyPath, LISTS } from './families/families.ts'
import { useFamilies } from './families/use-families.ts'
import { useMay } from './use-may.ts'

/** Heading and tabs of every dashboard page. */
export function Frame({ here, title, children }: { here: string; title: string; children: ReactNode }) {
  const { t } = useLingui()
  const may = useMay()
  const [first] = useFamilies()
  const waiting = useApprovalsCount(may.dispatcher)
  const all: { href: string; label: string; may: boolean; here?: string; count?: string }[] = [
    { href: '/dashboard', label: t`Members`, may: may.people },
    { href: '/dashboard/support', label: t`Help desk`, may: may.desk },
    ...(first ? [{ href: familyPath(first), label: t`Lists`, may: true, here: LISTS }] : []),
    { href: '/dashboard/plans', label: t`Plans`, may: may.dispatcher },
    { href: '/dashboard/roles', label: t`Roles`, may: may.dispatcher },
    { href: '/dashboard/approvals', label: t`Second administrator`, may: may.dispatcher, ...(waiting && { count: waiting }) },
    { href: '/dashboard/money', label: t`Money`, may: may.dispatcher },
    { href: '/dashboard/disputes', label: t`Disputes`, may: may.dispatcher },
    { href: '/dashboard/reports', label: t`Reports`, may: may.flags },
    { href: '/dashboard/appeals', label: t`Appeals`, may: may.flags },
    { href: '/dashboard/flagged', label: t`Flags`, may: may.flags },
    { href: '/dashboard/audit', label: t`Audit log`, may: may.dispatcher },
    { href: '/dashboard/operation', label: t`Operation`, may: may.dispatcher },
    { href: '/dashboard/subscribers', label: t`Subscribers`, may: may.dispatcher },
    { href: '/dashboard/announcements', label: t`Announcements`, may: may.dispatcher },
    { href: '/dashboard/parts', label: t`Parts of the place`, may: may.dispatcher },
    { href: '/dashboard/site', label: t`Name and colours`, may: may.dispatcher },
  ]
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <h1 className="page-head">{title}</h1>
      <Tabs
        label={t`Dashboard`}
        tabs={all
          .filter((one) => one.may)
          .map(({ href, label, count, here: name = href }) => ({ href, label, ...(count && { count }), current: name === here }))}
      />
      {children}
    </main>
  )
}
