import { ask } from '#web/data.ts'
import { screen } from '#web/site.ts'
import { type DocumentName, documents } from '../contract.ts'
import { DocumentPage } from './DocumentPage.tsx'

/** One page of words. */
export const documentScreen = (name: DocumentName) =>
  screen({
    reads: () => ({ name }),
    asks: (input) => [ask(documents.show, input)],
    Draw: ({ input }) => <DocumentPage {...input} />,
  })
