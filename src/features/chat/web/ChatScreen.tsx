import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { chat } from '../contract.ts'
import css from './Chat.module.css'
import { ChatTitle } from './ChatTitle.tsx'
import { ConversationList } from './ConversationList.tsx'
import { type ChatAsked, readChat } from './chat-address.ts'
import { Found } from './Found.tsx'
import { NoThread } from './NoThread.tsx'
import { Thread } from './thread/Thread.tsx'

const listOf = ({ box, unread }: ChatAsked) => ({ box, unread })
const searchOf = ({ search }: ChatAsked) => ({ search })

/** One’s conversations beside the one that is open. */
export default screen({
  visitors: 'members',
  reads: readChat,
  asks: (asked) => [
    queryOf(chat.list, listOf(asked)),
    ...(asked.user_id ? [queryOf(chat.withMember, { id: asked.user_id })] : []),
    ...(asked.search ? [queryOf(chat.search, searchOf(asked))] : []),
  ],
  next: ({ user_id }, answerOf, round) => {
    const found = round === 0 && user_id ? answerOf(chat.withMember, { id: user_id }).conversation : undefined
    return found ? [queryOf(chat.history, { id: found.id })] : []
  },
  Draw: ({ input }) => <ChatPage asked={input} />,
})

function ChatPage({ asked }: { asked: ChatAsked }) {
  const answer = useData(chat.list, listOf(asked))
  const empty = answer.conversations.data.length === 0
  return (
    <main id="main" className={`page ${css.page}`} tabIndex={-1}>
      <ChatTitle unread={answer.counts.unread} />
      <div className={css.chat} data-view={asked.user_id ? 'thread' : empty ? 'empty' : 'list'}>
        <ConversationList asked={asked} answer={answer} />
        {asked.search && !asked.user_id ? (
          <Found search={asked.search} />
        ) : asked.user_id ? (
          <Thread key={asked.user_id} user_id={asked.user_id} about={asked.about} />
        ) : (
          <NoThread requests={asked.box === 'requests'} empty={empty} />
        )}
      </div>
    </main>
  )
}
