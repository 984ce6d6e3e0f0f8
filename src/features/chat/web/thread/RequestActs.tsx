import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { type ConversationId, chat } from '../../contract.ts'
import css from '../Chat.module.css'
import { boxPath } from '../chat-address.ts'

/** The answer to a request. Whoever asked does not learn that it was read or declined. */
export function RequestActs({ id }: { id: ConversationId }) {
  const { t } = useLingui()
  const [accept, decline] = [useCommand(chat.accept), useCommand(chat.decline)]
  const router = useRouter()
  const refuse = async () => {
    if (!refused(await decline.run({ id }))) void router.push(boxPath('requests'))
  }
  return (
    <div className={css.request}>
      <Button variant="fill" pending={accept.busy ? t`Saving` : undefined} onClick={() => void accept.run({ id })}>
        {t`Accept and answer`}
      </Button>
      <Button pending={decline.busy ? t`Saving` : undefined} onClick={() => void refuse()}>
        {t`Decline`}
      </Button>
      <p className="caption">{t`One message until you accept. Payment outside is not covered.`}</p>
    </div>
  )
}
