import { useLingui } from '@lingui/react/macro'
import type { Circle, GuardedPart, Level } from '../rules.ts'

export function useLevelNames(): Record<Level, string> {
  const { t } = useLingui()
  return {
    none: t`No level yet`,
    bronze: t`Bronze`,
    silver: t`Silver`,
    gold: t({ message: 'Gold', context: 'a level' }),
    platinum: t({ message: 'Platinum', context: 'a level' }),
    diamond: t({ message: 'Diamond', context: 'a level' }),
  }
}

export function usePartNames(): Record<GuardedPart, string> {
  const { t } = useLingui()
  return {
    email: t`E-mail`,
    phone: t`Phone`,
    gender: t`Gender`,
    dob: t`Date of birth`,
    age: t`Age`,
    city: t`City`,
    state: t`State or region`,
    zipcode: t`Postcode`,
    language: t`Language`,
    interests: t`Countries and topics of interest`,
    network: t`Followers and followings`,
    collection: t`Collection`,
    wishlist: t`Wishlist`,
    presence: t`Whether I am online, and when I was last`,
  }
}

export function useCircleNames(): Record<Circle, string> {
  const { t } = useLingui()
  return { everyone: t`Everyone`, connections: t`Connections`, nobody: t`Nobody` }
}

export function useGenderNames(): Record<string, string> {
  const { t } = useLingui()
  return { female: t`Female`, male: t`Male`, other: t`Other` }
}
