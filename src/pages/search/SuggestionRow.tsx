import { useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { liesOf, pictureIn, placeOf } from '#features/catalogue/web/public.tsx'
import { Thumb } from '#web/ui/cards/Thumb.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { HitKind, HitPicture, HitWorth } from './HitParts.tsx'
import css from './SearchBox.module.css'
import { Typed } from './Typed.tsx'
import type { Suggestion } from './use-suggestions.ts'

export function SuggestionRow({ row, typed, onForget }: { row: Suggestion; typed: string; onForget: (text: string) => void }) {
  return (
    <>
      <Sign row={row} />
      <span className={css.words}>
        {row.recent || row.popular || row.catalogue || row.meant ? <b>{row.label}</b> : <Typed text={row.label} typed={typed} />}
        <Under row={row} />
      </span>
      <span className="end">
        <End row={row} onForget={onForget} />
      </span>
    </>
  )
}

function Sign({ row: { hit, entry, recent, popular, catalogue, meant } }: { row: Suggestion }) {
  if (entry) return <Thumb picture={pictureIn(entry)} alt="" size={40} lies={liesOf(entry)} />
  if (hit) return <HitPicture hit={hit} />
  return (
    <span className={recent || popular ? css.before : 'cat'}>
      <Icon name={recent ? 'clock-counter-clockwise' : meant || popular ? 'magnifying-glass' : catalogue ? 'hash' : 'globe-hemisphere-west'} />
    </span>
  )
}

/** Kind of the suggestion, in its colour. */
function Under({ row: { hit, entry, country, catalogue, meant } }: { row: Suggestion }) {
  const { t } = useLingui()
  if (hit) return <HitKind hit={hit} />
  if (entry) return <span className="small muted">{placeOf(entry)}</span>
  if (country) return <span className="small muted">{t`Everything from there`}</span>
  if (meant) return <span className="small muted">{t`Nothing is written as you typed it`}</span>
  return catalogue ? <span className="small muted">{t`Everything with this number`}</span> : null
}

function End({ row: { hit, recent, label }, onForget }: { row: Suggestion; onForget: (text: string) => void }) {
  if (hit) return <HitWorth hit={hit} />
  if (!recent) return null
  const forget = (event: MouseEvent) => {
    event.stopPropagation()
    onForget(label)
  }
  return (
    // For pointers only; on the keyboard, Delete removes the active row.
    <span className={css.forget} aria-hidden="true" onClick={forget} onKeyDown={undefined}>
      <Icon name="x" size="s" />
    </span>
  )
}
