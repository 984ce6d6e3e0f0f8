import { catalogueEntrySubject } from '#features/catalogue/contract.ts'
import { CatalogueScreen, EntryWatchContext, type UseEntryWatch } from '#features/catalogue/web/public.tsx'
import { useWishes } from '#features/wishlists/web/public.tsx'
import { screen } from '#web/router/screen.ts'

const useEntryWatch: UseEntryWatch = (ids) => useWishes(catalogueEntrySubject.name, ids).heartOf

/** The catalogue, with Want on every card. */
export default screen({
  ...CatalogueScreen,
  Draw: ({ input }) => (
    <EntryWatchContext value={useEntryWatch}>
      <CatalogueScreen.Draw input={input} />
    </EntryWatchContext>
  ),
})
