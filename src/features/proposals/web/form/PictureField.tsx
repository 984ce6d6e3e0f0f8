import { useLingui } from '@lingui/react/macro'
import { type Pictures, PicturesField } from '#features/media/web/public.tsx'
import { Segments } from '#web/ui/controls/Segments.tsx'
import css from '../Proposals.module.css'
import type { FactsDraft } from './draft.ts'

export interface PictureFieldProps {
  hanging: Pictures
  kind: FactsDraft['stamp_kind']
  onKind: (kind: FactsDraft['stamp_kind']) => void
  error: string | undefined
}

/** One picture of the issue, and whether it shows this very one. */
export function PictureField({ hanging, kind, onKind, error }: PictureFieldProps) {
  const { t } = useLingui()
  return (
    <section className={`panel ${css.side}`} id="pictures" tabIndex={-1} aria-label={t`Picture`}>
      <PicturesField label={t`Picture`} hint={t`Of your own copy. Everybody will see it.`} max={1} {...{ hanging, error }} />
      {hanging.pictures.length > 0 && (
        <Segments
          label={t`What the picture shows`}
          segments={[
            { value: 'actual', label: t`This issue`, pressed: kind === 'actual' },
            { value: 'sample', label: t`One of the same design`, pressed: kind === 'sample' },
          ]}
          onPick={(value) => onKind(value as FactsDraft['stamp_kind'])}
        />
      )}
    </section>
  )
}
