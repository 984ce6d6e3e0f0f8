import { useLingui } from '@lingui/react/macro'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { useData } from '#web/query/hooks.ts'
import { Select } from '#web/ui/controls/Select.tsx'
import css from '../Catalogue.module.css'
import { systemsAsked } from '../systems-asked.ts'
import { useSystem } from '../use-system.ts'

/** Choice of the catalogue whose numbers cards and headings show. */
export function SystemSelect() {
  const { t } = useLingui()
  const [system, choose] = useSystem()
  const { stampCatalogNumberTypes = [] } = useData(vocabularies.staticData, systemsAsked).data
  const choices = [
    { value: '', label: t`All catalogues` },
    ...stampCatalogNumberTypes.filter(({ code }) => code !== 'own').map(({ code, name }) => ({ value: code, label: name })),
  ]
  return (
    <Select
      size="s"
      className={css.system}
      label={t`Catalogue numbers shown`}
      choices={choices}
      value={system}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  )
}
