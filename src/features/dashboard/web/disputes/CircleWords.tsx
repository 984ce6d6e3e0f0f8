import { useLingui } from '@lingui/react/macro'
import { type MediaAnswer, pictureOf } from '#features/media/web/public.tsx'
import { Thumb } from '#web/ui/cards/Thumb.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import type { ComplaintInCircle } from './complaint-in-circle.ts'

/** What both have said and shown. */
export function CircleWords({ complaint }: { complaint: ComplaintInCircle }) {
  const { t } = useLingui()
  const { sender, receiver, reason, body, medias, opened_at, answer, answered_at, answer_medias } = complaint
  const reasons: Record<ComplaintInCircle['reason'], string> = {
    not_arrived: t`It has not arrived`,
    damaged: t`It arrived damaged`,
    not_as_described: t`It is not what was described`,
    other: t({ message: 'Something else', context: 'a problem with a parcel' }),
  }
  return (
    <ol className="stack">
      <Said who={receiver.full_name} at={opened_at} head={reasons[reason]} body={body} medias={medias} />
      {answer !== null && <Said who={sender.full_name} at={answered_at!} body={answer} medias={answer_medias} />}
    </ol>
  )
}

interface SaidProps {
  who: string
  at: string
  head?: string
  body: string
  medias: readonly MediaAnswer[]
}
function Said({ who, at, head, body, medias }: SaidProps) {
  const { t } = useLingui()
  return (
    <li>
      <b className="strong">
        <bdi>{who}</bdi>
      </b>{' '}
      <span className="small text-2">
        <DateTime at={at} />
        {head && ` · ${head}`}
      </span>
      <p className="prose">
        <bdi>{body}</bdi>
      </p>
      {medias.length > 0 && (
        <p className="row row--wrap">
          {medias.map((media) => (
            <a key={media.id} href={media.media_url} target="_blank" rel="noreferrer">
              <Thumb picture={pictureOf(media)} alt={t`Evidence`} size={96} />
            </a>
          ))}
        </p>
      )}
    </li>
  )
}
