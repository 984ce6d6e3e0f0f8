import type { FormEvent } from 'react'
import type { Refusal } from '#kernel/refusal.ts'
import { errorAt } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'

interface EmailFormProps {
  id: string
  label: string
  hint: string
  action: string
  pending: string | undefined
  refusal: Refusal | undefined
  /** Returns true if accepted: the field is cleared. */
  onEmail: (email: string) => Promise<boolean>
}

export function EmailForm({ id, label, hint, action, pending, refusal, onEmail }: EmailFormProps) {
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (await onEmail(String(new FormData(form).get('email')))) form.reset()
  }
  return (
    <form className="narrow" method="post" noValidate onSubmit={submit}>
      <TextField
        label={label}
        id={id}
        name="email"
        type="email"
        autoComplete="off"
        required
        maxLength={254}
        hint={hint}
        error={errorAt(refusal, 'email')}
      />
      <div>
        <Button type="submit" pending={pending}>
          {action}
        </Button>
      </div>
    </form>
  )
}
