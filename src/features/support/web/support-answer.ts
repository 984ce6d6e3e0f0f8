import type { AnswerOf } from '#kernel/operation.ts'
import { type support, ticketSubject } from '../contract.ts'

export type TicketShown = AnswerOf<typeof support.show>['ticket']
export type TicketCardShown = AnswerOf<typeof support.mine>['tickets']['data'][number]
export type DeskTicketShown = AnswerOf<typeof support.deskShow>['ticket']
export type DeskCardShown = DeskTicketShown['card']

export const SUPPORT = '/support'
export const HELP = '/help'
export const DESK = '/dashboard/support'
export const ticketPath = ticketSubject.path
export const deskPath = (id: string) => `${DESK}/${id}`
