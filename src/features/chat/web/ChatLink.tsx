import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { chatPath } from './chat-path.ts'

interface ChatLinkProps {
  user_id: string
  about?: { readonly type: string; readonly id: string }
  children?: ReactNode
}
/** To the conversation with a member; with what is looked at, which goes along as a card. */
export function ChatLink({ user_id, about, children }: ChatLinkProps) {
  const { t } = useLingui()
  return (
    <Button size="s" icon="chat-circle" href={chatPath(user_id, about)}>
      {children ?? t`Chat`}
    </Button>
  )
}
