import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { reports } from '../../contract.ts'
import css from '../Reports.module.css'
import { type AppealShown, casePath } from '../report-answer.ts'
import { useMeasures, useReasons } from '../use-report-words.ts'

/** One appeal: the decision, what the member says against it, and the answer. */
export function AppealRow({ appeal: { decision, user, case_id, is_own } }: { appeal: AppealShown }) {
  const { t } = useLingui()
  const [measures, names] = [useMeasures(), useReasons()]
  const { id, number, title, measure, clause, facts, appeal, appealed_at } = decision
  return (
    <article className={css.block} aria-labelledby={`appeal-${id}`}>
      <h2 id={`appeal-${id}`}>
        {measures[measure]}: {case_id ? <a href={casePath(case_id)}>{title}</a> : <bdi>{title}</bdi>}
      </h2>
      <p className="caption">
        {t`Decision ${spokenNumber(number)}`} · {names[clause]} · <bdi>{user?.full_name ?? '–'}</bdi>
      </p>
      <blockquote className={`${css.said} ${css.strong}`}>
        <bdi>{facts}</bdi>
      </blockquote>
      <blockquote className={css.said}>
        <bdi>{appeal}</bdi>
        <footer className="caption">{appealed_at && <DateTime at={appealed_at} />}</footer>
      </blockquote>
      {is_own ? <Note>{t`You have decided this yourself, or it is about you: another moderator answers.`}</Note> : <Answer id={id} />}
    </article>
  )
}

function Answer({ id }: { id: AppealShown['decision']['id'] }) {
  const { t } = useLingui()
  const [toast, store] = [useToast(), useQueryClient()]
  const [body, setBody] = useState('')
  const { run, busy, refusal } = useCommand(reports.answer)
  async function send(verdict: 'uphold' | 'reverse') {
    if (!refused(await run({ id, verdict, body: body.trim() })))
      toast({
        title: verdict === 'reverse' ? t`The decision is reversed, and what it took is given back.` : t`The decision stands. The member is told why.`,
      })
    await store.touched(new Set(['report_cases:all']))
  }
  const wait = busy ? t`One moment…` : undefined
  return (
    <>
      <Refused refusal={refusal} fields={{ body: t`Answer. The member reads it.` }} ids={{ body: `answer-${id}` }} />
      <TextArea
        id={`answer-${id}`}
        label={t`Answer. The member reads it.`}
        required
        maxLength={2_000}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
      <p className="row row--wrap">
        <Button variant="fill" disabled={!body.trim()} pending={wait} onClick={() => void send('reverse')}>{t`Reverse the decision`}</Button>
        <Button disabled={!body.trim()} pending={wait} onClick={() => void send('uphold')}>{t`Let it stand`}</Button>
      </p>
    </>
  )
}
