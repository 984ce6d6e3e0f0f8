import { useLingui } from '@lingui/react/macro'
import type { Why } from '../contract.ts'

interface WhyWords {
  /** What is shown. */
  readonly title: string
  /** Why it is shown to this member. */
  readonly because: string
  /** Where the reason can be changed. */
  readonly link: { readonly label: string; readonly href: string }
}

/** Each reason in words, with the page on which its member changes it. */
export function useWhyWords(): Readonly<Record<Why, WhyWords>> {
  const { t } = useLingui()
  return {
    wants: { title: t`What you want`, because: t`It is on your wishlist.`, link: { label: t`Your wishlist`, href: '/wishlists' } },
    sets: {
      title: t`For sets that are nearly complete`,
      because: t`You have at least half of its set.`,
      link: { label: t`Your stamp box`, href: '/stamp-items' },
    },
    ending: {
      title: t`Lots that end soon`,
      because: t`They come from countries that you collect.`,
      link: { label: t`Your interests`, href: '/edit-profile' },
    },
    alike: {
      title: t`Like what you watch`,
      because: t`It is of the kind, country and years of what you watch or wish for.`,
      link: { label: t`Your wishlist`, href: '/wishlists?type=Product' },
    },
    sellers: { title: t`From sellers you follow`, because: t`You follow its seller.`, link: { label: t`Your network`, href: '/network' } },
  }
}
