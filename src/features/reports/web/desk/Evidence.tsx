import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { reports } from '../../contract.ts'
import css from '../Reports.module.css'
import type { CaseShown } from '../report-answer.ts'

type Lines = NonNullable<CaseShown['evidence']>

/** The thing as it was when it was reported. What was written between two is opened by an act that the audit log keeps. */
export function Evidence({ shown }: { shown: CaseShown }) {
  const { t } = useLingui()
  const [opened, setOpened] = useState<Lines>()
  const lines = shown.evidence ?? opened
  return (
    <section className={css.block} aria-labelledby="evidence">
      <h2 id="evidence">{t`As it was when it was reported`}</h2>
      {lines ? <Kept lines={lines} /> : <OpenIt shown={shown} onOpen={setOpened} />}
    </section>
  )
}

function Kept({ lines }: { lines: Lines }) {
  const { t } = useLingui()
  if (lines.every(({ body }) => !body)) return <p className="text-2">{t`Nothing was written there.`}</p>
  return lines.map(({ by, body, at }, n) => (
    <blockquote key={n} className={by === 'reported' ? `${css.said} ${css.strong}` : css.said}>
      <bdi>{body}</bdi>
      {at && (
        <footer className="caption">
          <DateTime at={at} />
        </footer>
      )}
    </blockquote>
  ))
}

function OpenIt({ shown, onOpen }: { shown: CaseShown; onOpen: (lines: Lines) => void }) {
  const { t } = useLingui()
  const { run, busy, refusal } = useCommand(reports.evidence)
  async function open() {
    const answer = await run({ id: shown.card.id })
    if (!refused(answer)) onOpen([...answer.evidence])
  }
  return (
    <>
      <Refused refusal={refusal} />
      <p>{t`This was written between two members. You see the reported message and a few beside it. That you have opened it is kept in the audit log.`}</p>
      <p className="row">
        <Button icon="eye" pending={busy ? t`One moment…` : undefined} onClick={() => void open()}>{t`Open it`}</Button>
      </p>
    </>
  )
}
