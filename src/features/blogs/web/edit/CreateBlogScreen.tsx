import { useLingui } from '@lingui/react/macro'
import { safeParse } from 'zod/v4/core'
import { id } from '#kernel/shapes.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { EditorPlace } from './EditorPlace.tsx'

const BlogEditor = lazyPart(async () => (await import('./BlogEditor.tsx')).BlogEditor, <EditorPlace />)
const ClubId = id('clubs')

/** An empty page. The first words make it a draft; with `?club=` it is written in that club. */
export default screen({
  visitors: 'members',
  reads: ({ query }) => ({ club_id: safeParse(ClubId, query.get('club')).data }),
  asks: () => [],
  Draw: ({ input }) => <CreateBlog club_id={input.club_id} />,
})

function CreateBlog({ club_id }: { club_id: string | undefined }) {
  const { t } = useLingui()
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Write an article`}</Title>
      <h1 className="vh">{t`Write an article`}</h1>
      <BlogEditor first={undefined} club_id={club_id} />
    </main>
  )
}
