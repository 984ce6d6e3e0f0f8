import { useLingui } from '@lingui/react/macro'
import { useCommand } from '#web/command/use-command.ts'
import { useMaybe, useQueryClient } from '#web/query/hooks.ts'
import { Check } from '#web/ui/controls/Check.tsx'
import { chat } from '../../contract.ts'

/** Who may write without being known, and whether one shows what one has read. */
export function ChatSettings() {
  const { t } = useLingui()
  const client = useQueryClient()
  const settings = useMaybe(chat.settings, {}, true)?.settings
  const { run } = useCommand(chat.changeSettings)
  if (!settings) return null
  const change = async (more: Partial<typeof settings>) => {
    await run(more)
    await client.invalidateQueries({ queryKey: [chat.settings.http] })
  }
  return (
    <>
      <Check
        checked={settings.who_may_write === 'anyone'}
        onChange={(event) => void change({ who_may_write: event.target.checked ? 'anyone' : 'known' })}
        label={t`Strangers may ask me`}
      />
      <Check
        checked={settings.shows_marks}
        onChange={(event) => void change({ shows_marks: event.target.checked })}
        label={t`Show and see what was read`}
      />
    </>
  )
}
