import { useSyncExternalStore } from 'react'

const key = 'desk-letters'
const changed = 'desk-letters-changed'

/** Whether single letters do something in this browser: they do unless somebody turned them off. */
export function letterKeysOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

export function turnLetterKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(key)
    else localStorage.setItem(key, 'off')
  } catch {
    // A browser that keeps nothing leaves them on.
  }
  window.dispatchEvent(new Event(changed))
}

function listen(notify: () => void): () => void {
  window.addEventListener('storage', notify)
  window.addEventListener(changed, notify)
  return () => {
    window.removeEventListener('storage', notify)
    window.removeEventListener(changed, notify)
  }
}

export const useLetterKeysOn = (): boolean => useSyncExternalStore(listen, letterKeysOn, () => true)
