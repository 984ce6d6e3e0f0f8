import { useLingui } from '@lingui/react/macro'
import { useSite } from '#web/router/use-site.ts'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { BLOGS, DRAFTS } from '../blog-answer.ts'

export function BlogTabs({ current }: { current: 'all' | 'news' | 'drafts' | undefined }) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const tabs = [
    { href: BLOGS, label: t`All articles`, current: current === 'all' },
    { href: `${BLOGS}?is_news=true`, label: t`News`, current: current === 'news' },
    ...(signed_in ? [{ href: DRAFTS, label: t`My articles`, current: current === 'drafts' }] : []),
  ]
  return <Tabs label={t`Blogs`} tabs={tabs} />
}
