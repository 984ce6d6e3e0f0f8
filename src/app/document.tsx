import { account } from '#features/account/contract.ts'
import { searches } from '#features/search/contract.ts'
import { Document } from '#pages/shell/Document.tsx'
import { Failed } from '#pages/shell/Failed.tsx'
import { LastResort } from '#pages/shell/LastResort.tsx'
import { NotFound } from '#pages/shell/NotFound.tsx'
import { queryOf } from '#web/query/keys.ts'
import type { Frame } from '#web/router/RouterView.tsx'

/** Document and frame around every screen. */
export const documentAround: Frame = {
  ...{ Document, NotFound, Failed, LastResort },
  asks: ({ signed_in }) => [queryOf(searches.kinds, {}), ...(signed_in ? [queryOf(account.me, {})] : [])],
}
