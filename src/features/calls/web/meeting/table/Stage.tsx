import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { pictureOf } from '#features/media/web/public.tsx'
import { largest, type Picture, widestMade } from '#web/ui/cards/pictures.ts'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Segments } from '#web/ui/controls/Segments.tsx'
import type { CallAnswer } from '../../call-answer.ts'
import { useMemberName } from '../../use-call-name.ts'
import { Marks } from './Marks.tsx'
import css from './Table.module.css'
import { TurnedPicture } from './TurnedPicture.tsx'
import { usePlaced } from './use-placed.ts'
import { useStageHand } from './use-stage-hand.ts'
import type { SharedTable } from './use-table.ts'

interface StageProps {
  shown: NonNullable<CallAnswer['shown']>
  table: SharedTable
  call: CallAnswer
}

/** One picture for all: what one turns is turned for everybody, and everybody’s pointer and loupe stand on it. */
export function Stage({ shown, table, call }: StageProps) {
  const { t } = useLingui()
  const nameOf = useMemberName()
  const { title } = shown
  const [loupe, setLoupe] = useState(false)
  const hand = useStageHand(table, loupe, setLoupe)
  const media = shown.medias[table.picture] ?? shown.medias[0]
  const picture = media && pictureOf(media)
  const by = call.members.find(({ user_id }) => user_id === shown.shown_by)
  const name = by ? nameOf(by) : ''
  const sides = shown.medias.map((_, at) => ({
    value: `${at}`,
    label: at === 0 ? t`Front` : at === 1 ? t`Back` : `${at + 1}`,
    pressed: at === table.picture,
  }))
  return (
    <section className={css.stage} aria-label={t`Item on the table: ${title}`}>
      <div className={css.top}>
        <b>
          <bdi>{shown.title}</bdi>
        </b>
        <span>{shown.line}</span>
        {sides.length > 1 && <Segments label={t`Side`} segments={sides} onPick={(at) => table.look({ picture: Number(at), turns: 0 })} />}
      </div>
      <div
        className={css.place}
        role="application"
        aria-label={t`Picture: arrow keys point, L holds the loupe, plus and minus change it, T turns`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the picture is pointed at with the arrow keys
        tabIndex={0}
        data-keys=""
        {...hand.stage}
      >
        {picture ? <Shown {...{ picture, title, table, call }} /> : <p>{t`This item has no picture.`}</p>}
      </div>
      <div className={css.foot}>
        <IconButton icon="magnifying-glass-plus" label={t`Loupe`} aria-pressed={loupe} onClick={() => hand.toggleLoupe()} />
        <IconButton
          icon="arrow-clockwise"
          label={t({ message: 'Turn', context: 'picture' })}
          onClick={() => table.look({ turns: (table.turns + 1) % 4 })}
        />
        <p aria-live="polite">{by && (by.is_own ? t`You show this item` : t`${name} shows this item`)}</p>
      </div>
    </section>
  )
}

interface ShownProps extends Pick<StageProps, 'table' | 'call'> {
  picture: Picture
  title: string
}
function Shown({ picture, title, table, call }: ShownProps) {
  const { width, height } = picture
  const box = usePlaced<HTMLDivElement>({ '--ratio': table.turns % 2 ? height / width : width / height })
  return (
    <div ref={box} className={css.shown} data-shown="">
      <TurnedPicture src={widestMade(picture)} alt={title} turns={table.turns} />
      <Marks {...{ table, call }} src={largest(picture)} />
    </div>
  )
}
