import { useLingui } from '@lingui/react/macro'
import type { CallAnswer } from '../../call-answer.ts'
import { useMemberName } from '../../use-call-name.ts'
import css from './Table.module.css'
import { TurnedPicture } from './TurnedPicture.tsx'
import { type Spot, seenAt } from './turned.ts'
import { usePlaced } from './use-placed.ts'
import { type Loupe, OWN, type SharedTable } from './use-table.ts'

interface MarksProps {
  table: SharedTable
  call: CallAnswer
  src: string
}

/** Pointers and loupes by name and colour: oneself green, the others by their seats. */
export function Marks({ table: { turns, loupes, pointers }, call, src }: MarksProps) {
  const { t } = useLingui()
  const nameOf = useMemberName()
  const own = t({ message: 'You', context: 'in a call' })
  const by = (who: string) => {
    const at = call.members.findIndex(({ user_id }) => user_id === who)
    const [first = ''] = at < 0 ? [] : nameOf(call.members[at]!).split(' ')
    return who === OWN ? { tone: 'own', name: own } : { tone: `${at % 3}`, name: first }
  }
  return (
    <>
      {[...loupes].map(([who, loupe]) => (
        <Lens key={`loupe ${who}`} {...{ loupe, turns, src, ...by(who) }} />
      ))}
      {[...pointers].map(([who, spot]) => (
        <Pointer key={`pointer ${who}`} {...{ spot, turns, ...by(who) }} />
      ))}
    </>
  )
}

interface MarkProps {
  turns: number
  tone: string
  name: string
}
function Lens({ loupe, turns, src, tone, name }: MarkProps & { loupe: Loupe; src: string }) {
  const { x, y } = seenAt(loupe, turns)
  const box = usePlaced<HTMLDivElement>({ '--x': x, '--y': y, '--zoom': loupe.zoom })
  return (
    <div ref={box} className={css.lens} data-tone={tone} data-loupe={loupe.zoom} aria-hidden="true">
      <div className={css.near}>
        <TurnedPicture src={src} alt="" turns={turns} />
      </div>
      <span>
        {name}, {loupe.zoom}×
      </span>
    </div>
  )
}
function Pointer({ spot, turns, tone, name }: MarkProps & { spot: Spot }) {
  const { x, y } = seenAt(spot, turns)
  const box = usePlaced<HTMLSpanElement>({ '--x': x, '--y': y })
  return (
    <span ref={box} className={css.pointer} data-tone={tone} data-pointer="" aria-hidden="true">
      <svg viewBox="0 0 20 22" aria-hidden="true">
        <path d="M2 1l16 9-7 2-3 8z" />
      </svg>
      <span>{name}</span>
    </span>
  )
}
