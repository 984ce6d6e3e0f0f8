import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/blogs/server/blogs.test'
const tree = 'src/kernel/written/tree.ts'
const treeTest = 'src/kernel/written/tree.test'
export const mutants: readonly Mutant[] = [
  {
    id: 'blog-draft-of-its-author',
    file: 'src/features/blogs/server/queries.ts',
    search: "    .where('author_id', '=', author_id)\n    .where(sql<SqlBool>`(blog_drafts.id",
    replace: '    .where(sql<SqlBool>`${author_id}::uuid is not null`)\n    .where(sql<SqlBool>`(blog_drafts.id',
    test,
  },
  {
    id: 'blog-save-over-unknown-version',
    file: 'src/features/blogs/server/drafts.ts',
    search: "  if (row.version !== version) return refuse('blog.clash')\n",
    replace: '  void version\n',
    test,
  },
  {
    id: 'blog-pictures-of-its-author',
    file: 'src/features/blogs/server/drafts.ts',
    search: "  if (!(await ownMedias(tx, viewer.id, all))) return refuse('blog.media')\n",
    replace: '  void ownMedias\n',
    test,
  },
  {
    id: 'blog-news-of-the-operator',
    file: 'src/features/blogs/server/drafts.ts',
    search: "  if (given.is_news && !mayBeNews(viewer)) return refuse('blog.news')\n",
    replace: '  void mayBeNews\n',
    test,
  },
  {
    id: 'blog-right-asked-again',
    file: 'src/features/blogs/server/publish.timer.ts',
    search: '(await mayPublish(tx, row.author_id)) ?',
    replace: '((await mayPublish(tx, row.author_id)) || true) ?',
    test,
  },
  {
    id: 'blog-card-of-another-site',
    file: 'src/features/blogs/server/read.ts',
    search: " || url.origin !== new URL(tools.site.public_url).origin) return refuse('blog.no_card')",
    replace: ") return refuse('blog.no_card')",
    test,
  },
  {
    id: 'blog-pictures-of-drafts-show-nothing',
    file: 'src/features/posts/server/queries.ts',
    search: "u.subject_type <> 'draft'\n      and ",
    replace: '',
    test,
  },
  {
    id: 'news-answered-by-plan',
    file: 'src/features/posts/server/queries.ts',
    search: "pp.permission = 'news.actions.access')",
    replace: 'true)',
    test,
  },
  {
    id: 'tree-links-by-http',
    file: tree,
    search: '!/^https?:\\/\\/[^\\s<>"\'`\\\\^{|}\\p{C}]+$/iu.test(href) || ',
    replace: '',
    test: treeTest,
  },
  {
    id: 'tree-known-fields',
    file: tree,
    search: "  if (!hasOnly(given, 'type', 'content', ...(type === 'heading' ? ['attrs'] : []))) return undefined\n",
    replace: '',
    test: treeTest,
  },
  { id: 'tree-depth', file: tree, search: 'depth > MOST_DEPTH || ', replace: '', test: treeTest },
  {
    id: 'feed-reader-text-escaped',
    file: 'src/features/blogs/server/html.ts',
    search: '    text: escapeHtml,',
    replace: '    text: (text) => text,',
    test: 'src/features/blogs/server/syndication.test',
  },
]
