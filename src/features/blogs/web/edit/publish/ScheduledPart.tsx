import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { blogs } from '../../../contract.ts'
import type { DraftState } from '../use-draft.ts'

/** It waits for its time. */
export function ScheduledPart({ draft, publish_at }: { draft: DraftState; publish_at: string }) {
  const { t } = useLingui()
  const call = useCommand(blogs.unschedule)
  async function stop() {
    const answer = await call.run({ id: draft.draft!.id })
    if (!refused(answer)) draft.settle(answer.draft)
  }
  return (
    <>
      <Note icon="clock">
        {t`It is published on`} <DateTime at={publish_at} named />
      </Note>
      <Button block pending={call.busy ? t`Saving` : undefined} onClick={() => void stop()}>{t`Do not publish it then`}</Button>
    </>
  )
}
