import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { type DocumentName, documents } from '../contract.ts'
import { DocumentPage } from './DocumentPage.tsx'

export const documentScreen = (name: DocumentName) =>
  screen({
    reads: () => ({ name }),
    asks: (input) => [queryOf(documents.show, input)],
    Draw: ({ input }) => <DocumentPage {...input} />,
  })
