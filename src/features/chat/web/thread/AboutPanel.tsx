import { useLingui } from '@lingui/react/macro'
import css from '../Chat.module.css'
import type { WithMember } from '../chat-address.ts'
import { AttachedCard } from './bubble/AttachedCard.tsx'
import { ChatSettings } from './ChatSettings.tsx'

/** What the conversation is about, and how one hears of it. */
export function AboutPanel({ found: { conversation } }: { found: WithMember }) {
  const { t } = useLingui()
  const about = conversation?.about
  return (
    <aside className={css.about} aria-label={t`About this conversation`}>
      {about?.card && (
        <section>
          <h2>{t`What you talk about`}</h2>
          <AttachedCard about={about} />
        </section>
      )}
      <section>
        <h2>{t`Who may write`}</h2>
        <p className="small">{t`Those whom you follow, and those you deal with. Others come as a request first.`}</p>
        <ChatSettings />
      </section>
    </aside>
  )
}
