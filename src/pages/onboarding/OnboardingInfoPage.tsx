import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMe } from '#features/account/web/public.tsx'
import { profiles } from '#features/profiles/contract.ts'
import { PortraitField } from '#features/profiles/web/public.tsx'
import { allSettings } from '#features/settings/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { codeOf, nameOf, TermField } from '#features/vocabularies/web/public.tsx'
import { namesInOrder } from '#kernel/people/person-name.ts'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { useData, useMaybe } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { useSite } from '#web/router/use-site.ts'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { OnboardingFrame } from './OnboardingFrame.tsx'
import { readBack, useOnboarding } from './use-onboarding.ts'

const countries = { types: ['countries'] } as const

export default screen({
  visitors: 'members',
  reads: readBack,
  asks: () => [allSettings, queryOf(vocabularies.staticData, { types: [...countries.types] })],
  Draw: ({ input }) => <Info back={input.back} />,
})

function Info({ back }: { back: string }) {
  const { t } = useLingui()
  const way = useOnboarding('user-info', back)
  const me = useMe()
  const { locale } = useSite()
  const { data } = useData(vocabularies.staticData, { types: [...countries.types] })
  const own = useMaybe(profiles.show, { id: me?.id ?? '' } as never, me !== undefined)?.user
  const [typed, setTyped] = useState<{ first_name?: string; last_name?: string; country?: string; city?: string }>({})
  const { run, busy, refusal } = useCommand(profiles.update)
  const now = {
    first_name: me?.first_name ?? '',
    last_name: me?.last_name ?? '',
    country: nameOf(data.countries, own?.country ?? ''),
    city: own?.city ?? '',
    ...typed,
  }
  async function keep(): Promise<boolean> {
    const { country, ...rest } = typed
    if (!Object.keys(typed).length) return true
    return !refused(await run({ ...rest, ...(country !== undefined && { country: codeOf(data.countries, country) }) }))
  }
  const labels = { first_name: t`First name`, last_name: t`Last name`, country: t`Country`, city: t`Town` }
  const ties = (name: keyof typeof labels) => ({
    ...{ label: labels[name], id: name, value: now[name], error: errorAt(refusal, name) },
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => setTyped({ ...typed, [name]: currentTarget.value }),
  })
  return (
    <OnboardingFrame title={t`About you`} line={t`So that others know with whom they trade. Your street stays with you.`} {...{ way, keep, busy }}>
      <Refused refusal={refusal} fields={labels} />
      <div className="grid2">
        {namesInOrder(locale).map((name) => (
          <TextField key={name} {...ties(name)} autoComplete={name === 'first_name' ? 'given-name' : 'family-name'} maxLength={60} />
        ))}
        <TermField {...ties('country')} terms={data.countries ?? []} onValue={(country) => setTyped({ ...typed, country })} />
        <TextField {...ties('city')} autoComplete="address-level2" maxLength={100} optional />
      </div>
      {own && me?.is_email_verified && (
        <section className="panel folio" aria-labelledby="picture">
          <h2 id="picture">{t`Profile picture`}</h2>
          <PortraitField bare field="image_media_id" title={t`Profile picture`} user={own} />
        </section>
      )}
    </OnboardingFrame>
  )
}
