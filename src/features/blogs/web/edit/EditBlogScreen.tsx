import { useLingui } from '@lingui/react/macro'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { blogs } from '../../contract.ts'
import { EditorPlace } from './EditorPlace.tsx'

const BlogEditor = lazyPart(async () => (await import('./BlogEditor.tsx')).BlogEditor, <EditorPlace />)

/** One's draft, or the text of one's article. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(blogs.draft, { ...place, path: { id: place.path.blog_id ?? '' } }),
  asks: (input) => [queryOf(blogs.draft, input)],
  Draw: ({ input: { id } }) => <EditBlog key={id} id={id} />,
})

function EditBlog({ id }: { id: string }) {
  const { t } = useLingui()
  const { draft } = useData(blogs.draft, { id })
  const title = draft.title || t`Without a title`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <h1 className="vh">{title}</h1>
      <BlogEditor first={draft} club_id={undefined} />
    </main>
  )
}
