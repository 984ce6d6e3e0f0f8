import { useLingui } from '@lingui/react/macro'
import { Title } from '#web/router/Title.tsx'

/** The title of the tab says how many conversations wait. */
export function ChatTitle({ unread }: { unread: number }) {
  const { t } = useLingui()
  return <Title>{unread ? t`(${unread}) Chat` : t`Chat`}</Title>
}
