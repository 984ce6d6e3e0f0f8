import { useState } from 'react'
import { PasskeyLogin, SecondStep } from '#features/credentials/web/public.tsx'
import { LoginForm } from '#features/members/web/public.tsx'
import { ownPath, type RouteMatch, screen } from '#web/router/screen.ts'

export default screen({
  visitors: 'guests',
  reads: ({ query }: RouteMatch) => ({ back: ownPath(query.get('redirect_back'), '/marketplace') }),
  asks: () => [],
  Draw: ({ input }) => <Login back={input.back} />,
})

/** The challenge between the two steps stays in this tab's memory: no address and no storage ever holds it. */
function Login({ back }: { back: string }) {
  const [challenge, setChallenge] = useState<string>()
  if (challenge) return <SecondStep challenge={challenge} back={back} onOver={() => setChallenge(undefined)} />
  return (
    <LoginForm back={back} onSecondStep={setChallenge}>
      <PasskeyLogin back={back} />
    </LoginForm>
  )
}
