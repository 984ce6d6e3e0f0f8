import { useLingui } from '@lingui/react/macro'

/** "Bidder 3", or who reads. */
export function useBidderName() {
  const { t } = useLingui()
  return (bidder: number, mine: boolean): string => (mine ? t({ message: 'You', context: 'a bidder' }) : t`Bidder ${bidder}`)
}
