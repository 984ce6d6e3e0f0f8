import type { AnswerOf } from '#kernel/operation.ts'
import type { posts } from '../contract.ts'

export type PostShown = AnswerOf<typeof posts.show>['post']
export const postPath = (id: string) => `/feeds/show/${id}`
/** An article has a page of its own. */
export const pageOf = ({ id, kind }: Pick<PostShown, 'id' | 'kind'>) => (kind === 'Blog' ? `/blog/show/${id}` : postPath(id))
