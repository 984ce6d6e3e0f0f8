import { useLingui } from '@lingui/react/macro'

/** Names of levels; `none` has no name. */
export function useLevels(): Readonly<Record<string, string>> {
  const { t } = useLingui()
  return {
    bronze: t`Bronze level`,
    silver: t`Silver level`,
    gold: t`Gold level`,
    platinum: t`Platinum level`,
    diamond: t`Diamond level`,
  }
}
