import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useMaybe } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { feed } from '../contract.ts'

/** One word or phrase a line. */
export function WordsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const toast = useToast()
  const kept = useMaybe(feed.words, {}, true)?.words
  const [typed, setTyped] = useState<string>()
  const call = useCommand(feed.muteWords)
  async function save() {
    const words = (typed ?? '')
      .split('\n')
      .map((word) => word.trim())
      .filter(Boolean)
    if (refused(await call.run({ words }))) return
    toast({ title: t`Muted words saved` })
    onClose()
  }
  const actions = (
    <>
      <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
      <Button variant="fill" disabled={typed === undefined} pending={call.busy ? t`Saving` : undefined} onClick={() => void save()}>
        {t`Save`}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={t`Muted words`} actions={actions}>
      {kept && (
        <TextArea
          label={t`Words that keep a post out of your feed`}
          hint={t`One on each line.`}
          value={typed ?? kept.join('\n')}
          rows={8}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </Dialog>
  )
}
