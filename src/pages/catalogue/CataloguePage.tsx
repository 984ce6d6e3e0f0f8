import type { ComponentProps } from 'react'
import { catalogue, catalogueEntrySubject } from '#features/catalogue/contract.ts'
import { catalogueScreen, EntryMarks, EntryWatchContext, type UseEntryWatch } from '#features/catalogue/web/public.tsx'
import { useMarks } from '#features/stamp-items/web/public.tsx'
import { useWishes } from '#features/wishlists/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { screen } from '#web/router/screen.ts'

type CatalogueInput = ComponentProps<typeof catalogueScreen.Draw>['input']

/** The catalogue, with Have, Swap and Want on its cards for whoever has a collection here. */
export default screen({ ...catalogueScreen, Draw: ({ input }) => <Marked input={input} /> })

const useEntryWatch: UseEntryWatch = (ids) => useWishes(catalogueEntrySubject.name, ids).heartOf

function Marked({ input }: { input: CatalogueInput }) {
  const marksOf = useMarks(useData(catalogue.list, input).entries.data)
  return (
    <EntryMarks value={marksOf}>
      <EntryWatchContext value={useEntryWatch}>
        <catalogueScreen.Draw input={input} />
      </EntryWatchContext>
    </EntryMarks>
  )
}
