import { useLingui } from '@lingui/react/macro'
import { documents } from '#features/documents/contract.ts'
import { DocumentPage } from '#features/documents/web/public.tsx'
import { asksTopics, ContactForm } from '#features/support/web/public.tsx'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, screen } from '#web/router/screen.ts'

const name = 'contact' as const
const own = (about: string | null) => (about && /^\/(?!\/)[\w\-./?=&%]{0,299}$/.test(about) ? about : undefined)

/** The operator's addresses, and the form of the help desk before them. */
export default screen({
  reads: ({ query }: RouteMatch) => ({ sent: query.has('sent'), topic: query.get('topic') ?? undefined, about: own(query.get('about')) }),
  asks: () => [queryOf(documents.show, { name }), asksTopics()],
  Draw: ({ input }) => <Contact {...input} />,
})

function Contact(asked: { sent: boolean; topic: string | undefined; about: string | undefined }) {
  const { t } = useLingui()
  return (
    <DocumentPage name={name}>
      <section aria-labelledby="write">
        <h2 id="write">{t`Write to us`}</h2>
        <p>
          {t`Perhaps it is answered already:`} <a href="/help">{t`Help`}</a>
        </p>
        <ContactForm {...asked} />
      </section>
    </DocumentPage>
  )
}
