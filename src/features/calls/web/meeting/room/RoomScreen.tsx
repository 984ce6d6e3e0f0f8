import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Title } from '#web/router/Title.tsx'
import { othersOf, useCallName } from '../../use-call-name.ts'
import { Stage } from '../table/Stage.tsx'
import { TableStrip } from '../table/TableStrip.tsx'
import { useTable } from '../table/use-table.ts'
import { CallBar } from './CallBar.tsx'
import { Outgoing } from './Outgoing.tsx'
import css from './Room.module.css'
import { RoomHead } from './RoomHead.tsx'
import { Tiles } from './Tiles.tsx'
import { type RoomParts, useRoom } from './use-room.ts'

/** A black room in both themes: the item on the table is the picture, people stand beside it. */
export function RoomScreen({ call, ready, takes_over, onLeft }: RoomParts) {
  const { t } = useLingui()
  const { room, view } = useRoom({ call, ready, takes_over, onLeft })
  const [showing, setShowing] = useState(false)
  const table = useTable(room, call)
  const name = useCallName()(call)
  const others = othersOf(call)
  const opened = showing || call.shown !== null
  return (
    <main id="main" className={css.room} tabIndex={-1}>
      <Title>{t`Call with ${name}`}</Title>
      <RoomHead call={call} view={view} name={name} />
      <div className={css.floor} data-shows={call.shown !== null || undefined} data-many={others.length > 1 || undefined}>
        {call.shown && <Stage shown={call.shown} table={table} call={call} />}
        <Tiles call={call} view={view} />
      </div>
      <footer>
        {opened && <TableStrip call={call} />}
        <CallBar {...{ call, room, view, showing: opened }} onShowing={() => setShowing(!showing)} />
      </footer>
      {!others.some(({ status }) => status === 'accepted') && <Outgoing call={call} name={name} />}
    </main>
  )
}
