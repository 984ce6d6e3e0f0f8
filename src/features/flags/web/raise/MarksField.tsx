import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, useState } from 'react'
import { type MediaAnswer, pictureOf } from '#features/media/web/public.tsx'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { NumberField } from '#web/ui/controls/NumberField.tsx'
import { Segments } from '#web/ui/controls/Segments.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import css from '../Flags.module.css'

export interface DraftMark {
  readonly picture: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly note: string
}
const MOST = 6
const SIDE = 200
const within = (value: number, most: number) => Math.max(0, Math.min(Math.round(value), most))

interface MarksFieldProps {
  medias: readonly MediaAnswer[]
  marks: readonly DraftMark[]
  onMarks: (marks: readonly DraftMark[]) => void
}

/** Boxes on the pictures with a word each: by a press on the picture, or by numbers. */
export function MarksField({ medias, marks, onMarks }: MarksFieldProps) {
  const { t } = useLingui()
  const [shown, setShown] = useState(0)
  const media = medias[shown]
  if (!media) return null
  const change = (at: number, more: Partial<DraftMark>) => onMarks(marks.map((mark, n) => (n === at ? { ...mark, ...more } : mark)))
  const add = (x: number, y: number) => {
    if (marks.length < MOST)
      onMarks([...marks, { picture: shown, x: within(x, 1_000 - SIDE), y: within(y, 1_000 - SIDE), width: SIDE, height: SIDE, note: '' }])
  }
  function press({ currentTarget, clientX, clientY }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    add((1_000 * (clientX - left)) / width - SIDE / 2, (1_000 * (clientY - top)) / height - SIDE / 2)
  }
  return (
    <fieldset className={css.marking}>
      <legend>{t`Mark it on the picture`}</legend>
      {medias.length > 1 && (
        <Segments
          label={t`Picture`}
          segments={medias.map((_, at) => ({
            value: `${at}`,
            label: at === 0 ? t`Front` : at === 1 ? t`Back` : t`Picture ${at + 1}`,
            pressed: at === shown,
          }))}
          onPick={(value) => setShown(Number(value))}
        />
      )}
      <div className={`well ${css.board}`}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a mark is also made by the button below, and placed by its numbers */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
        <span className={css.lies} onClick={press}>
          <ItemPicture picture={pictureOf(media)} alt={t`The item`} sizes="480px" eager scaled={false} />
          <svg className={css.over} viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
            {marks.map((mark, at) => mark.picture === shown && <rect key={at} x={mark.x} y={mark.y} width={mark.width} height={mark.height} />)}
          </svg>
        </span>
      </div>
      <ol className={css.drafts}>
        {marks.map((mark, at) => (
          <MarkFields
            key={at}
            mark={mark}
            number={at + 1}
            onChange={(more) => change(at, more)}
            onRemove={() => onMarks(marks.filter((_, n) => n !== at))}
          />
        ))}
      </ol>
      {marks.length < MOST && <Button size="s" icon="plus" onClick={() => add(400, 400)}>{t`Add a mark`}</Button>}
    </fieldset>
  )
}

interface MarkFieldsProps {
  mark: DraftMark
  number: number
  onChange: (more: Partial<DraftMark>) => void
  onRemove: () => void
}
function MarkFields({ mark, number, onChange, onRemove }: MarkFieldsProps) {
  const { t } = useLingui()
  const places = [
    { name: 'x' as const, label: t`From the left, %`, most: 1_000 - mark.width },
    { name: 'y' as const, label: t`From above, %`, most: 1_000 - mark.height },
    { name: 'width' as const, label: t({ message: 'Width, %', context: 'a mark on a picture' }), most: 1_000 - mark.x },
    { name: 'height' as const, label: t({ message: 'Height, %', context: 'a mark on a picture' }), most: 1_000 - mark.y },
  ]
  return (
    <li>
      <div className={css.draft}>
        <TextField
          label={t`What mark ${number} shows`}
          maxLength={200}
          value={mark.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
        <IconButton icon="trash" label={t`Remove mark ${number}`} onClick={onRemove} />
      </div>
      <div className={css.places}>
        {places.map(({ name, label, most }) => (
          <NumberField
            key={name}
            label={label}
            min={0}
            max={100}
            step={1}
            value={Math.round(mark[name] / 10)}
            onValue={(value) => onChange({ [name]: within(10 * (value ?? 0), most) })}
          />
        ))}
      </div>
    </li>
  )
}
