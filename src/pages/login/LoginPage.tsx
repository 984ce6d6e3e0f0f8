import { useState } from 'react'
import { LoginForm } from '#features/accounts/web/public.tsx'
import { credentials } from '#features/credentials/contract.ts'
import { PasskeyLogin, SecondStep } from '#features/credentials/web/public.tsx'
import { ownPath } from '#kernel/address.ts'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { usePosted } from '#web/router/use-posted.ts'
import { Refused } from '#web/ui/messages/Refused.tsx'

export default screen({
  visitors: 'guests',
  reads: ({ query }: RouteMatch) => ({ back: ownPath(query.get('redirect_back'), '/feeds') }),
  asks: () => [],
  Draw: ({ input }) => <Login back={input.back} />,
})

/** Security: the challenge between the two steps is only in memory or, without script, in a hidden field; never in a URL or in storage. */
function Login({ back }: { back: string }) {
  const posted = usePosted(credentials.secondStep)
  const over = posted?.refusal?.refused === 'credentials.challenge_over' ? posted.refusal : undefined
  const [challenge, setChallenge] = useState(over ? undefined : posted?.values.challenge)
  if (challenge) return <SecondStep challenge={challenge} back={back} onOver={() => setChallenge(undefined)} />
  return (
    <LoginForm back={back} onSecondStep={setChallenge}>
      <Refused refusal={over} />
      <PasskeyLogin back={back} />
    </LoginForm>
  )
}
