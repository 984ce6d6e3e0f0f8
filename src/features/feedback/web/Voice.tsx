import { Trans, useLingui } from '@lingui/react/macro'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import css from './Feedback.module.css'
import { Stars } from './Stars.tsx'
import type { ShownFeedback } from './shown-deal.ts'

/** One feedback, as everybody reads it. */
export function Voice({ feedback }: { feedback: ShownFeedback }) {
  const { t } = useLingui()
  const { author, receiver, comment, score, title, revealed_at, revised_at, given_at, reply, role, informed } = feedback
  return (
    <figure className={css.voice}>
      <blockquote>{comment ? <q>{comment}</q> : <p className="text-2">{t`Stars without words.`}</p>}</blockquote>
      <figcaption>
        <Avatar name={author.full_name} url={author.image_url} />
        <p className="small">
          <a className="strong" href={`/profile/${author.id}`}>
            <bdi>{author.full_name}</bdi>
          </a>{' '}
          <span className="text-2">{role === 'buyer' ? t`bought` : t`sold`}</span>
          <br />
          <span className="muted">
            <bdi>{title}</bdi> · <DateTime at={revealed_at ?? given_at} show="date" />
            {revised_at && ` · ${t`changed once`}`}
            {informed && ` · ${t`written after reading the other’s`}`}
          </span>
        </p>
        <Stars score={score} />
      </figcaption>
      {reply && (
        <p className={css.reply}>
          <span className={css.words}>{reply.text}</span>{' '}
          <span className="muted">
            <Trans>
              Answer of <bdi>{receiver.full_name}</bdi>
            </Trans>
          </span>
        </p>
      )}
    </figure>
  )
}
