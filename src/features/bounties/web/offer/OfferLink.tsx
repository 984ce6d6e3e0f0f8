import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { errorAt } from '#web/command/use-command.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Check } from '#web/ui/controls/Check.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import css from '../Bounties.module.css'
import type { BountyAnswer } from '../bounty-words.ts'
import { offeredLink } from './offered-link.ts'
import { usePlaceOffer } from './use-place-offer.ts'

/** A listing here by its address, or a page of a house outside. */
export function OfferLink({ bounty }: { bounty: BountyAnswer }) {
  const { t } = useLingui()
  const { origin } = useSite()
  const { place, busy, refusal } = usePlaceOffer(bounty)
  const [link, setLink] = useState('')
  const [own, setOwn] = useState(false)
  const [message, setMessage] = useState('')
  return (
    <section className={css.way} aria-labelledby="elsewhere">
      <h2 id="elsewhere">{t`I know where it is`}</h2>
      <form
        className={`panel ${css.form}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void place({ ...offeredLink(link, origin, own), message })
        }}
      >
        <Refused refusal={refusal} fields={{ link: t`Address` }} />
        <TextField
          id="link"
          type="url"
          label={t`Address`}
          hint={t`Of a product or auction here, or of a page of a house that we know. A page outside earns no reward.`}
          required
          maxLength={2000}
          value={link}
          error={errorAt(refusal, 'link') ?? errorAt(refusal, 'referable_type')}
          onChange={({ target }) => setLink(target.value)}
        />
        <Check label={t`It is my own listing`} checked={own} onChange={() => setOwn(!own)} />
        <TextArea id="link-message" label={t`Message`} optional maxLength={500} value={message} onChange={({ target }) => setMessage(target.value)} />
        <div>
          <Button type="submit" variant="fill" pending={busy ? t`Sending` : undefined}>{t`Offer it`}</Button>
        </div>
      </form>
    </section>
  )
}
