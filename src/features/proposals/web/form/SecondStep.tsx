import { useLingui } from '@lingui/react/macro'
import { Source } from './FormFrame.tsx'
import { FurtherFacts } from './FurtherFacts.tsx'
import type { FormPart } from './form-part.ts'
import { type Found, Similar } from './Similar.tsx'

export interface SecondStepProps {
  part: FormPart
  found: Found
  note: string
  onNote: (note: string) => void
}

/** What the catalogue has that is like it, and what else is known. */
export function SecondStep({ part, found, note, onNote }: SecondStepProps) {
  const { t } = useLingui()
  return (
    <>
      <Similar found={found} />
      <h2>{t`What else is known`}</h2>
      <FurtherFacts {...part} />
      <Source value={note} onChange={onNote} />
    </>
  )
}
