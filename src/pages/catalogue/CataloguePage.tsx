import type { ComponentProps } from 'react'
import { catalogue } from '#features/catalogue/contract.ts'
import { catalogueScreen, EntryMarks } from '#features/catalogue/web/public.tsx'
import { useMarks } from '#features/stamp-items/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { screen } from '#web/router/screen.ts'

type CatalogueInput = ComponentProps<typeof catalogueScreen.Draw>['input']

/** The catalogue, with Have and Swap on its cards for whoever has a collection here. */
export default screen({ ...catalogueScreen, Draw: ({ input }) => <Marked input={input} /> })

function Marked({ input }: { input: CatalogueInput }) {
  const marksOf = useMarks(useData(catalogue.list, input).entries.data)
  return (
    <EntryMarks value={marksOf}>
      <catalogueScreen.Draw input={input} />
    </EntryMarks>
  )
}
