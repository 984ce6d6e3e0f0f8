import { useLingui } from '@lingui/react/macro'

/** A member’s standing in words; whoever has none is not told so. */
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
