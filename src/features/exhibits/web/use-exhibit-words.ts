import { useLingui } from '@lingui/react/macro'
import type { CriterionKey, ExhibitClass, ExhibitStatus, Medal } from '../rules.ts'

function useClasses() {
  const { t } = useLingui()
  const classes: Record<ExhibitClass, string> = {
    traditional: t({ message: 'Traditional', context: 'an exhibition class' }),
    postal_history: t({ message: 'Postal history', context: 'an exhibition class' }),
    postal_stationery: t({ message: 'Postal stationery', context: 'an exhibition class' }),
    aerophilately: t({ message: 'Aerophilately', context: 'an exhibition class' }),
    astrophilately: t({ message: 'Astrophilately', context: 'an exhibition class' }),
    thematic: t({ message: 'Thematic', context: 'an exhibition class' }),
    maximaphily: t({ message: 'Maximaphily', context: 'an exhibition class' }),
    revenue: t({ message: 'Revenue', context: 'an exhibition class' }),
    picture_postcards: t({ message: 'Picture postcards', context: 'an exhibition class' }),
    open: t({ message: 'Open', context: 'an exhibition class' }),
    modern: t({ message: 'Modern', context: 'an exhibition class' }),
    one_frame: t({ message: 'One frame', context: 'an exhibition class' }),
    youth_a: t({ message: 'Youth A, 10 to 15 years', context: 'an exhibition class' }),
    youth_b: t({ message: 'Youth B, 16 to 18 years', context: 'an exhibition class' }),
    youth_c: t({ message: 'Youth C, 19 to 21 years', context: 'an exhibition class' }),
    literature: t({ message: 'Literature', context: 'an exhibition class' }),
  }
  return classes
}
function useMarkWords() {
  const { t } = useLingui()
  const criteria: Record<CriterionKey, string> = {
    title_and_plan: t({ message: 'Title and plan', context: 'a mark' }),
    development: t({ message: 'Development', context: 'a mark' }),
    innovation: t({ message: 'Innovation', context: 'a mark' }),
    thematic_knowledge: t({ message: 'Thematic knowledge', context: 'a mark' }),
    philatelic_knowledge: t({ message: 'Philatelic knowledge', context: 'a mark' }),
    condition: t({ message: 'Condition', context: 'a mark' }),
    rarity: t({ message: 'Rarity', context: 'a mark' }),
    presentation: t({ message: 'Presentation', context: 'a mark' }),
    treatment: t({ message: 'Treatment and importance', context: 'a mark' }),
    knowledge: t({ message: 'Knowledge and research', context: 'a mark' }),
    condition_and_rarity: t({ message: 'Condition and rarity', context: 'a mark' }),
  }
  return criteria
}
/** Classes, lines of mark sheets, medals, and where an exhibit stands. */
export function useExhibitWords() {
  const { t } = useLingui()
  const [classes, criteria] = [useClasses(), useMarkWords()]
  const medals: Record<Medal, string> = {
    large_gold: t({ message: 'Large gold', context: 'a medal' }),
    gold: t({ message: 'Gold', context: 'a medal' }),
    large_vermeil: t({ message: 'Large vermeil', context: 'a medal' }),
    vermeil: t({ message: 'Vermeil', context: 'a medal' }),
    large_silver: t({ message: 'Large silver', context: 'a medal' }),
    silver: t({ message: 'Silver', context: 'a medal' }),
    silver_bronze: t({ message: 'Silver-bronze', context: 'a medal' }),
    bronze: t({ message: 'Bronze', context: 'a medal' }),
  }
  const statuses: Record<ExhibitStatus, string> = {
    entered: t({ message: 'Handed in', context: 'an exhibit' }),
    accepted: t({ message: 'Accepted', context: 'an exhibit' }),
    declined: t({ message: 'Declined', context: 'an exhibit' }),
    on_show: t({ message: 'On show', context: 'an exhibit' }),
    judged: t({ message: 'Judged', context: 'an exhibit' }),
    awarded: t({ message: 'Awarded', context: 'an exhibit' }),
    withdrawn: t({ message: 'Withdrawn', context: 'an exhibit' }),
  }
  return {
    classes,
    classOf: (one: ExhibitClass) => classes[one],
    criterionOf: (key: CriterionKey) => criteria[key],
    medalOf: (medal: Medal | null) => (medal ? medals[medal] : t`Certificate of participation`),
    statusOf: (status: ExhibitStatus) => statuses[status],
  }
}
