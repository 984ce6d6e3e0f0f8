import { vocabularies } from '#features/vocabularies/contract.ts'
import { useMaybe } from '#web/query/hooks.ts'

/** Countries of today only; the vocabulary also contains former issuers of stamps. */
export function useCountries() {
  const lists = useMaybe(vocabularies.staticData, { types: ['countries'] }, true)
  const countries = lists?.data.countries ?? []
  return countries.filter(({ code, year_to }) => /^[A-Z]{2}$/.test(code) && year_to === null).map(({ code, name }) => ({ value: code, label: name }))
}
