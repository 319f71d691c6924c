import { type ReactNode, useState } from 'react'
import { useAccount } from '../../platform/data/account/account'
import { kept } from '../../platform/data/kept/kept-store'
import { useInstall } from '../../platform/pwa/install'
import { useUpdate } from '../../platform/pwa/update'
import { useFirstSync, useStanding } from '../../platform/sync/status'
import { Button, ButtonLink } from '../../ui/kit/Button'
import { Icon, type IconName } from '../../ui/kit/drawings/Icon'
import { useLate } from '../../ui/kit/waiting/use-late'
import { dayOf } from '../../ui/kit/when'
import styles from './AppNotices.module.css'

/** If the first sync is over by then, there is no notice. */
const FETCHES_SOON_MS = 2_000
const LATER = 'chairside.install-later'

type BarProps = { icon: IconName; text: string; about?: string; offer?: boolean; children?: ReactNode }

/** `offer`: optional, as nothing is wrong without it. */
function Bar({ icon, text, about = 'About this app', offer = false, children }: BarProps) {
  return (
    <section className={styles.bar} data-offer={offer || undefined} aria-label={about}>
      <Icon name={icon} />
      <p>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  )
}

const saidLater = (): boolean => kept.get(LATER) !== null

/** Anything about somebody's health comes before every other notice. */
export function AppNotices() {
  const partly = useLate(useFirstSync() !== null, FETCHES_SOON_MS)
  return (
    <>
      {partly && (
        <div role="status">
          <Bar
            icon="caution"
            about="Records that may be missing"
            text="Not all of the salon’s records are on this tablet yet. An allergy or a patch test may be missing. Ask the client before you mix."
          />
        </div>
      )}
      <OneNotice mayOffer={!partly} />
    </>
  )
}

/** One quiet notice at a time: sign in, an update, or installing. Nothing happens by itself. */
function OneNotice({ mayOffer }: { mayOffer: boolean }) {
  const update = useUpdate()
  const install = useInstall()
  const standing = useStanding()
  const leaving = useAccount()?.leaving
  const [later, setLater] = useState(saidLater)
  const [notNow, setNotNow] = useState(false)
  if (leaving !== undefined)
    return (
      <Bar icon="caution" text={`This account will be deleted on ${dayOf(leaving)}.`}>
        <ButtonLink look="act" to="/closing">
          Keep my account
        </ButtonLink>
      </Bar>
    )
  if (standing === 'account-closed')
    return (
      <Bar
        icon="caution"
        text="This account is closed and will be deleted. What is on this tablet can still be read and downloaded. To keep the account, sign in."
      >
        <ButtonLink look="act" to="/auth?again=1">
          Sign in
        </ButtonLink>
        <ButtonLink to="/settings/data">Download</ButtonLink>
      </Bar>
    )
  if (standing === 'sign-in-needed' || standing === 'wrong-account')
    return (
      <Bar icon="person" text="Sign in to send. Everything you write is kept on this tablet until then.">
        <ButtonLink look="act" to="/auth?again=1">
          Sign in
        </ButtonLink>
      </Bar>
    )
  if (standing === 'server-full')
    return (
      <Bar
        icon="waiting"
        text="The server has no more room for this salon’s records. What you write is kept on this tablet, and sent when there is room. Ask whoever runs the server for more."
      >
        <ButtonLink to="/waiting">What waits</ButtonLink>
      </Bar>
    )
  if (update.ready && !notNow)
    return (
      <Bar
        icon="synced"
        text={
          update.heldBy === null
            ? 'A new version is ready. It starts when you say so, and waits for what you are writing.'
            : `The new version starts as soon as it can. It waits: ${update.heldBy}`
        }
      >
        <Button look="act" onClick={update.apply}>
          Update now
        </Button>
        <Button look="plain" onClick={() => setNotNow(true)}>
          Later
        </Button>
      </Bar>
    )
  if (mayOffer && !later && !install.installed && (install.canInstall || install.isIpad))
    return (
      <Bar
        offer
        icon="download"
        text="Install Chairside: it then opens without a signal, like any other app."
      >
        {install.canInstall ? (
          <Button onClick={() => void install.prompt()}>Install</Button>
        ) : (
          <ButtonLink to="/settings/device">Show me how</ButtonLink>
        )}
        <Button
          look="plain"
          onClick={() => {
            setLater(true)
            kept.put(LATER, '1')
          }}
        >
          Not now
        </Button>
      </Bar>
    )
  return null
}
