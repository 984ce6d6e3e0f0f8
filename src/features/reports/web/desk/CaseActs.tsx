import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { reports } from '../../contract.ts'
import { isOpenCase } from '../../rules.ts'
import css from '../Reports.module.css'
import type { CaseShown } from '../report-answer.ts'

/** Taking it, giving it back, and notes for colleagues. */
export function CaseActs({ shown }: { shown: CaseShown }) {
  const { t } = useLingui()
  const store = useQueryClient()
  const [take, release] = [useCommand(reports.take), useCommand(reports.release)]
  const { id, version, status, taken_by } = shown.card
  const act = async (calling: typeof take | typeof release) => {
    await calling.run({ id, version })
    await store.touched(new Set(['report_cases:all']))
  }
  return (
    <section className={css.block} aria-labelledby="work">
      <h2 id="work">{t`Work on it`}</h2>
      <Refused refusal={take.refusal ?? release.refusal} />
      {taken_by && (
        <p>
          {t`Taken by`} <bdi className="strong">{taken_by.full_name}</bdi>
        </p>
      )}
      {isOpenCase(status) && (
        <p className="row row--wrap">
          <Button pending={take.busy ? t`One moment…` : undefined} onClick={() => void act(take)}>
            {t({ message: 'Take it', context: 'case' })}
          </Button>
          {status === 'in_progress' && (
            <Button variant="quiet" pending={release.busy ? t`One moment…` : undefined} onClick={() => void act(release)}>{t`Give it back`}</Button>
          )}
        </p>
      )}
      <Notes shown={shown} />
    </section>
  )
}

function Notes({ shown: { notes, card } }: { shown: CaseShown }) {
  const { t } = useLingui()
  const store = useQueryClient()
  const [body, setBody] = useState('')
  const { run, busy, refusal } = useCommand(reports.note)
  async function keep() {
    if (refused(await run({ id: card.id, body: body.trim() }))) return
    setBody('')
    await store.touched(new Set(['report_cases:all']))
  }
  return (
    <>
      {notes.map(({ user, body: said, at }, n) => (
        <blockquote key={n} className={css.said}>
          <bdi>{said}</bdi>
          <footer className="caption">
            <bdi>{user?.full_name ?? '–'}</bdi> · <DateTime at={at} />
          </footer>
        </blockquote>
      ))}
      <Refused refusal={refusal} />
      <TextArea
        id="case-note"
        label={t`Note for colleagues`}
        rows={2}
        maxLength={2_000}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
      <p className="row">
        <Button size="s" disabled={!body.trim()} pending={busy ? t`One moment…` : undefined} onClick={() => void keep()}>{t`Keep the note`}</Button>
      </p>
    </>
  )
}
