import { useLingui } from '@lingui/react/macro'
import { type Pictures, PicturesField } from '#features/media/web/public.tsx'
import { errorAt } from '#web/command/use-command.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import type { PartProps } from '../form-parts.ts'
import { useItemLabels } from '../use-item-labels.ts'
import { FewFacts } from './FewFacts.tsx'
import css from './ItemForm.module.css'
import { KindAndEntry } from './KindAndEntry.tsx'

/** Closed at first, and of no use without script. */
const MoreFacts = lazyPart(() => import('./MoreFacts.tsx').then(({ MoreFacts }) => MoreFacts))

interface ItemFormProps extends PartProps {
  title: string
  hanging: Pictures
  busy: boolean
  /** Where to go without saving. */
  back: string
  /** What was typed before a reload is here again. */
  restored: boolean
  startOver: () => void
  onSave: () => void
  /** A stock book is entered one after the other. */
  onAnother?: () => void
}

/** The picture first, then what it shows. */
export function ItemForm({ title, hanging, busy, back, restored, startOver, onSave, onAnother, ...part }: ItemFormProps) {
  const { t } = useLingui()
  const { refusal } = part
  const pending = hanging.travelling ? t`Sending pictures` : busy ? t`Saving` : undefined
  const labels = useItemLabels()
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <form
        className={css.form}
        data-leave="freely"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!pending) onSave()
        }}
      >
        <div className={css.head}>
          <h1>{title}</h1>
          {restored && <Restored onPress={startOver} />}
          <Refused refusal={refusal} fields={labels} ids={{ media_ids: 'pictures', quantity_owned: 'mint', catalogue_number: 'catalogue_number' }} />
        </div>
        <KindAndEntry {...part} />
        <section className={`panel ${css.side}`} id="pictures" tabIndex={-1} aria-label={t`Pictures`}>
          <PicturesField
            label={t`Pictures`}
            hint={t`Front first, then back. A dark background shows the perforation best.`}
            error={errorAt(refusal, 'media_ids')}
            {...{ hanging }}
            sides
          />
        </section>
        <div className={`panel ${css.facts}`}>
          <FewFacts {...part} />
          <MoreFacts {...part} />
          <div className="row row--wrap">
            <Button type="submit" variant="fill" pending={pending}>{t`Save`}</Button>
            {onAnother && <Button onClick={() => pending || onAnother()}>{t`Save and add another`}</Button>}
            <Button href={back} variant="quiet">{t`Cancel`}</Button>
          </div>
        </div>
      </form>
    </main>
  )
}

function Restored({ onPress }: { onPress: () => void }) {
  const { t } = useLingui()
  return (
    <Note role="status">
      <div className="row row--wrap">
        <span>{t`What you typed before is here again.`}</span>
        <Button size="s" onClick={onPress}>{t`Start over`}</Button>
      </div>
    </Note>
  )
}
