import { useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import type { Offer } from './offer-words.ts'
import { useAnswers } from './use-answers.ts'

/** Buttons of what its buyer or seller may do now. */
export function OfferActions({ offer }: { offer: Offer }) {
  const { t } = useLingui()
  const { act, busy, refusal } = useAnswers(offer)
  const { name } = offer.product
  const words = { accept: t`Accept offer`, reject: t`Reject offer`, withdraw: t`Withdraw offer` }
  if (!offer.actions.length) return null
  return (
    <div className="stack">
      <Refused refusal={refusal} />
      <div className="row row--wrap">
        {offer.actions.map((action) => (
          <Button
            key={action}
            size="s"
            variant={action === 'accept' ? 'fill' : action === 'withdraw' ? 'quiet' : undefined}
            aria-label={`${words[action]}: ${name}`}
            onClick={() => busy || void act(action)}
          >
            {words[action]}
          </Button>
        ))}
      </div>
    </div>
  )
}
