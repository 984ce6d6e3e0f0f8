import { useLingui } from '@lingui/react/macro'
import { chat } from '#features/chat/contract.ts'
import { PAGE } from '#kernel/measures.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useMaybe } from '#web/query/hooks.ts'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { calls } from '../../../contract.ts'
import { MOST_IN_CALL } from '../../../rules.ts'
import type { CallAnswer } from '../../call-answer.ts'
import { othersOf } from '../../use-call-name.ts'
import css from './Room.module.css'

/** Somebody one talks with, into the call: four at most. */
export function InviteDialog({ call, onClose }: { call: CallAnswer; onClose: () => void }) {
  const { t } = useLingui()
  const invite = useCommand(calls.invite)
  const found = useMaybe(chat.list, { page_size: PAGE.to_choose_from }, true)
  const inside = new Set(othersOf(call).map(({ user_id }) => user_id))
  const people = found?.conversations.data.filter(({ user, user_id, state }) => user && state === 'open' && !inside.has(user_id)) ?? []
  const full = inside.size + 1 >= MOST_IN_CALL
  const add = async (user_id: CallAnswer['caller_id']) => {
    if (!refused(await invite.run({ id: call.id, user_id }))) onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t`Add somebody to the call`}>
      {full ? (
        <p>{t`Four can be in a call.`}</p>
      ) : found && people.length === 0 ? (
        <p>{t`There is nobody else you talk with. Write to somebody first.`}</p>
      ) : (
        <ul className={css.choice}>
          {people.map(({ user, user_id }) => (
            <li key={user_id}>
              <Avatar name={user!.full_name} url={user!.image_url} />
              <bdi>{user!.full_name}</bdi>
              <Button size="s" icon="phone" onClick={() => void add(user_id)} pending={invite.busy ? t`Calling` : undefined}>
                {t({ message: 'Call', context: 'deed' })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
