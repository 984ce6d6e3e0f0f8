import { useLingui } from '@lingui/react/macro'
import { chat } from '#features/chat/contract.ts'
import { chatPath } from '#features/chat/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { Title } from '#web/router/Title.tsx'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { calls } from '../../contract.ts'
import type { CallAnswer } from '../call-answer.ts'
import { meetingPath } from '../call-path.ts'
import { deviceId } from '../device-id.ts'
import { BeforeJoin, type Ready } from './before/BeforeJoin.tsx'
import { handOver } from './handed.ts'

interface PlaceCallProps {
  user_id: CallAnswer['caller_id']
  type: 'audio' | 'video'
}
/** Nobody is called before one’s own microphone works. */
export function PlaceCall({ user_id, type }: PlaceCallProps) {
  const { t } = useLingui()
  const router = useRouter()
  const { user } = useData(chat.withMember, { id: user_id })
  const { is_callable, has_relays } = useData(calls.way, { id: user_id })
  const begin = useCommand(calls.begin)
  const name = user?.full_name ?? t`A former member`
  async function call(ready: Ready) {
    const answer = await begin.run({ user_id, call_type: ready.media.camera ? 'video' : 'audio', device_id: deviceId() })
    if (refused(answer)) return false
    handOver(answer.call.id, ready)
    await router.replace(meetingPath(answer.call.id))
    return true
  }
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Call ${name}`}</Title>
      {is_callable ? (
        <BeforeJoin
          title={t`Call ${name}`}
          line={t`It rings for ten seconds. Look whether you are heard and seen as you want to be.`}
          act={t({ message: 'Call', context: 'deed' })}
          acting={begin.busy ? t`Calling` : undefined}
          camera={type === 'video'}
          {...{ has_relays }}
          onReady={call}
          away={<Button variant="quiet" href={chatPath(user_id)} data-reload="">{t`Back to the chat`}</Button>}
        >
          <Refused refusal={begin.refusal} />
        </BeforeJoin>
      ) : (
        <p className="text-2">{t`You can call connections, members you deal with, and those you talk with.`}</p>
      )}
    </main>
  )
}
