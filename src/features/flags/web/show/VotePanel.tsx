import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { RadioCards } from '#web/ui/controls/RadioCards.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { flags } from '../../contract.ts'
import { LEAST_VOTERS } from '../../rules-jury.ts'
import css from '../Flags.module.css'
import { type FlagShown, useFlagCall } from '../flag-answer.ts'

type Choice = NonNullable<FlagShown['own_vote']>['vote']

/** One vote, blind: how the others have voted is shown afterwards. */
export function VotePanel({ flag: { id, voters, weight } }: { flag: FlagShown }) {
  const { t, i18n } = useLingui()
  const [vote, setVote] = useState<Choice>()
  const [note, setNote] = useState('')
  const { run, busy, refusal } = useFlagCall(flags.vote, id)
  const cards = [
    { value: 'correct', label: t`Correct`, line: t`The item is not what it is said to be` },
    { value: 'incorrect', label: t`Incorrect`, line: t`The item is as it is described` },
    { value: 'unsure', label: t`Unsure`, line: t`Counts for presence, not for a side` },
  ]
  const deeds = { correct: t`Vote: the flag is correct`, incorrect: t`Vote: the flag is incorrect`, unsure: t`Vote: unsure` }
  return (
    <section className={css.panel} aria-labelledby="vote">
      <h2 id="vote">{t`Is the flag right?`}</h2>
      <Refused refusal={refusal} />
      <RadioCards
        label={t`Is the flag right?`}
        hideLabel
        name="vote"
        cards={cards}
        value={vote ?? ''}
        onValue={(value) => setVote(value as Choice)}
      />
      <TextArea
        id="why"
        label={t`Why`}
        hint={t`Read by both parties afterwards, without your name.`}
        optional
        maxLength={1_000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button
        block
        variant="fill"
        size="l"
        disabled={!vote}
        pending={busy ? t`One moment…` : undefined}
        onClick={() => vote && void run({ id, vote, note: note.trim() })}
      >
        {vote ? deeds[vote] : t`Choose first`}
      </Button>
      {weight !== null && (
        <p className="caption">{t`Your vote weighs ${i18n.number(weight / 100, { maximumFractionDigits: 1, minimumFractionDigits: 1 })} here. It cannot be changed.`}</p>
      )}
      <Blind voters={voters} />
    </section>
  )
}

/** How many have voted, and nothing else. */
function Blind({ voters }: { voters: number }) {
  const { t } = useLingui()
  return (
    <div className={css.blind}>
      <Icon name="eye-slash" />
      <p>
        {t`Blind until you have voted.`}{' '}
        <Plural value={voters} _0="Nobody has voted yet." one="One other has; you see how only then." other="# others have; you see how only then." />
      </p>
      <span className={css.jury} aria-hidden="true">
        {Array.from({ length: LEAST_VOTERS }, (_, at) => (
          <i key={at} data-in={at < voters || undefined} data-me={at === Math.min(voters, LEAST_VOTERS - 1) || undefined} />
        ))}
      </span>
    </div>
  )
}
