import { useLingui } from '@lingui/react/macro'
import { Evidence } from '#features/media/web/public-evidence.tsx'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import css from '../Flags.module.css'
import type { FlagShown } from '../flag-answer.ts'
import { useFlagDeeds } from '../use-flag-words.ts'

const TalkForm = lazyPart(() => import('./TalkForm.tsx').then((part) => part.TalkForm))
const AskForm = lazyPart(() => import('./AskForm.tsx').then((part) => part.AskForm))
type Message = FlagShown['messages'][number]

/** What was said and done, oldest first; before the vote by role, without names. */
export function FlagTalk({ flag }: { flag: FlagShown }) {
  const { t } = useLingui()
  const { messages, may, id, role } = flag
  const answers = may.includes('answer')
  return (
    <section aria-labelledby="talk">
      <h2 id="talk">{t`What is said about it`}</h2>
      <ol className={css.talk}>
        {messages.map((message) => (
          <Line key={message.id} message={message} />
        ))}
      </ol>
      {(may.includes('say') || answers) && <TalkForm id={id} answers={answers} parties={role !== 'voter'} />}
      {may.includes('ask') && <AskForm id={id} />}
    </section>
  )
}

function Line({ message: { actor, user, is_own, action, body, audience, medias, at } }: { message: Message }) {
  const { t } = useLingui()
  const deed = useFlagDeeds()(action)
  const roles = { owner: t`The owner`, flagger: t`The flagger`, voter: t`A voter`, moderator: t`Moderator`, clock: '' }
  if (actor === 'clock')
    return (
      <li className={css.sys}>
        <Icon name="clock" />
        <span>
          {deed} <DateTime at={at} />
        </span>
      </li>
    )
  const who = is_own ? t`You` : (user?.full_name ?? roles[actor])
  return (
    <li>
      <Avatar name={user?.full_name ?? roles[actor]} url={user?.image_url ?? undefined} />
      <div>
        <p className="small">
          <b className="strong">
            <bdi>{who}</bdi>
          </b>{' '}
          <span className="muted">
            {user && !is_own && `${roles[actor]} · `}
            <DateTime at={at} />
          </span>{' '}
          {audience === 'parties' && <Badge icon="lock-simple">{t`Between the parties`}</Badge>}
        </p>
        {deed && <p className={css.deed}>{deed}</p>}
        {body && (
          <p className="prose">
            <bdi>{body}</bdi>
          </p>
        )}
        <Evidence medias={medias} className={css.pics} />
      </div>
    </li>
  )
}
