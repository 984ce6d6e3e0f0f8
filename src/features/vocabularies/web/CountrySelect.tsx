import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { GivenOf } from '#kernel/operation.ts'
import { useMaybe } from '#web/query/hooks.ts'
import { Select } from '#web/ui/controls/Select.tsx'
import { vocabularies } from '../contract.ts'

const all: GivenOf<typeof vocabularies.staticData> = { types: ['countries'], codes: [] }

/** One country of a form that works without script: those that are asked for often, and all of them once somebody is about to choose. */
export function CountrySelect({ asked, chosen }: { asked: GivenOf<typeof vocabularies.staticData>; chosen: string | undefined }) {
  const { t } = useLingui()
  const [wanted, setWanted] = useState(false)
  const often = useMaybe(vocabularies.staticData, asked, true)?.data.countries ?? []
  const every = useMaybe(vocabularies.staticData, all, wanted)?.data.countries
  const want = () => setWanted(true)
  return (
    <Select
      id="country"
      name="country"
      label={t`Country`}
      placeholder={t`Any`}
      choices={(every ?? often).map(({ code, name }) => ({ value: code, label: name }))}
      defaultValue={chosen ?? ''}
      onFocus={want}
      onPointerEnter={want}
    />
  )
}
