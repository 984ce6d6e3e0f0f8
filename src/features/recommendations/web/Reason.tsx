import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { AnswerOf } from '#kernel/operation.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import type { recommendations, Why } from '../contract.ts'
import css from './Recommendations.module.css'
import { useChoose } from './use-choose.ts'
import { useWhyWords } from './use-why-words.ts'

interface ReasonProps {
  readonly why: Why
  readonly things: AnswerOf<typeof recommendations.list>['recommendations'][number]['things']
  readonly member_id: string
}

/** What one reason speaks for, as a strip of a stockbook page; turned off at once, the toast turns it on again. */
export function Reason({ why, things, member_id }: ReasonProps) {
  const { t } = useLingui()
  const id = useId()
  const toast = useToast()
  const { title, because, link } = useWhyWords()[why]
  const { choose, busy } = useChoose(member_id)
  async function turnOff() {
    if (!(await choose(why, false))) return
    toast({ title: t`“${title}” is turned off`, action: { label: t`Undo`, onPress: () => void choose(why, true) } })
  }
  return (
    <section className={css.reason} aria-labelledby={id}>
      <div className={css.words}>
        <h2 id={id}>{title}</h2>
        <p className="text-2">
          {because} <a href={link.href}>{link.label}</a>
        </p>
        <Button
          size="s"
          variant="quiet"
          icon="x"
          pending={busy ? t`Turning off` : undefined}
          aria-label={t`Turn off: ${title}`}
          onClick={() => void turnOff()}
        >{t`Turn off`}</Button>
      </div>
      <ul className={css.strip}>
        {things.map(({ id: thing, card }) => (
          <li key={thing}>
            <span className={css.pocket}>{card.image_url && <img src={card.image_url} alt="" loading="lazy" />}</span>
            <a href={card.path}>{card.title}</a>
            <p>{card.line}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
