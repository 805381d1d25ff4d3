import { useEffect, useState } from 'react'
import { clearOfflineDays } from '../../ui/offline-pack.ts'
import { clearTab } from '../components/tab-storage.ts'

/** The messages between the tabs of one browser: nobody is signed in any more, or somebody else is. */
type TabMessage = { signedOut: true } | { signedIn: string }

const channelName = 'impamba-admin'
const signedOutPath = '/admin/login?why=signed-out'
/** Answers who is signed in, and sends nobody on to sign in. */
const whoPath = '/admin/signed-in'

function announce(message: TabMessage): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(message)
  channel.close()
}

/** Tells the other tabs that this one has signed out, when the sign-in page replaces the admin area. */
export function useAnnounceSignOut(leaving: boolean): void {
  useEffect(() => {
    if (!leaving) return
    return () => {
      if (window.location.pathname !== '/admin/login') return
      clearTab()
      clearOfflineDays()
      announce({ signedOut: true })
    }
  }, [leaving])
}

/**
 * Whether the admin area must not be rendered in this tab, because nobody is signed in any more or it is not known yet. It
 * listens to the other tabs; where they cannot send messages, it asks the server when the tab becomes visible again. After a
 * sign-out the sign-in page is loaded as a document, so that nothing of the admin area stays in memory. If somebody else has
 * signed in, the page is loaded again as theirs.
 */
export function useShut(staffId: string | undefined): boolean {
  const [shut, setShut] = useState(false)
  useEffect(() => {
    if (staffId === undefined) return
    const leave = () => {
      setShut(true)
      clearTab()
      clearOfflineDays()
      window.location.replace(signedOutPath)
    }
    const reload = () => {
      setShut(true)
      clearTab()
      clearOfflineDays()
      window.location.reload()
    }
    const meet = (id: string) => (id === staffId ? setShut(false) : reload())
    const channel = new BroadcastChannel(channelName)
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      if ('signedOut' in data) leave()
      else meet(data.signedIn)
    }
    channel.postMessage({ signedIn: staffId } satisfies TabMessage)
    const check = async () => {
      const who = await whoIsIn()
      if (who === 'nobody') leave()
      else if (who !== 'unknown') meet(who.id)
    }
    const come = () => {
      if (document.visibilityState === 'visible') void check()
    }
    // A page from the browser's back-forward cache is shown as it was, whoever has signed out since.
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      setShut(true)
      void check()
    }
    document.addEventListener('visibilitychange', come)
    window.addEventListener('focus', come)
    window.addEventListener('online', come)
    window.addEventListener('pageshow', back)
    return () => {
      channel.close()
      document.removeEventListener('visibilitychange', come)
      window.removeEventListener('focus', come)
      window.removeEventListener('online', come)
      window.removeEventListener('pageshow', back)
    }
  }, [staffId])
  return shut
}

/**
 * Whom the cookie of this browser signs in. Where the server does not answer, the tab stays as it is, so that nobody loses what
 * they typed.
 */
async function whoIsIn(): Promise<{ id: string } | 'nobody' | 'unknown'> {
  try {
    const response = await fetch(whoPath, { redirect: 'manual', headers: { Accept: 'application/json' } })
    if (response.type === 'opaqueredirect') return 'nobody'
    return response.ok ? ((await response.json()) as { id: string }) : 'unknown'
  } catch {
    return 'unknown'
  }
}
