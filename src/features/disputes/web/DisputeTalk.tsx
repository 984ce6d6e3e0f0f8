import { useLingui } from '@lingui/react/macro'
import { Evidence } from '#features/media/web/public-evidence.tsx'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import css from './Dispute.module.css'
import { type Disputed, type ShownDispute, useDeeds } from './use-dispute-words.ts'

const SayForm = lazyPart(() => import('./SayForm.tsx').then((part) => part.SayForm))
type Entry = ShownDispute['entries'][number]

/** What both have said, oldest first, and a line to answer. */
export function DisputeTalk({ disputed, dispute }: { disputed: Disputed; dispute: ShownDispute }) {
  const { t } = useLingui()
  const { role, store_name, buyer } = disputed
  return (
    <div>
      <h2>{role === 'buyer' ? t`Between you and ${store_name}` : t`Between you and ${buyer.full_name}`}</h2>
      <ol className={css.talk} aria-label={t`Messages`}>
        {dispute.entries.map((entry) => (
          <TalkLine key={entry.id} entry={entry} disputed={disputed} />
        ))}
      </ol>
      {dispute.actions.includes('say') && <SayForm id={dispute.id} order_id={disputed.order_id} />}
    </div>
  )
}

function TalkLine({ entry, disputed }: { entry: Entry; disputed: Disputed }) {
  const { t } = useLingui()
  const deeds = useDeeds(disputed.currency)
  const { actor, body, medias, at } = entry
  const who = { buyer: disputed.buyer.full_name, seller: disputed.store_name, moderator: t`Moderator`, system: '' }[actor]
  if (actor === 'system')
    return (
      <li className={css.sys}>
        <Icon name="clock" />
        <span>
          {deeds(entry)} <DateTime at={at} />
        </span>
      </li>
    )
  return (
    <li>
      <Avatar name={who} />
      <div>
        <p className="small">
          <b className="strong">
            <bdi>{actor === disputed.role ? t`You` : who}</bdi>
          </b>{' '}
          <span className="muted">
            <DateTime at={at} />
          </span>
        </p>
        {body && (
          <p className="prose">
            <bdi>{body}</bdi>
          </p>
        )}
        <Evidence medias={medias} className={css.pics} size={72} />
        {entry.action !== 'say' && (
          <p className={css.offer}>
            <b className="strong">{deeds(entry)}</b>
          </p>
        )}
      </div>
    </li>
  )
}
