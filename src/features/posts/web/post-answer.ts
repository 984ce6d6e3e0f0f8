import type { AnswerOf } from '#kernel/operation.ts'
import type { posts } from '../contract.ts'

export type PostShown = AnswerOf<typeof posts.show>['post']
export const postPath = (id: string) => `/feeds/show/${id}`
