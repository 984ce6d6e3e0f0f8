import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import type { Refusal } from '#kernel/refusal.ts'
import { errorAt } from '#web/command/use-command.ts'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import type { dashboard } from '../../contract.ts'
import { ColourField } from './ColourField.tsx'

export const NAMES = ['name', 'sender_name', 'sender_email', 'colour', 'colour_dark'] as const
export type Colours = Readonly<Record<'colour' | 'colour_dark', string>>
interface SiteFieldsProps {
  face: AnswerOf<typeof dashboard.site>['face']
  refusal: Refusal | undefined
  colours: Colours
  onPick: (colours: Colours) => void
}

export function SiteFields({ face, refusal, colours, onPick }: SiteFieldsProps) {
  const { t } = useLingui()
  const labels = { name: t`Name of this marketplace`, sender_name: t`Sender of its letters`, sender_email: t`Address of the sender` }
  const field = (name: keyof typeof labels, maxLength: number) => ({
    ...{ id: name, name, label: labels[name], defaultValue: face[name], required: true, maxLength, error: errorAt(refusal, name) },
  })
  const pick = (name: keyof Colours) => ({
    ...{ name, value: colours[name], error: errorAt(refusal, name), onPick: (colour: string) => onPick({ ...colours, [name]: colour }) },
  })
  return (
    <>
      <Refused refusal={refusal} fields={{ ...labels, colour: t`Colour by day`, colour_dark: t`Colour by night` }} />
      <TextField {...field('name', 40)} />
      <TextField {...field('sender_name', 60)} />
      <TextField {...field('sender_email', 254)} type="email" />
      <ColourField {...pick('colour')} theme="light" />
      <ColourField {...pick('colour_dark')} theme="dark" />
    </>
  )
}
