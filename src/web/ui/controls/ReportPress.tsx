import { useLingui } from '@lingui/react/macro'
import { askReport, type Reportable } from '../../browser/report.ts'
import { useLocation } from '../../router/use-router.ts'
import { useSite } from '../../router/use-site.ts'
import { Button } from './Button.tsx'

/** Reports what the page shows. Who has no account writes to the help desk instead. */
export function ReportPress({ about }: { about: Reportable }) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const { pathname } = useLocation()
  const look = { variant: 'quiet', size: 's', icon: 'megaphone' } as const
  if (!signed_in) return <Button {...look} href={`/contact?${new URLSearchParams({ topic: 'report', about: pathname })}`}>{t`Report`}</Button>
  return <Button {...look} onClick={() => askReport(about)}>{t`Report`}</Button>
}
