import { useLingui } from '@lingui/react/macro'
import { Thumb } from '#web/ui/cards/Thumb.tsx'
import { type MediaAnswer, pictureOf } from './picture-of.ts'

interface EvidenceProps {
  medias: readonly MediaAnswer[]
  className?: string | undefined
  size?: 72 | 96
}
/** Pictures that somebody has shown in a dispute: small, and each leads to the whole one. */
export function Evidence({ medias, className = 'row row--wrap', size = 96 }: EvidenceProps) {
  const { t } = useLingui()
  if (!medias.length) return null
  return (
    <p className={className}>
      {medias.map((media) => (
        <a key={media.id} href={media.media_url} target="_blank" rel="noreferrer">
          <Thumb picture={pictureOf(media)} alt={t`Evidence`} size={size} />
        </a>
      ))}
    </p>
  )
}
