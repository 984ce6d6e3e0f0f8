import { useMe } from '#features/account/web/public.tsx'
import { CallButtons } from '#features/calls/web/public.tsx'
import chatScreen from '#features/chat/web/ChatScreen.tsx'
import { ThreadActsContext } from '#features/chat/web/public.tsx'
import { screen } from '#web/router/screen.ts'

/** Conversations from `chat`, with the buttons of `calls` in the head of each. */
export default screen({
  ...chatScreen,
  Draw: (props) => (
    <ThreadActsContext value={Acts}>
      <chatScreen.Draw {...props} />
    </ThreadActsContext>
  ),
})

function Acts({ user_id, name }: { user_id: string; name: string }) {
  const me = useMe()
  return me ? <CallButtons {...{ user_id, name }} permissions={me.user_permissions} /> : null
}
