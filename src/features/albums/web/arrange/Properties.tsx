import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { Check } from '#web/ui/controls/Check.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { CLEARANCE, intoField } from '../../rules.ts'
import { MountSwatches } from '../MountSwatches.tsx'
import type { MountAnswer } from '../types.ts'
import css from './Arrange.module.css'
import { mm } from './ArrangedMount.tsx'

interface PropertiesProps {
  mount: MountAnswer
  change: (news: Partial<MountAnswer>) => void
  takeOff: () => void
  toOtherPage: () => void
}

/** Exact numbers of the chosen mount, its colour and its caption. */
export function Properties({ mount, change, takeOff, toOtherPage }: PropertiesProps) {
  const { t } = useLingui()
  const { name, catalogue_number: number, width_mm, height_mm } = mount
  const line = [number && `${number.name} ${number.number}`, width_mm && height_mm && t`${width_mm} × ${height_mm} mm measured`]
    .filter(Boolean)
    .join(' · ')
  const words = { x: t`Left`, y: t`Top`, width: t`Width`, height: t`Height` }
  const clearance = CLEARANCE / 10
  return (
    <>
      <section>
        <h2>{name}</h2>
        {line && <p className="small text-2">{line}</p>}
        <div className={css.four}>
          {(['x', 'y', 'width', 'height'] as const).map((side) => (
            <Millimetres key={side} label={words[side]} value={mount[side]} onValue={(value) => change(intoField({ ...mount, [side]: value }))} />
          ))}
        </div>
        <p className="hint">{t`${clearance} mm of clearance on each side`}</p>
      </section>
      <section>
        <MountSwatches label={t`Mount`} value={mount.mount} onValue={(colour) => change({ mount: colour })} />
      </section>
      <section className={css.column}>
        <TextField label={t`Caption`} size="s" maxLength={120} value={mount.caption} onChange={({ target }) => change({ caption: target.value })} />
        <Button size="s" icon="arrow-right" onClick={toOtherPage}>{t`Move to another page`}</Button>
        <Button size="s" icon="x" onClick={takeOff}>
          <Trans>Take off this page</Trans>
        </Button>
      </section>
    </>
  )
}

/** A length typed in millimetres; it counts when the field is left or Enter is pressed. */
function Millimetres({ label, value, onValue }: { label: string; value: number; onValue: (tenths: number) => void }) {
  const [typed, setTyped] = useState<string>()
  function keep() {
    const tenths = Math.round(Number(typed?.replace(',', '.')) * 10)
    if (typed?.trim() && Number.isFinite(tenths)) onValue(tenths)
    setTyped(undefined)
  }
  return (
    <div className={css.mm}>
      <TextField
        label={label}
        size="s"
        inputMode="decimal"
        value={typed ?? mm(value)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={keep}
        onKeyDown={({ key }) => key === 'Enter' && keep()}
      />
      <span aria-hidden="true">mm</span>
    </div>
  )
}

/** The words of the page and how it helps; shown when no mount is chosen. */
export function PageProperties({
  words,
  change,
}: {
  words: { title: string; subtitle: string; foot: string }
  change: (news: Partial<{ title: string; subtitle: string; foot: string }>) => void
}) {
  const { t } = useLingui()
  return (
    <section className={css.column}>
      <h2>{t`This page`}</h2>
      <TextField label={t`Title`} size="s" maxLength={140} value={words.title} onChange={({ target }) => change({ title: target.value })} />
      <TextField
        label={t`Line under the title`}
        size="s"
        maxLength={200}
        value={words.subtitle}
        onChange={({ target }) => change({ subtitle: target.value })}
      />
      <TextField label={t`Line at the foot`} size="s" maxLength={200} value={words.foot} onChange={({ target }) => change({ foot: target.value })} />
    </section>
  )
}

interface GridProps {
  quadrille: boolean
  neighbours: boolean
  onQuadrille: (on: boolean) => void
  onNeighbours: (on: boolean) => void
}
export function GridChoices({ quadrille, neighbours, onQuadrille, onNeighbours }: GridProps) {
  const { t } = useLingui()
  return (
    <section>
      <Check label={t`Quadrille, 2 mm`} checked={quadrille} onChange={({ target }) => onQuadrille(target.checked)} />
      <Check label={t`Snap to neighbours`} checked={neighbours} onChange={({ target }) => onNeighbours(target.checked)} />
    </section>
  )
}

export function KeyHelp() {
  const { t } = useLingui()
  const rows = [
    ['Tab', t`next mount`],
    ['← → ↑ ↓', t`move by 1 mm`],
    ['Shift + ←', t`move by 5 mm`],
    ['Alt + ←', t`size by 1 mm`],
    ['M', t`move to another page`],
    ['Del', t`take off the page`],
    ['Esc', t`put it back`],
  ] as const
  return (
    <section className={css.keyHelp}>
      <h2>{t`Without a mouse`}</h2>
      <dl className={css.keys}>
        {rows.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
