import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useData, useQueryClient } from '#web/query/hooks.ts'
import { keyOf } from '#web/query/keys.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { calls } from '../../contract.ts'
import type { CallAnswer } from '../call-answer.ts'
import { CALLS } from '../call-path.ts'
import { useCallName } from '../use-call-name.ts'
import { BeforeJoin, type Ready } from './before/BeforeJoin.tsx'
import { takeHanded } from './handed.ts'
import { Incoming } from './Incoming.tsx'
import { Over } from './Over.tsx'
import { RoomScreen } from './room/RoomScreen.tsx'

type Left = 'elsewhere' | 'over'

/** Rings, waits for this device, runs or is over. */
export function Meeting({ id }: { id: CallAnswer['id'] }) {
  const { t } = useLingui()
  const { call, has_relays } = useData(calls.show, { id })
  const [ready, setReady] = useState(() => takeHanded(id))
  const [left, setLeft] = useState<Left>()
  const [takes_over, setTakesOver] = useState(false)
  const name = useCallName()(call)
  const client = useQueryClient()
  const leave = (how: Left) => {
    void client.invalidateQueries({ queryKey: keyOf({ op: calls.show, input: { id } }) })
    setReady(undefined)
    setLeft(how)
  }
  const goOn = () => {
    setTakesOver(true)
    setLeft(undefined)
  }
  if (call.ended_at || !['accepted', 'invitation'].includes(call.own.status) || left === 'over') return <Over call={call} />
  if (call.own.status === 'invitation') return <Incoming call={call} />
  if (ready) return <RoomScreen {...{ call, ready, takes_over }} onLeft={leave} />
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Call with ${name}`}</Title>
      {left === 'elsewhere' ? <Elsewhere onHere={goOn} /> : <Before {...{ name, has_relays }} onReady={setReady} />}
    </main>
  )
}

function Before({ name, has_relays, onReady }: { name: string; has_relays: boolean; onReady: (ready: Ready) => void }) {
  const { t } = useLingui()
  return (
    <BeforeJoin
      title={t`Before you join`}
      line={t`In the call: ${name}`}
      act={t({ message: 'Join', context: 'a call' })}
      muted={t`Join muted`}
      camera={false}
      {...{ has_relays }}
      onReady={(ready) => void onReady(ready)}
      away={<Button variant="quiet" href={CALLS} data-reload="">{t`Not now`}</Button>}
    />
  )
}

function Elsewhere({ onHere }: { onHere: () => void }) {
  const { t } = useLingui()
  return (
    <section className="empty" role="status">
      <h1>{t`The call goes on on another device`}</h1>
      <p className="text-2">{t`Microphone and camera of this one are off.`}</p>
      <Button variant="fill" onClick={onHere}>{t`Go on here`}</Button>
    </section>
  )
}
