import { useLingui } from '@lingui/react/macro'
import { Check } from '#web/ui/controls/Check.tsx'
import { FieldError } from '#web/ui/controls/Field.tsx'
import { type WebhookEvent, webhookEvents } from '../rules.ts'
import { useEventWords } from './use-event-words.ts'
import css from './Webhooks.module.css'

interface EventChoiceProps {
  /** Unique in the page. */
  name: string
  chosen: readonly WebhookEvent[]
  onChange: (events: WebhookEvent[]) => void
  error?: string | undefined
}

/** Which events an address hears. */
export function EventChoice({ name, chosen, onChange, error }: EventChoiceProps) {
  const { t } = useLingui()
  const words = useEventWords()
  return (
    <fieldset className={css.events} aria-describedby={error && `${name}-error`}>
      <legend>{t`What it hears`}</legend>
      {webhookEvents.map((event) => (
        <Check
          key={event}
          label={words[event]}
          checked={chosen.includes(event)}
          onChange={({ target }) => onChange(webhookEvents.filter((one) => (one === event ? target.checked : chosen.includes(one))))}
        />
      ))}
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
