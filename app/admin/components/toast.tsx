import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { AdminIcon } from './admin-icon.tsx'
import { useInBrowser } from './in-browser.ts'

/** So long it stays after somebody last pointed at it or stood in it. */
const stayMs = 10_000

type Props = {
  /** The sentence; without one nothing is shown. */
  children: ReactNode
  /** A form that takes it back. */
  undo?: ReactNode
}

/**
 * The result of an action. Without JavaScript it is in the page. With it, on a wide window, it is over a corner, and it
 * disappears ten seconds after the pointer last touched it, or when it is closed. On a phone it stays in the page and covers
 * nothing.
 */
export function Flash({ children, undo }: Props) {
  const frame = useWords(frameAdminWords)
  const { key } = useLocation()
  const [gone, setGone] = useState<string>()
  const [held, setHeld] = useState(false)
  const inBrowser = useInBrowser()
  const shown = Boolean(children) && gone !== key
  useEffect(() => {
    if (!shown || held) return
    const timer = setTimeout(() => setGone(key), stayMs)
    return () => clearTimeout(timer)
  }, [shown, held, key])
  const close = () => {
    setHeld(false)
    setGone(key)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <div role="status" className="flash-line">
      {shown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it or standing in it only keeps it from going
        <div
          className={inBrowser ? 'note ok toast floats' : 'note ok toast'}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <p>{children}</p>
          {undo}
          {inBrowser && (
            <button type="button" className="close" aria-label={frame.flash.dismiss} onClick={close}>
              <AdminIcon name="close" />
            </button>
          )}
        </div>
      )}
    </div>
  )
}
