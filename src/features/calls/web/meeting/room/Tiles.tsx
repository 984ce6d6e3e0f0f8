import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import type { CallAnswer, MemberAnswer } from '../../call-answer.ts'
import type { PersonState, RoomView } from '../../connection/room-store.ts'
import { othersOf, useMemberName } from '../../use-call-name.ts'
import css from './Room.module.css'

/** Everybody of the call, oneself last. */
export function Tiles({ call, view }: { call: CallAnswer; view: RoomView }) {
  const { t } = useLingui()
  const own = call.members.find(({ is_own }) => is_own)!
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser allows a fieldset as a grid
    <div className={css.people} role="group" aria-label={t`People in the call`}>
      {othersOf(call).map((member) => (
        <OtherTile key={member.user_id} member={member} person={view.people.get(member.user_id)} />
      ))}
      <OwnTile member={own} view={view} />
    </div>
  )
}

function OtherTile({ member, person }: { member: MemberAnswer; person: PersonState | undefined }) {
  const { t } = useLingui()
  const name = useMemberName()(member)
  const shows = person !== undefined && (person.camera || person.screen) && person.state === 'on'
  const state = member.status === 'invitation' ? t`is being called` : person?.state === 'on' ? undefined : t`connecting`
  return (
    <div className={css.tile} data-speaks={person?.speaks || undefined}>
      {person && <Sound stream={person.stream} />}
      <Moving stream={person?.stream} shows={shows} whole={person?.screen === true} label={t`Picture of ${name}`} />
      {!shows && <Avatar name={name} url={member.user?.image_url} size="l" />}
      <Name>
        {person?.speaks && <Icon name="speaker-high" size="s" />}
        {person && !person.microphone && (
          <span className={css.off}>
            <Icon name="microphone-slash" size="s" />
            <span className="vh">{t`muted:`} </span>
          </span>
        )}
        <bdi>{name}</bdi>
        {person?.screen && <span>{t`shows the screen`}</span>}
        {state && <span>{state}</span>}
      </Name>
    </div>
  )
}

function OwnTile({ member, view }: { member: MemberAnswer; view: RoomView }) {
  const { t } = useLingui()
  const name = useMemberName()(member)
  const { preview, screen, microphone } = view.own
  const stream = useStream(preview)
  return (
    <div className={css.tile} data-own="">
      <Moving stream={stream} shows={preview !== null} whole={screen} mirrored={!screen} label={t`Your picture`} />
      {!preview && <Avatar name={name} url={member.user?.image_url} size="l" />}
      <Name>
        {!microphone && (
          <span className={css.off}>
            <Icon name="microphone-slash" size="s" />
          </span>
        )}
        {preview ? t({ message: 'You', context: 'in a call' }) : t`You, camera off`}
        {!microphone && <span>{t`muted`}</span>}
      </Name>
    </div>
  )
}

const Name = ({ children }: { children: ReactNode }) => <p className={css.name}>{children}</p>

function useStream(track: MediaStreamTrack | null): MediaStream | undefined {
  const kept = useRef<{ track: MediaStreamTrack; stream: MediaStream }>(undefined)
  if (track && kept.current?.track !== track) kept.current = { track, stream: new MediaStream([track]) }
  return track ? kept.current?.stream : undefined
}

interface MovingProps {
  stream: MediaStream | undefined
  shows: boolean
  /** A screen is shown whole; a face fills its tile. */
  whole: boolean
  mirrored?: boolean
  label: string
}
function Moving({ stream, shows, whole, mirrored, label }: MovingProps) {
  const box = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (box.current && box.current.srcObject !== (stream ?? null)) box.current.srcObject = stream ?? null
  }, [stream])
  return (
    <video
      ref={box}
      autoPlay
      playsInline
      muted
      hidden={!shows}
      aria-label={label}
      data-whole={whole || undefined}
      data-mirrored={mirrored || undefined}
    />
  )
}
function Sound({ stream }: { stream: MediaStream }) {
  const box = useRef<HTMLAudioElement>(null)
  useEffect(() => {
    if (!box.current) return
    box.current.srcObject = stream
    // Refused before the first press on this page; joining was one.
    void box.current.play().catch(() => {})
  }, [stream])
  // biome-ignore lint/a11y/useMediaCaption: a live voice has no captions
  return <audio ref={box} autoPlay hidden />
}
