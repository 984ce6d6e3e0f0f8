import { useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import type { Why } from '../contract.ts'
import css from './Recommendations.module.css'
import { useChoose } from './use-choose.ts'
import { useWhyWords } from './use-why-words.ts'

/** Reasons that are turned off, each with the press that turns it on. */
export function TurnedOff({ off, member_id }: { off: readonly Why[]; member_id: string }) {
  const { t } = useLingui()
  const words = useWhyWords()
  const { choose, busy } = useChoose(member_id)
  if (!off.length) return null
  return (
    <section className={`panel ${css.off}`} aria-labelledby="off">
      <h2 id="off">{t`Turned off`}</h2>
      <ul className="plain">
        {off.map((why) => (
          <li key={why}>
            <span>{words[why].title}</span>
            <Button size="s" disabled={busy} aria-label={t`Turn on: ${words[why].title}`} onClick={() => void choose(why, true)}>{t`Turn on`}</Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
