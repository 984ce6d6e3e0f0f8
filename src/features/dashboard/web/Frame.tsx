import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Title } from '#web/router/Title.tsx'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { useMay } from './use-may.ts'

/** Heading and tabs of every dashboard page. */
export function Frame({ here, title, children }: { here: string; title: string; children: ReactNode }) {
  const { t } = useLingui()
  const may = useMay()
  const all = [
    { href: '/dashboard', label: t`Members`, may: may.people },
    { href: '/dashboard/plans', label: t`Plans`, may: may.dispatcher },
    { href: '/dashboard/money', label: t`Money`, may: may.dispatcher },
    { href: '/dashboard/disputes', label: t`Disputes`, may: may.dispatcher },
    { href: '/dashboard/flagged', label: t`Flags`, may: may.flags },
    { href: '/dashboard/clubs', label: t`Clubs`, may: may.clubs },
    { href: '/dashboard/audit', label: t`Audit log`, may: may.dispatcher },
    { href: '/dashboard/site', label: t`Name and colours`, may: may.dispatcher },
  ]
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <h1 className="page-head">{title}</h1>
      <Tabs label={t`Dashboard`} tabs={all.filter((one) => one.may).map(({ href, label }) => ({ href, label, current: href === here }))} />
      {children}
    </main>
  )
}
